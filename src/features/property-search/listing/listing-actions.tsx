import { Calculator, EyeOff, ExternalLink, Flag, Heart, Link2, MoreHorizontal, Undo2 } from 'lucide-react';
import { safeHref } from '@/lib/links/safe-href';
import { Button } from '@/ui/button/button';
import { buttonClass } from '@/ui/button/button-class';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import { copyText } from '@/ui/toast/copy-text';
import type { Listing } from '../data/queries';
import { useEvaluate } from '../data/use-evaluate';
import { useMarks } from '../data/use-marks';

/** What can be done with a home: evaluate it, keep it, put it away, tell that it is gone, see the original. */
export function ListingActions({ listing }: { listing: Listing }) {
  const { toggleSaved, hide, restore, report } = useMarks();
  const { evaluate, evaluating } = useEvaluate();
  const { id, saved, hidden, reported, url, source } = listing;
  const original = safeHref(url);
  return (
    <div className="mt-3.5 flex flex-wrap gap-2">
      <Button
        icon={<Calculator aria-hidden size={17} />}
        isLoading={evaluating === id}
        loadingLabel="Creating"
        onClick={() => evaluate(id)}
      >
        Evaluate
      </Button>
      <Button
        variant="outline"
        aria-pressed={saved}
        icon={<Heart aria-hidden size={17} className={saved ? 'fill-current text-rose-ink' : ''} />}
        onClick={() => toggleSaved(listing, false)}
      >
        {saved ? 'Saved' : 'Save'}
      </Button>
      {original !== null && (
        <a
          href={original}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'outline' })}
        >
          <ExternalLink aria-hidden size={16} />
          {`View on ${source}`}
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      )}
      <Menu
        label="More actions"
        trigger={
          <IconButton label="More actions" isBordered>
            <MoreHorizontal aria-hidden size={19} />
          </IconButton>
        }
        items={[
          {
            label: 'Copy link',
            icon: <Link2 size={16} />,
            onSelect: () =>
              void copyText(new URL(`/property-search?listing=${id}`, window.location.origin).href, 'Link'),
          },
          hidden
            ? { label: 'Show in searches', icon: <Undo2 size={16} />, onSelect: () => restore(listing) }
            : { label: 'Hide from searches', icon: <EyeOff size={16} />, onSelect: () => hide(listing) },
          ...(reported
            ? []
            : [
                {
                  label: 'Report as no longer available',
                  icon: <Flag size={16} />,
                  onSelect: () => report(listing),
                },
              ]),
        ]}
      />
      {reported && (
        <p className="basis-full text-sm text-ink-2">You reported this home as no longer available.</p>
      )}
    </div>
  );
}
