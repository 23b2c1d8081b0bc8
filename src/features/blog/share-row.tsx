import { Link as LinkIcon, Sparkles, SquarePen } from 'lucide-react';
import { Button } from '@/ui/button/button';
import { buttonClass } from '@/ui/button/button-class';
import { copyText } from '@/ui/toast/copy-text';

interface ShareRowProps {
  address: string;
  title: string;
  /** Asks Ava about the post; a stranger has no Ava. */
  onAskAva?: (() => void) | undefined;
  /** Begins a post in the member's own network; a stranger has none. */
  onPost?: (() => void) | undefined;
}

/** Ways to pass a post on; the two sites get nothing but the address, and only when their link is followed. */
export function ShareRow({ address, title, onAskAva, onPost }: ShareRowProps) {
  const share = [
    {
      name: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`,
    },
    {
      name: 'X',
      href: `https://x.com/intent/post?url=${encodeURIComponent(address)}&text=${encodeURIComponent(title)}`,
    },
  ];
  const copy = () => copyText(address, 'Link', 'Copy it from the address bar.');
  return (
    <div role="group" aria-label="Share this post" className="flex flex-wrap gap-2 print:hidden">
      <Button
        variant="outline"
        size="sm"
        icon={<LinkIcon aria-hidden size={15} strokeWidth={1.75} />}
        onClick={() => void copy()}
      >
        Copy link
      </Button>
      {onAskAva && (
        <Button
          variant="ava"
          size="sm"
          icon={<Sparkles aria-hidden size={15} strokeWidth={1.75} />}
          onClick={onAskAva}
        >
          Ask Ava about this
        </Button>
      )}
      {onPost && (
        <Button
          variant="outline"
          size="sm"
          icon={<SquarePen aria-hidden size={15} strokeWidth={1.75} />}
          onClick={onPost}
        >
          Post to Network
        </Button>
      )}
      {share.map(({ name, href }) => (
        <a
          key={name}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          Share on {name}
        </a>
      ))}
    </div>
  );
}
