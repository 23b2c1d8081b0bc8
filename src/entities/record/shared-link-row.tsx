import { Copy, Link2Off } from 'lucide-react';
import { momentDay } from '@/lib/dates/moment-day';
import { counted } from '@/lib/lists/counted';
import { Button } from '@/ui/button/button';
import { useNow } from '@/ui/text/use-now';
import { copyText } from '@/ui/toast/copy-text';

/** So many of those who opened a link are named. */
const named = 3;

interface SharedLinkRowProps {
  link: {
    id: string;
    /** A moment; null without an end. */
    expiresAt: string | null;
    /** Who opened it, the latest first. */
    views: readonly { user: { fullName: string }; at: string }[];
  };
  /** What it shows or whom it is for; its buttons are named by it. */
  name: string;
  /** What else holds for it: `passcode required`. */
  term?: string | undefined;
  /** Where it leads. */
  address: string;
  isRevoking: boolean;
  /** Another change is on its way. */
  isDisabled?: boolean;
  onRevoke: () => void;
}

/** A link under which members may look at something: what it shows, until when, who came; copied and revoked. */
export function SharedLinkRow({
  link,
  name,
  term,
  address,
  isRevoking,
  isDisabled = false,
  onRevoke,
}: SharedLinkRowProps) {
  const now = useNow();
  const { id, expiresAt, views } = link;
  const hasEnded = expiresAt !== null && Date.parse(expiresAt) <= now.getTime();
  const end =
    expiresAt === null ? 'No expiry' : `${hasEnded ? 'Expired on' : 'Until'} ${momentDay(expiresAt)}`;
  const viewers = views.slice(0, named).map(({ user, at }) => `${user.fullName} on ${momentDay(at)}`);
  const others = views.length - viewers.length;
  const opened =
    viewers.length === 0
      ? 'Not opened yet'
      : `Opened by ${viewers.join(', ')}${others > 0 ? ` and ${counted(others, 'other')}` : ''}`;
  return (
    <li data-row={id} className="rounded-lg border border-line p-3">
      <p className="num text-sm font-medium wrap-anywhere">{name}</p>
      <p className="num text-xs text-ink-3">{term === undefined ? end : `${end}, ${term}`}</p>
      <p className="num mt-0.5 text-xs text-ink-2 wrap-anywhere">{opened}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {!hasEnded && (
          <Button
            size="sm"
            variant="soft"
            icon={<Copy aria-hidden size={15} />}
            aria-label={`Copy link for ${name}`}
            onClick={() => void copyText(address, 'Link', `Copy it from here: ${address}`)}
          >
            Copy link
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          icon={<Link2Off aria-hidden size={15} />}
          aria-label={isRevoking ? `Revoking link for ${name}…` : `Revoke link for ${name}`}
          isLoading={isRevoking}
          loadingLabel="Revoking"
          disabled={isDisabled}
          onClick={onRevoke}
        >
          Revoke
        </Button>
      </div>
    </li>
  );
}
