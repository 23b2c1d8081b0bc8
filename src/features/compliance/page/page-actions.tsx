import { CalendarPlus, CalendarSync, FolderDown, MoreHorizontal } from 'lucide-react';
import { useIsOffered } from '@/api/offers';
import { AddRecord } from '@/entities/record/described/described-list';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import { useIsNarrow } from '@/ui/use-is-narrow';
import { EvidencePack, openEvidencePack } from '../pack/evidence-pack';
import { openSubscription, Subscribe } from '../subscribe/subscribe';
import type { useRenewalType } from '../use-renewals';
import { exportCalendar, ExportCalendar } from './export-calendar';

/** What can be done with all renewal dates; on a phone, a menu beside the button that adds one. */
export function PageActions({ known }: { known: ReturnType<typeof useRenewalType> }) {
  const isNarrow = useIsNarrow();
  return (
    <span className="flex flex-wrap gap-2">
      {isNarrow ? (
        <PhoneMenu known={known} />
      ) : (
        <>
          <EvidencePack properties={known.homes} />
          <ExportCalendar properties={known.homes} />
          <Subscribe />
        </>
      )}
      <AddRecord type={known.type} />
    </span>
  );
}

function PhoneMenu({ known: { homes } }: { known: ReturnType<typeof useRenewalType> }) {
  const canSubscribe = useIsOffered('get /renewal-dates/calendar');
  return (
    <Menu
      label="More actions"
      trigger={
        <IconButton label="More actions" isBordered>
          <MoreHorizontal aria-hidden size={18} />
        </IconButton>
      }
      items={[
        ...(homes.length > 0
          ? [
              {
                label: 'Create evidence pack',
                icon: <FolderDown aria-hidden size={16} />,
                onSelect: () => openEvidencePack(homes),
              },
            ]
          : []),
        {
          label: 'Export calendar',
          icon: <CalendarPlus aria-hidden size={16} />,
          onSelect: () => void exportCalendar({ properties: homes }),
        },
        ...(canSubscribe
          ? [
              {
                label: 'Subscribe to calendar',
                icon: <CalendarSync aria-hidden size={16} />,
                onSelect: openSubscription,
              },
            ]
          : []),
      ]}
    />
  );
}
