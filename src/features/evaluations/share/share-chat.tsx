import type { Schemas } from '@/api/contract';
import { SendInChat } from '@/entities/record/send-in-chat';
import { closeModal } from '@/ui/modal/modal-store';
import type { Evaluation } from '../model/deal';
import { CardPreview } from './card/card-preview';

/** Sends the deal as a card into one of the member's conversations. */
export function ShareChat({ deal }: { deal: Evaluation }) {
  return (
    <SendInChat
      attachments={[{ kind: 'evaluation', refId: deal.id }]}
      onDone={() => closeModal('share-evaluation')}
    >
      {(conversation) => (
        <>
          <CardPreview
            deal={deal}
            shows={null}
            note="Shows only the area and these figures. Hides the address, price, costs and notes, and any title that names the street."
          />
          <AccessNote names={deal.isPublished ? [] : withoutAccess(conversation, deal)} />
        </>
      )}
    </SendInChat>
  );
}

function AccessNote({ names }: { names: readonly string[] }) {
  const [first, ...others] = names;
  if (first === undefined) return null;
  return (
    <p className="text-xs text-pretty text-ink-3">
      {`${others.length === 0 ? `${first} needs` : 'Some people here need'} access to open the full evaluation. Add them under People.`}
    </p>
  );
}

/** Who in the conversation would not get past the card. */
const withoutAccess = (
  { participants }: Schemas['Conversation'],
  { ownerId, collaborators }: Evaluation,
): string[] =>
  participants
    .filter(({ user }) => user.id !== ownerId && !collaborators.some(({ userId }) => userId === user.id))
    .map(({ user }) => user.fullName);
