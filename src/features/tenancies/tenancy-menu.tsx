import { useQueryClient } from '@tanstack/react-query';
import {
  CalendarX2,
  Check,
  Eye,
  FileText,
  MoreHorizontal,
  Pencil,
  Play,
  RefreshCw,
  Trash2,
  TrendingUp,
  Undo2,
  X,
} from 'lucide-react';
import { usePut } from '@/api/queries';
import { removeRecord } from '@/entities/record/removal';
import { tenancyReaders } from '@/entities/tenancy/queries';
import type { Tenancy, TenancyStatus } from '@/entities/tenancy/tenancy';
import type { LetNames } from '@/entities/tenancy/use-let-names';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import type { MenuEntry } from '@/ui/menu/menu-list';
import { showToast } from '@/ui/toast/toast';
import { openDocuments } from './detail/documents-served';
import { openEndTenancy } from './form/end-tenancy';
import { openNewTenancy, openTenancyEdit } from './form/tenancy-form';
import { openRentReview } from './review/rent-review';

interface TenancyMenuProps {
  tenancy: Tenancy;
  names: LetNames;
  /** Opens it; not offered where it is open. */
  onOpen?: (id: string) => void;
  /** After it was deleted. */
  onDeleted?: () => void;
}

const done: Readonly<Partial<Record<TenancyStatus, string>>> = {
  approved: 'Tenancy approved',
  rejected: 'Tenancy rejected',
  current: 'Tenancy started',
};

/** What can be done with a tenancy in its state. */
export function TenancyMenu({ tenancy, names, onOpen, onDeleted }: TenancyMenuProps) {
  const queryClient = useQueryClient();
  const { mutate } = usePut('/tenancies/{id}', {
    refreshes: tenancyReaders,
    failureTitle: 'Couldn’t update the tenancy',
    onDone: (_, { body }) => {
      // Only a tenancy that is kept loses its end.
      const text = body?.endDate === null ? 'Tenancy kept' : body?.status && done[body.status];
      if (text) showToast({ kind: 'success', text });
    },
  });
  const { id, status } = tenancy;
  const isRunning = status === 'current' || status === 'ending';
  const isComing = status === 'prospective' || status === 'approved';
  const move = (to: TenancyStatus, more = {}) => mutate({ path: { id }, body: { status: to, ...more } });
  const entries: (MenuEntry | false | undefined)[] = [
    onOpen && { label: 'Open', icon: <Eye size={16} />, onSelect: () => onOpen(id) },
    status === 'prospective' && {
      label: 'Approve',
      icon: <Check size={16} />,
      onSelect: () => move('approved'),
    },
    status === 'approved' && {
      label: 'Start tenancy',
      icon: <Play size={16} />,
      onSelect: () => move('current'),
    },
    isComing && { label: 'Reject', icon: <X size={16} />, onSelect: () => move('rejected') },
    { label: 'Edit…', icon: <Pencil size={16} />, onSelect: () => openTenancyEdit(tenancy) },
    isRunning && {
      label: 'Propose a new rent…',
      icon: <TrendingUp size={16} />,
      onSelect: () => openRentReview(tenancy, names),
    },
    {
      label: 'Record documents served…',
      icon: <FileText size={16} />,
      onSelect: () => openDocuments(tenancy, names),
    },
    isRunning &&
      tenancy.endDate !== null && {
        label: 'Renew…',
        icon: <RefreshCw size={16} />,
        onSelect: () => openNewTenancy({ renews: tenancy, ...(onOpen && { onAdded: onOpen }) }),
      },
    isRunning && {
      label: 'End tenancy…',
      icon: <CalendarX2 size={16} />,
      onSelect: () => openEndTenancy(tenancy, names),
    },
    status === 'ending' && {
      label: 'Keep tenancy',
      icon: <Undo2 size={16} />,
      onSelect: () => move('current', { endDate: null, noticeServed: null }),
    },
    'separator',
    {
      label: 'Delete',
      icon: <Trash2 size={16} />,
      isDestructive: true,
      onSelect: () => {
        removeRecord(
          queryClient,
          '/tenancies/{id}',
          { path: { id } },
          { text: 'Tenancy deleted', failureTitle: 'Couldn’t delete the tenancy', refreshes: tenancyReaders },
        );
        onDeleted?.();
      },
    },
  ];
  const label = `Actions for ${names.tenants}`;
  return (
    <Menu
      label={label}
      trigger={
        <IconButton size="sm" label={label}>
          <MoreHorizontal aria-hidden size={18} />
        </IconButton>
      }
      items={entries.filter((entry) => entry !== false && entry !== undefined)}
    />
  );
}
