import { BookOpen, Building2, Calculator, House, X } from 'lucide-react';
import { useEffect, useEffectEvent, type KeyboardEvent } from 'react';
import type { Schemas } from '@/api/contract';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { NativeSelect } from '@/ui/input/native-select';
import { askToDiscard } from './discard-post';
import { copyText } from '@/ui/toast/copy-text';
import { pairChoices } from '@/ui/input/choices';
import { PictureRow } from './picture-row';
import { PollEditor } from './poll-editor';
import { useTellPosted } from './tell-posted';
import { VideoField } from './video-field';
import {
  audiences,
  changeParts,
  clearParts,
  restoreParts,
  usePostParts,
  wishes,
  type DraftCard,
  type PostParts,
} from './post-parts';

// What the composer needs of this code beside its parts.
export { addPictures } from './add-pictures';
export { postPartsOf, settleParts } from './post-parts';
export { partsProblem, postBody, signOf, waitingText } from './post-body';
export { ComposerTools } from './composer-tools';

interface ComposerPartsProps {
  userId: number;
  /** Somebody has begun to write. */
  isBegun: boolean;
  /** The words of a post that could not be sent. */
  failed?: string | false;
  /** What has just been posted. */
  posted?: Schemas['Post'] | undefined;
  /** All of it is given up. */
  onDiscard: () => void;
  /** All pictures are small. */
  onReady: () => void;
}

/** What goes with a post beside its words: pictures, a card, a poll, for whom it is and what it looks for. */
export function ComposerParts(props: ComposerPartsProps) {
  const { userId, isBegun, failed = false, posted, onDiscard, onReady } = props;
  useTellPosted(posted);
  useEffect(() => restoreParts(userId), [userId]);
  const parts = usePostParts(userId);
  const { pictures, card, poll, video, audience, lookingFor } = parts;
  const change = (patch: Partial<PostParts>) => changeParts(userId, (now) => ({ ...now, ...patch }));
  const isWorking = pictures.some(({ file }) => file === null);
  const tellReady = useEffectEvent(onReady);
  useEffect(() => {
    if (!isWorking) tellReady();
  }, [isWorking]);
  const isOpen =
    isBegun ||
    pictures.length > 0 ||
    card !== null ||
    poll !== null ||
    video !== null ||
    audience !== 'members' ||
    lookingFor !== null;
  return (
    <div role="presentation" className="contents" onKeyDown={keepFromPosting}>
      <PictureRow userId={userId} pictures={pictures} />
      {card && <CardChip card={card} onRemove={() => change({ card: null })} />}
      {poll && <PollEditor poll={poll} onChange={(next) => change({ poll: next })} />}
      {video !== null && <VideoField address={video} onChange={(next) => change({ video: next })} />}
      {isOpen && (
        <div className="mt-3 flex flex-wrap gap-2">
          <NativeSelect
            aria-label="Who can see this"
            className="w-auto! max-md:flex-1 max-md:basis-5/12"
            choices={pairChoices(audiences)}
            value={audience}
            onChange={({ target }) =>
              change({ audience: audiences.find(([key]) => key === target.value)?.[0] ?? 'members' })
            }
          />
          <NativeSelect
            aria-label="Looking for"
            className="w-auto! max-md:flex-1 max-md:basis-5/12"
            placeholder="Looking for…"
            choices={pairChoices(wishes)}
            value={lookingFor ?? ''}
            onChange={({ target }) =>
              change({ lookingFor: wishes.find(([key]) => key === target.value)?.[0] ?? null })
            }
          />
          {failed !== false && (
            <Button
              variant="ghost"
              size="sm"
              className="ml-auto"
              onClick={() => void copyText(failed, 'Text')}
            >
              Copy
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            className={failed === false ? 'ml-auto' : undefined}
            onClick={() =>
              askToDiscard(() => {
                clearParts(userId);
                onDiscard();
              })
            }
          >
            {failed === false ? 'Discard' : 'Delete'}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Enter in a line beside the text ends that line; the post goes by its button. */
function keepFromPosting(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

const cardIcons = { evaluation: Calculator, property: House, listing: Building2, article: BookOpen } as const;

function CardChip({ card, onRemove }: { card: DraftCard; onRemove: () => void }) {
  const Icon = cardIcons[card.kind];
  return (
    <div
      role="group"
      aria-label="Attached"
      className="border-line bg-surface-2 mt-3 flex items-center gap-3 rounded-lg border py-2 pr-2 pl-3"
    >
      <Icon aria-hidden size={18} className="text-ink-2 shrink-0" />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate text-sm font-medium">{card.title}</bdi>
        <span className="text-ink-3 block truncate text-xs">{card.subtitle}</span>
      </span>
      <IconButton size="sm" label={`Remove “${card.title}”`} onClick={onRemove}>
        <X aria-hidden size={16} />
      </IconButton>
    </div>
  );
}
