import {
  AtSign,
  BookOpen,
  Building2,
  Calculator,
  ChartBarDecreasing,
  CirclePlay,
  House,
  ImagePlus,
  Plus,
  type LucideIcon,
} from 'lucide-react';
import { useRef } from 'react';
import { openCardPicker } from '@/entities/record/card-picker';
import { Menu } from '@/ui/menu/menu';
import { addPictures } from './add-pictures';
import { changeParts, mostPictures, pollLimits, usePostParts, type DraftCard } from './post-parts';

interface ComposerToolsProps {
  userId: number;
  /** Characters of the text, and how many it may have. */
  length: number;
  longest: number;
  /** What could not be added, and why. */
  onProblem: (problem: string | null) => void;
  /** Puts an @ where the cursor is. */
  onMention: () => void;
}

/** From this part of the limit on the characters are counted. */
const countFrom = 0.9;

const toolClass =
  'text-ink-2 hover:bg-hover hover:text-ink touch-target relative flex h-[34px] items-center gap-2 rounded-[9px] px-2 text-sm font-medium whitespace-nowrap transition-colors disabled:text-ink-disabled md:px-2.5';

/** The buttons below the words of a post that add something to them. */
export function ComposerTools({ userId, length, longest, onProblem, onMention }: ComposerToolsProps) {
  const { pictures, poll, video } = usePostParts(userId);
  const input = useRef<HTMLInputElement>(null);
  const pick = (kind: DraftCard['kind']) =>
    openCardPicker(kind, ({ price: _price, ...card }) => changeParts(userId, (now) => ({ ...now, card })));
  return (
    <>
      <div role="group" aria-label="Add to your post" className="mr-auto -ml-2 flex items-center">
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept="image/*"
          aria-label="Add photos"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // The same file can be chosen again after it was taken out.
            target.value = '';
            onProblem(null);
            void addPictures(userId, files, onProblem);
          }}
        />
        <Tool
          icon={ImagePlus}
          label="Photo"
          isLabelled
          isDisabled={pictures.length >= mostPictures}
          onPress={() => input.current?.click()}
        />
        <Tool icon={House} label="Property" isLabelled onPress={() => pick('property')} />
        <Tool icon={Calculator} label="Evaluation" isLabelled onPress={() => pick('evaluation')} />
        <Tool
          icon={ChartBarDecreasing}
          label="Poll"
          isDisabled={poll !== null}
          onPress={() =>
            changeParts(userId, (now) => ({
              ...now,
              poll: { options: ['', ''], days: pollLimits.usualDays },
            }))
          }
        />
        <Tool icon={AtSign} label="Mention" onPress={onMention} />
        <Menu
          label="More"
          trigger={
            <button type="button" aria-label="More" title="More" className={toolClass}>
              <Plus aria-hidden size={17} strokeWidth={1.75} />
            </button>
          }
          items={[
            { label: 'Listing…', icon: <Building2 size={16} />, onSelect: () => pick('listing') },
            { label: 'Article…', icon: <BookOpen size={16} />, onSelect: () => pick('article') },
            {
              label: 'Video link',
              icon: <CirclePlay size={16} />,
              onSelect: () => changeParts(userId, (now) => ({ ...now, video: video ?? '' })),
            },
          ]}
        />
      </div>
      {length >= longest * countFrom && (
        <span className="num text-ink-3 text-xs">{`${length} / ${longest}`}</span>
      )}
    </>
  );
}

interface ToolProps {
  icon: LucideIcon;
  label: string;
  /** With its word beside it where there is room. */
  isLabelled?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}

function Tool({ icon: Icon, label, isLabelled = false, isDisabled = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={isLabelled ? undefined : label}
      disabled={isDisabled}
      onClick={onPress}
      className={toolClass}
    >
      <Icon aria-hidden size={17} strokeWidth={1.75} />
      {isLabelled && <span className="max-md:hidden">{label}</span>}
    </button>
  );
}
