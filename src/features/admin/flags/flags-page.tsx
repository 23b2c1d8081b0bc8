import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { read, usePut } from '@/api/queries';
import { LoadedPart } from '@/entities/setting/loaded-part';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { openQuestion } from '@/ui/modal/confirm-question';
import { RelativeTime } from '@/ui/text/relative-time';
import { useNow } from '@/ui/text/use-now';
import { showToast } from '@/ui/toast/toast';
import { AdminPage } from '../admin-page';

type Flag = Schemas['FeatureFlag'];

const features: Readonly<
  Record<Flag['key'], { name: string; inSentence: string; text: string; whenOff: string }>
> = {
  registration: {
    name: 'Registration',
    inSentence: 'registration',
    text: 'Anyone can create an account.',
    whenOff: 'No one can create an account until you turn registration on again. Members can still sign in.',
  },
  'ai-search': {
    name: 'AI search',
    inSentence: 'AI search',
    text: 'Members can search for property in plain English.',
    whenOff: 'Members can only search with filters until you turn AI search on again.',
  },
  'beta-applications': {
    name: 'Beta applications',
    inSentence: 'beta applications',
    text: 'Members can apply for the Pipeline and Portfolio betas.',
    whenOff:
      'Members can’t apply until you turn applications on again. Existing applications stay in the list.',
  },
};

/** Features that admins can turn off for everyone (S67). */
export function FlagsPage() {
  const flags = useQuery(read('/admin/flags'));
  return (
    <AdminPage title="Feature flags" text="Changes apply to everyone straight away.">
      <Card className="max-w-3xl">
        <LoadedPart
          query={flags}
          failureTitle="Couldn’t load the feature flags"
          skeleton="h-48"
          isWhole={({ data }) => Array.isArray(data)}
        >
          {({ data }) => (
            <ul
              aria-label="Feature flags"
              className="flex flex-col divide-y divide-line-subtle light:divide-line"
            >
              {data
                .filter(({ key }) => key in features)
                .map((flag) => (
                  <Feature key={flag.key} flag={flag} />
                ))}
            </ul>
          )}
        </LoadedPart>
      </Card>
    </AdminPage>
  );
}

function Feature({ flag: { key, isOn, changedAt, changedBy } }: { flag: Flag }) {
  const now = useNow();
  const { name, inSentence, text, whenOff } = features[key];
  const put = usePut('/admin/flags/{key}', {
    failureTitle: `Couldn’t change ${inSentence}`,
    refreshes: ['/admin/flags', '/admin/audit'],
    onDone: (_answer, { body }) =>
      showToast({ kind: 'success', text: `${name} turned ${body.isOn ? 'on' : 'off'}` }),
  });
  const turn = (next: boolean) => put.mutate({ path: { key }, body: { isOn: next } });
  const askToTurnOff = () =>
    openQuestion({
      id: `turn-off-${key}`,
      title: `Turn off ${inSentence}?`,
      text: whenOff,
      act: 'Turn off',
      onConfirm: () => turn(false),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="flex flex-wrap items-center gap-2 text-base font-semibold">
          {name}
          <Badge tone={isOn ? 'green' : 'red'}>{isOn ? 'On' : 'Off'}</Badge>
        </h2>
        <p className="text-sm text-pretty text-ink-2">{text}</p>
        {changedAt !== null && changedBy && (
          <p className="text-xs text-ink-3">
            Changed by {changedBy.fullName}, <RelativeTime at={changedAt} now={now} />
          </p>
        )}
      </div>
      <Button
        variant="outline"
        aria-label={`Turn ${isOn ? 'off' : 'on'} ${inSentence}`}
        isLoading={put.isPending}
        loadingLabel="Saving"
        onClick={() => (isOn ? askToTurnOff() : turn(true))}
      >
        {isOn ? 'Turn off' : 'Turn on'}
      </Button>
    </li>
  );
}
