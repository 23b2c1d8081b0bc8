import { useMutation } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { MessageSquare } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { errorMessage } from '@/api/errors';
import { usePost } from '@/api/queries';
import { useSendTo } from '@/entities/conversation/use-send-to';
import { isBlank } from '@/lib/text/blank';
import { safeHref } from '@/lib/links/safe-href';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { FormAlert } from '@/ui/form/form-alert';
import { Textarea } from '@/ui/input/textarea';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import type { Listing } from '../../data/queries';
import { Section } from '../section';

const modalId = 'ask-agent';

/** Who markets the home: by phone, on their site and, where they are a member here, by message. */
export function Agent({ listing }: { listing: Listing }) {
  const { name, branch, phone, website, business } = listing.agent;
  const site = safeHref(website ?? '');
  return (
    <Section title="Agent">
      <p className="text-base">
        {business ? (
          <Link
            to="/$username"
            params={{ username: business.username }}
            className="text-link hover:underline"
          >
            {name}
          </Link>
        ) : (
          name
        )}
        {`, ${branch}`}
      </p>
      <p className="num flex flex-wrap gap-x-4 text-base">
        <a href={`tel:${phone.replace(/\s/g, '')}`} className="text-link hover:underline">
          {phone}
        </a>
        {site !== null && (
          <a href={site} target="_blank" rel="noopener noreferrer" className="text-link hover:underline">
            Website
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
      </p>
      {business && (
        <Button
          className="mt-3"
          size="sm"
          variant="outline"
          icon={<MessageSquare aria-hidden size={15} />}
          onClick={() => openAskAgent(listing, business)}
        >
          Ask the agent
        </Button>
      )}
    </Section>
  );
}

type AgentBusiness = NonNullable<Listing['agent']['business']>;

function openAskAgent(listing: Listing, business: AgentBusiness): void {
  openModal({
    id: modalId,
    title: `Message ${listing.agent.name}`,
    content: <AskAgentForm listing={listing} business={business} onDone={() => closeModal(modalId)} />,
  });
}

interface AskAgentFormProps {
  listing: Listing;
  business: AgentBusiness;
  onDone: () => void;
}

/** The message goes to the agent's conversation with the listing as its card, and is noted as an enquiry. */
export function AskAgentForm({ listing, business, onDone }: AskAgentFormProps) {
  const router = useRouter();
  const [text, setText] = useState('Is this home still available? I’d like to know more about it.');
  const sendTo = useSendTo();
  const log = usePost('/businesses/{id}/enquiries', { refreshes: [`/businesses/${business.id}/reviews`] });
  // Tried again it is still one message and one enquiry.
  const send = useMutation({
    mutationFn: async (content: string) => {
      const attachments = [{ kind: 'listing' as const, refId: listing.id }];
      const sent = await sendTo.mutateAsync({ userId: business.userId, content, attachments });
      if (sent) await log.mutateAsync({ path: { id: business.id }, body: { messageId: sent.id } });
      return sent;
    },
    onSuccess: (sent) => {
      onDone();
      const href = sent ? `/conversations?chat=${sent.conversation.id}&view=chat` : '/conversations';
      showToast({
        kind: 'success',
        text: 'Message sent',
        action: { label: 'Open', onAction: () => void router.navigate({ href }) },
      });
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank(text) && !send.isPending) send.mutate(text.trim());
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4 pt-1">
      <Field label="Message" hint="The listing is attached as a card">
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={8000}
            readOnly={send.isPending}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Field>
      {send.error && <FormAlert text={errorMessage(send.error)} />}
      <Button
        type="submit"
        className="self-end"
        disabled={isBlank(text)}
        isLoading={send.isPending}
        loadingLabel="Sending"
      >
        Send message
      </Button>
    </form>
  );
}
