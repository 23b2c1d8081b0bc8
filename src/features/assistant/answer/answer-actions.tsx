import { Copy, Ellipsis, Flag, RefreshCw, ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import { copyText } from '@/ui/toast/copy-text';
import { inPlainText } from './spoken';

/** What another part of the product does with an answer, such as writing a post of it. */
export interface AnswerUse {
  label: string;
  icon: ReactNode;
  /** Gets the answer as it came: spoken.ts makes it fit for people. */
  onUse: (answer: UsedAnswer) => void;
}

export interface UsedAnswer {
  text: string;
  /** Asks its question once more, at the end of the conversation; undefined where it answers none. */
  askAgain: (() => void) | undefined;
}

interface AnswerActsProps {
  text: string;
  uses: readonly AnswerUse[];
  /** Left out for what the server does not keep. */
  onReport: (() => void) | undefined;
  helpful: boolean | null | undefined;
  onRegenerate: (() => void) | undefined;
  /** Asks its question once more, wherever the answer stands. */
  onAskAgain: (() => void) | undefined;
  /** Left out for what the server does not keep. */
  onRate: ((helpful: boolean | null) => void) | undefined;
}

/** Copy, ask again, whether it helped, and what else can be done with it: quiet, but always there, for fingers too. */
export function AnswerActions({
  text,
  uses,
  helpful,
  onRegenerate,
  onRate,
  onReport,
  ...acts
}: AnswerActsProps) {
  const more = [
    ...uses.map(({ label, icon, onUse }) => ({
      label,
      icon,
      onSelect: () => onUse({ text, askAgain: acts.onAskAgain }),
    })),
    ...(onReport
      ? [{ label: 'Report…', icon: <Flag size={16} strokeWidth={1.75} />, onSelect: onReport }]
      : []),
  ];
  const icon = { 'aria-hidden': true, size: 15, strokeWidth: 1.75 } as const;
  return (
    <div
      role="group"
      aria-label="This answer"
      className="-ml-1.5 flex gap-0.5 max-md:-ml-3 max-md:[&_button]:size-11"
    >
      <IconButton label="Copy" size="sm" onClick={() => void copyText(inPlainText(text), 'Answer')}>
        <Copy {...icon} />
      </IconButton>
      {onRegenerate && (
        <IconButton label="Ask this again" size="sm" onClick={onRegenerate}>
          <RefreshCw {...icon} />
        </IconButton>
      )}
      {onRate && (
        <>
          <IconButton
            label="Helpful"
            size="sm"
            aria-pressed={helpful === true}
            onClick={() => onRate(helpful === true ? null : true)}
            className="aria-pressed:text-teal-ink"
          >
            <ThumbsUp {...icon} fill={helpful === true ? 'currentColor' : 'none'} />
          </IconButton>
          <IconButton
            label="Not helpful"
            size="sm"
            aria-pressed={helpful === false}
            onClick={() => onRate(helpful === false ? null : false)}
            className="aria-pressed:text-amber-ink"
          >
            <ThumbsDown {...icon} fill={helpful === false ? 'currentColor' : 'none'} />
          </IconButton>
        </>
      )}
      {more.length > 0 && (
        <Menu
          label="More options for this answer"
          trigger={
            <IconButton label="More options for this answer" size="sm">
              <Ellipsis {...icon} />
            </IconButton>
          }
          items={more}
        />
      )}
    </div>
  );
}
