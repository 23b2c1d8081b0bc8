import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { formFailure } from '@/api/form-failure';
import { write } from '@/api/queries';
import { TurnedOff } from '@/entities/setting/turned-off';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import { Checkbox } from '@/ui/input/checkbox';
import { Form, FormCheckbox } from '@/ui/form/form';
import { FormField, FormSelect } from '@/ui/form/form-field';
import { useForm } from '@/ui/form/use-form';
import { Textarea } from '@/ui/input/textarea';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import { portfolioBands, reasonError } from './beta-rules';

type New = Schemas['NewBetaApplication'];

// true: the record has these keys and no others
const strategies = Object.keys(strategyNames) as Schemas['BetaStrategy'][];
const modalId = 'beta-application';

/** Opens the application for early features. */
export function openBetaForm(feature: New['feature'], title: string): void {
  openModal({
    id: modalId,
    title: `Apply for the ${title} beta`,
    size: 'md',
    content: <BetaForm feature={feature} />,
  });
}

/** Why, how many properties, which strategies, and whether we may get in touch. */
function BetaForm({ feature }: { feature: New['feature'] }) {
  const queryClient = useQueryClient();
  const form = useForm<
    Omit<New, 'feature' | 'strategies'> & { strategies: readonly Schemas['BetaStrategy'][] }
  >({
    initial: { reason: '', portfolioBand: '0', strategies: [], testerConsent: false },
    validate: ({ reason }) => ({ reason: reasonError(reason) }),
    send: async ({ reason, strategies: own, ...rest }) => {
      const body = { ...rest, feature, reason: reason.trim(), strategies: [...own] };
      const refreshes = ['/beta-applications'];
      await write(queryClient, 'post', '/beta-applications', { body }, { refreshes });
      closeModal(modalId);
      showToast({ kind: 'success', text: 'Application sent' });
    },
    failureOf: (error) => formFailure(error, ['reason', 'portfolioBand']),
  });
  const { strategies: chosen } = form.values;
  return (
    <Form form={form} submit="Send application" sending="Sending" modalId={modalId}>
      <TurnedOff feature="beta-applications" />
      <FormField
        form={form}
        name="reason"
        label="How would you use the beta?"
        hint="Use at least 20 characters. Mention what you use now, such as a spreadsheet."
      >
        {(control) => <Textarea {...control} rows={4} maxLength={1000} required />}
      </FormField>
      <FormSelect form={form} name="portfolioBand" label="Properties you own" choices={portfolioBands} />
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-medium">Strategies</legend>
        <div className="grid grid-cols-1 gap-1 md:grid-cols-2">
          {strategies.map((value) => (
            <Checkbox
              key={value}
              label={strategyNames[value]}
              checked={chosen.includes(value)}
              onChange={({ currentTarget }) =>
                form.set(
                  'strategies',
                  currentTarget.checked ? [...chosen, value] : chosen.filter((each) => each !== value),
                )
              }
            />
          ))}
        </div>
      </fieldset>
      <FormCheckbox form={form} name="testerConsent" label="You can contact me about testing" />
    </Form>
  );
}
