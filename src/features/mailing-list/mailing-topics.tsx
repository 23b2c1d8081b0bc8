import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { formFailure } from '@/api/form-failure';
import { read, write } from '@/api/queries';
import { nothingToSave } from '@/entities/setting/nothing-to-save';
import { LoadedPart } from '@/entities/setting/loaded-part';
import { Form, FormCheckbox } from '@/ui/form/form';
import { useSavedForm } from '@/ui/form/use-saved-form';
import { showToast } from '@/ui/toast/toast';

type Topic = Schemas['MailingTopic'];

const topicLabels: Record<Topic, string> = {
  newsletter: 'Monthly newsletter',
  market: 'Market reports',
  product: 'What’s new in Tiebeam',
  events: 'Events and webinars',
};
// true: the record has these keys and no others
const topics = Object.keys(topicLabels) as Topic[];

/** The topics I get emails about (S66). Ticking none unsubscribes. */
export function MailingTopics({ email }: { email: string }) {
  const entries = useQuery(read('/mailing-list', { query: { scope: 'mine' } }));
  return (
    <LoadedPart
      query={entries}
      failureTitle="Couldn’t load your mailing list"
      skeleton="h-52"
      isWhole={({ data }) => Array.isArray(data)}
    >
      {({ data }) => <TopicForm email={email} entry={data[0]} />}
    </LoadedPart>
  );
}

const chosenIn = (entry: Schemas['MailingListEntry'] | undefined) =>
  entry === undefined || entry.unsubscribedAt !== null ? [] : entry.topics;

function TopicForm({ email, entry }: { email: string; entry: Schemas['MailingListEntry'] | undefined }) {
  const queryClient = useQueryClient();
  const chosen = chosenIn(entry);
  const saved = {
    newsletter: chosen.includes('newsletter'),
    market: chosen.includes('market'),
    product: chosen.includes('product'),
    events: chosen.includes('events'),
  };
  const form = useSavedForm({
    saved,
    validate: () => ({}),
    save: async (changes) => {
      const wanted = topics.filter((topic) => changes[topic] ?? saved[topic]);
      const refreshes = ['/mailing-list'];
      if (wanted.length > 0) {
        const body = { email, topics: wanted, consent: true as const };
        await write(queryClient, 'post', '/mailing-list', { body }, { refreshes });
      } else if (entry?.code) {
        await write(queryClient, 'delete', '/mailing-list', { query: { code: entry.code } }, { refreshes });
      }
      showToast({ kind: 'success', text: wanted.length > 0 ? 'Email topics saved' : 'Unsubscribed' });
    },
    onUnchanged: nothingToSave,
    failureOf: (error) => formFailure(error, topics),
  });
  return (
    <Form form={form} label="Mailing list" submit="Save" sending="Saving" modalId={null} isOneOfMany>
      <div className="flex flex-col gap-1">
        {topics.map((topic) => (
          <FormCheckbox key={topic} form={form} name={topic} label={topicLabels[topic]} />
        ))}
      </div>
      <p className="text-sm text-pretty text-ink-2 wrap-anywhere">
        Sent to {email}. Untick every topic to unsubscribe.
      </p>
    </Form>
  );
}
