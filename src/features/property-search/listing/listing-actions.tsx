import {
  Calculator,
  CalendarPlus,
  EyeOff,
  ExternalLink,
  Flag,
  Heart,
  Link2,
  MoreHorizontal,
  Share2,
  Sparkles,
  Undo2,
} from 'lucide-react';
import { openBooking } from '@/entities/viewing/booking/viewing-form';
import { safeHref } from '@/lib/links/safe-href';
import { Button } from '@/ui/button/button';
import { buttonClass } from '@/ui/button/button-class';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import { copyText } from '@/ui/toast/copy-text';
import type { Findings } from '../data/findings';
import type { Listing } from '../data/queries';
import { useEvaluate } from '../data/use-evaluate';
import { useMarks } from '../data/use-marks';
import { askFromDrawer } from './ask-from-drawer';
import { PipelineButton } from './follow-up/pipeline-button';
import { openShareListing } from './follow-up/share-listing';

interface ListingActionsProps {
  listing: Listing;
  /** What goes along into its evaluation. */
  findings: Findings;
  /** The drawer it stands in. */
  modalId: string;
}

/** What can be done with a home: evaluate it, follow it up, keep it, show it to others, put it away, tell that it is gone. */
export function ListingActions({ listing, findings, modalId }: ListingActionsProps) {
  const { toggleSaved } = useMarks();
  const { evaluate, evaluating } = useEvaluate();
  const { id, saved, reported, url, source } = listing;
  const original = safeHref(url);
  return (
    <div className="mt-3.5 flex flex-wrap gap-2">
      <Button
        icon={<Calculator aria-hidden size={17} />}
        isLoading={evaluating === id}
        loadingLabel="Creating"
        onClick={() => evaluate(listing, findings)}
      >
        Evaluate
      </Button>
      <PipelineButton listing={listing} findings={findings} />
      <Button
        variant="outline"
        icon={<CalendarPlus aria-hidden size={17} />}
        onClick={() => openBooking({ listingId: id, title: `${listing.address} ${listing.postcode}` })}
      >
        Book a viewing
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
      <MoreMenu listing={listing} modalId={modalId} />
      {reported && (
        <p className="basis-full text-sm text-ink-2">You reported this home as no longer available.</p>
      )}
    </div>
  );
}

function MoreMenu({ listing, modalId }: Pick<ListingActionsProps, 'listing' | 'modalId'>) {
  const { hide, restore, report } = useMarks();
  const { id, address, outcode, hidden, reported } = listing;
  return (
    <Menu
      label="More actions"
      trigger={
        <IconButton label="More actions" isBordered>
          <MoreHorizontal aria-hidden size={19} />
        </IconButton>
      }
      items={[
        { label: 'Share…', icon: <Share2 size={16} />, onSelect: () => openShareListing(listing) },
        {
          label: 'Copy link',
          icon: <Link2 size={16} />,
          onSelect: () =>
            void copyText(new URL(`/property-search?listing=${id}`, window.location.origin).href, 'Link'),
        },
        {
          label: 'Ask Ava about this',
          icon: <Sparkles size={16} />,
          onSelect: () =>
            askFromDrawer(modalId, {
              title: `${address} ${outcode}`,
              path: `/property-search?listing=${id}`,
            }),
        },
        hidden
          ? { label: 'Unhide', icon: <Undo2 size={16} />, onSelect: () => restore(listing) }
          : { label: 'Hide', icon: <EyeOff size={16} />, onSelect: () => hide(listing) },
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
  );
}
