import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { DayInput } from '../input/day-input';
import { Input } from '../input/input';
import { Textarea } from '../input/textarea';
import { closeAllModals, closeModal, openModal } from '../modal/modal-store';
import { Form, FormCheckbox } from './form';
import { FormField, FormSelect } from './form-field';
import { useForm } from './use-form';

const kinds = [
  { value: 'fixed', label: 'Fixed term' },
  { value: 'periodic', label: 'Periodic' },
] as const;

type Kind = (typeof kinds)[number]['value'];
interface Tenancy {
  tenant: string;
  kind: Kind;
  from: string;
  note: string;
  isGuaranteed: boolean;
}

const blank: Tenancy = { tenant: '', kind: 'fixed', from: '', note: '', isGuaranteed: false };

interface TenancyFormProps {
  save: (tenancy: Tenancy) => Promise<unknown>;
  modalId: string | null;
}

/** As a screen writes one: values, what is wrong with them, how they are saved, and a line for each field. */
function TenancyForm({ save, modalId }: TenancyFormProps) {
  const form = useForm<Tenancy>({
    initial: blank,
    validate: ({ tenant, isGuaranteed }) => ({
      tenant: tenant.trim() === '' ? 'Enter the tenant’s name' : undefined,
      isGuaranteed: isGuaranteed ? undefined : 'Tick the box once the deposit is protected',
    }),
    send: save,
    failureOf: () => ({
      fields: new Map([['from', 'Another tenancy runs on that day']]),
      text: null,
      waitSeconds: 0,
    }),
  });
  return (
    <Form form={form} modalId={modalId} label="Tenancy" submit="Save tenancy" sending="Saving">
      <FormField form={form} name="tenant" label="Tenant">
        {(control) => <Input {...control} autoComplete="off" />}
      </FormField>
      <FormSelect form={form} name="kind" label="Kind" choices={kinds} />
      <FormField form={form} name="from" label="Starts on" isOptional>
        {(control, change) => <DayInput {...control} onChange={change} pickLabel="Choose the first day" />}
      </FormField>
      <FormField form={form} name="note" label="Note" hint="Only you can see this" isOptional>
        {(control) => <Textarea {...control} />}
      </FormField>
      <FormCheckbox form={form} name="isGuaranteed" label="The deposit is protected" />
    </Form>
  );
}

const meta = {
  title: 'ui/form',
  component: TenancyForm,
  args: { save: fn<TenancyFormProps['save']>(() => Promise.resolve()), modalId: null },
  beforeEach: () => closeAllModals,
  decorators: [
    (Story) => (
      <div className="max-w-[480px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TenancyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {};

export const Invalid: Story = {
  globals: { theme: 'light' },
  play: async ({ args, canvas }) => {
    const tenant = canvas.getByRole('textbox', { name: 'Tenant' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save tenancy' }));
    await waitFor(() => expect(tenant).toHaveFocus());
    await expect(tenant).toHaveAccessibleDescription('Enter the tenant’s name');
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/Tick the box/);
    await expect(args.save).not.toHaveBeenCalled();
    await userEvent.type(tenant, 'Ada Fenwick');
    await expect(tenant).toBeValid();
  },
};

/** A field is validated when it is left, then at every change. */
export const OnBlur: Story = {
  play: async ({ canvas }) => {
    const tenant = canvas.getByRole('textbox', { name: 'Tenant' });
    await userEvent.click(tenant);
    await expect(tenant).toBeValid();
    await userEvent.tab();
    await expect(tenant).toBeInvalid();
  },
};

/** What a press leaves is validated after its click: no line of error moves the button from under the pointer. */
export const OnPress: Story = {
  play: async ({ args, canvas }) => {
    const user = userEvent.setup();
    const tenant = canvas.getByRole('textbox', { name: 'Tenant' });
    const note = canvas.getByRole('textbox', { name: 'Note optional' });
    const save = canvas.getByRole('button', { name: 'Save tenancy' });
    await user.click(tenant);
    const before = save.getBoundingClientRect().top;
    await user.pointer({ keys: '[MouseLeft>]', target: save });
    await expect(tenant).not.toHaveFocus();
    await expect(tenant).toBeValid();
    await expect(save.getBoundingClientRect().top).toBe(before);
    await user.pointer({ keys: '[/MouseLeft]', target: save });
    await waitFor(() => expect(tenant).toHaveFocus());
    await expect(args.save).not.toHaveBeenCalled();
    await user.type(tenant, 'Ada Fenwick');
    await user.clear(tenant);
    await user.click(note);
    await waitFor(() => expect(tenant).toBeInvalid());
  },
};

/** Ctrl and Enter send it from any field; what the server refuses stands at its field, which has the focus. */
export const Refused: Story = {
  args: { save: fn<TenancyFormProps['save']>(() => Promise.reject(new Error('422'))) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tenant' }), 'Ada Fenwick');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'periodic');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note optional' }), 'Pays early');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const from = canvas.getByRole('textbox', { name: 'Starts on optional' });
    await waitFor(() => expect(from).toHaveFocus());
    await expect(from).toHaveAccessibleDescription('Another tenancy runs on that day');
    await expect(args.save).toHaveBeenCalledOnce();
    await expect(args.save).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'periodic', note: 'Pays early', isGuaranteed: true }),
    );
    await expect(canvas.getByRole('textbox', { name: 'Note optional' })).toHaveValue('Pays early');
  },
};

/** In a modal, Cancel and Escape ask before anything typed is lost, and only then. */
export const InModal: Story = {
  render: ({ save }) => (
    <Button
      onClick={() =>
        openModal({
          id: 'tenancy',
          title: 'New tenancy',
          content: (
            <TenancyForm
              modalId="tenancy"
              save={async (tenancy) => {
                await save(tenancy);
                closeModal('tenancy');
              }}
            />
          ),
        })
      }
    >
      New tenancy
    </Button>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'New tenancy' });
    await userEvent.click(opener);
    const tenant = await screen.findByRole('textbox', { name: 'Tenant' });
    await waitFor(() => expect(tenant).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(opener);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Tenant' }), 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByRole('group', { name: 'Discard your changes?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await expect(screen.getByRole('textbox', { name: 'Tenant' })).toHaveValue('Ada');
  },
};
