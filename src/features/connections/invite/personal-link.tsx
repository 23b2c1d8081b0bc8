import { Link as LinkIcon, QrCode } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button/button';
import { Input } from '@/ui/input/input';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { Skeleton } from '@/ui/states/skeleton';
import { copyText } from '@/ui/toast/copy-text';
import { showToast } from '@/ui/toast/toast';

const loadCode = () => import('./link-code');

/** My own address to invite people by: to copy, or to be scanned. */
export function PersonalLink({ address }: { address: string }) {
  const [isShown, setIsShown] = useState(false);
  const code = useLazyPart(loadCode, isShown, () => {
    setIsShown(false);
    showToast({
      kind: 'error',
      text: 'Couldn’t load the QR code. Check your connection and try again.',
    });
  });
  const copy = () => copyText(address, 'Link', 'Select the link and copy it.');
  return (
    <section aria-label="Your link">
      <h2 className="text-md font-semibold">Your link</h2>
      <p className="text-ink-2 mt-1 mb-3 text-sm">Anyone who joins with this link is connected to you.</p>
      <div className="flex flex-wrap gap-2.5">
        <Input
          aria-label="Your link"
          readOnly
          value={address}
          className="min-w-48 flex-1"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button
          variant="outline"
          icon={<LinkIcon aria-hidden size={16} strokeWidth={1.75} />}
          onClick={() => void copy()}
        >
          Copy link
        </Button>
        <Button
          variant="outline"
          icon={<QrCode aria-hidden size={16} strokeWidth={1.75} />}
          aria-expanded={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          QR code
        </Button>
      </div>
      {isShown && (
        <div className="mt-4">
          {code ? <code.LinkCode address={address} /> : <Skeleton className="size-52 rounded-[14px]" />}
        </div>
      )}
    </section>
  );
}
