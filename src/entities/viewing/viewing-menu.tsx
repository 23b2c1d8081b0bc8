import {
  CalendarClock,
  CalendarPlus,
  CalendarX2,
  Check,
  Copy,
  Download,
  ListChecks,
  MoreHorizontal,
  Pencil,
  Share2,
  Trash2,
} from 'lucide-react';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import type { MenuEntry } from '@/ui/menu/menu-list';
import { copyText } from '@/ui/toast/copy-text';
import { openMove } from './booking/move-form';
import { openBooking, openViewingEdit } from './booking/viewing-form';
import { addToCalendar } from './calendar-event';
import { homeOf } from './home';
import { openOutcome } from './outcome/outcome-form';
import { outcomesOf } from './outcome/outcomes';
import { summaryText } from './summary-text';
import { useViewingStatus } from './use-viewing-status';
import type { Viewing } from './viewing-names';

interface ViewingMenuProps {
  viewing: Viewing;
  /** It is mine to change; who only comes along can put it into their calendar. */
  isMine: boolean;
  onDelete: () => void;
  /** Sends its summary to somebody; left out where that is not offered. */
  onShare?: (() => void) | undefined;
}

/** What can be done with a viewing. */
export function ViewingMenu({ viewing, isMine, onDelete, onShare }: ViewingMenuProps) {
  const { confirm, cancel } = useViewingStatus(viewing);
  const { status } = viewing;
  const isOpen = status === 'requested' || status === 'confirmed';
  const [corrected] = outcomesOf(viewing);
  const own: (MenuEntry | false | undefined)[] = [
    status === 'requested' && { label: 'Confirm', icon: <Check size={16} />, onSelect: confirm },
    isOpen && {
      label: 'Reschedule…',
      icon: <CalendarClock size={16} />,
      onSelect: () => openMove(viewing),
    },
    { label: 'Edit…', icon: <Pencil size={16} />, onSelect: () => openViewingEdit(viewing) },
    !isOpen && {
      label: 'Book again…',
      icon: <CalendarPlus size={16} />,
      onSelect: () => openBooking(viewing, { like: viewing }),
    },
    !isOpen &&
      corrected && {
        label: 'Change outcome…',
        icon: <ListChecks size={16} />,
        onSelect: () => openOutcome(viewing, corrected),
      },
    status === 'done' &&
      onShare && { label: 'Share summary…', icon: <Share2 size={16} />, onSelect: onShare },
    status === 'done' && {
      label: 'Copy summary',
      icon: <Copy size={16} />,
      onSelect: () => void copyText(summaryText(viewing), 'Summary'),
    },
    isOpen && { label: 'Cancel viewing', icon: <CalendarX2 size={16} />, onSelect: cancel },
  ];
  const name = `Actions for “${homeOf(viewing).title}”`;
  return (
    <Menu
      label={name}
      trigger={
        <IconButton size="sm" label={name}>
          <MoreHorizontal aria-hidden size={18} />
        </IconButton>
      }
      items={[
        ...(isMine ? own.filter((entry) => entry !== false && entry !== undefined) : []),
        {
          label: 'Add to calendar',
          icon: <Download size={16} />,
          onSelect: () => addToCalendar(viewing),
        },
        ...(isMine
          ? [
              'separator' as const,
              { label: 'Delete', icon: <Trash2 size={16} />, isDestructive: true, onSelect: onDelete },
            ]
          : []),
      ]}
    />
  );
}
