import { Copy, RefreshCw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { IconButton } from '@/ui/icon-button';
import { showToast } from '@/ui/toast';
import { withoutTokens } from './spoken';

interface AnswerActsProps {
  text: string;
  helpful: boolean | null | undefined;
  onRegenerate: (() => void) | undefined;
  /** Left out for what the server does not keep. */
  onRate: ((helpful: boolean | null) => void) | undefined;
}

/** Copy, ask again, and whether it helped: quiet, but always there, for fingers too. */
export function AnswerActs({ text, helpful, onRegenerate, onRate }: AnswerActsProps) {
  const copy = () =>
    navigator.clipboard.writeText(withoutTokens(text)).then(
      () => showToast({ kind: 'success', text: 'Answer copied' }),
      () => showToast({ kind: 'error', text: 'The answer could not be copied' }),
    );
  const icon = { 'aria-hidden': true, size: 15, strokeWidth: 1.75 } as const;
  return (
    <div role="group" aria-label="This answer" className="-ml-1.5 flex gap-0.5 max-md:gap-3">
      <IconButton label="Copy" size="sm" onClick={() => void copy()}>
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
    </div>
  );
}
