import { Copy, Link2, MoreHorizontal, Pause, Pencil, Play, Share2, Trash2 } from 'lucide-react';
import { SendInChat } from '@/entities/record/send-in-chat';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import { openQuestion } from '@/ui/modal/confirm-question';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { copyText } from '@/ui/toast/copy-text';
import type { SavedSearch } from '../data/queries';
import { addressOf } from '../search/search-address';
import { openSearchForm } from './search-form';
import type { useSavedSearches } from './use-saved-searches';

export interface SearchMenuProps {
  search: SavedSearch;
  /** Those that are taken. */
  names: readonly string[];
  actions: ReturnType<typeof useSavedSearches>;
}

/** All that can be done with a saved search besides opening it. */
export function SearchMenu({ search, names, actions }: SearchMenuProps) {
  const { name, filters, frequency, paused } = search;
  const label = `Actions for “${name}”`;
  return (
    <Menu
      label={label}
      trigger={
        <IconButton size="sm" label={label}>
          <MoreHorizontal aria-hidden size={18} />
        </IconButton>
      }
      items={[
        { label: 'Edit…', icon: <Pencil size={16} />, onSelect: () => openSearchForm({ filters, search }) },
        ...(frequency === 'off'
          ? []
          : [
              {
                label: paused ? 'Resume alerts' : 'Pause alerts',
                icon: paused ? <Play size={16} /> : <Pause size={16} />,
                onSelect: () => actions.pause(search),
              },
            ]),
        { label: 'Duplicate', icon: <Copy size={16} />, onSelect: () => actions.duplicate(search, names) },
        {
          label: 'Copy link',
          icon: <Link2 size={16} />,
          onSelect: () => void copyText(linkOf(search), 'Link'),
        },
        { label: 'Share in chat…', icon: <Share2 size={16} />, onSelect: () => openShareSearch(search) },
        'separator',
        {
          label: 'Delete',
          icon: <Trash2 size={16} />,
          isDestructive: true,
          onSelect: () =>
            openQuestion({
              id: 'delete-search',
              title: `Delete “${name}”?`,
              text: 'Its alerts will stop and its list of matches will be deleted.',
              act: 'Delete',
              onConfirm: () => actions.remove(search),
            }),
        },
      ]}
    />
  );
}

/** Opens the same homes for anybody. */
function linkOf({ filters }: SavedSearch): string {
  const url = new URL('/property-search', window.location.origin);
  const address = addressOf({ filters, shelf: 'search', page: 1 });
  for (const [name, value] of Object.entries(address)) url.searchParams.set(name, String(value));
  return url.href;
}

const shareId = 'share-search';

/** Sends a search's name and address into a conversation; whoever opens it sees the same homes. */
function openShareSearch(search: SavedSearch): void {
  openModal({
    id: shareId,
    title: 'Share search',
    content: (
      <SendInChat
        text={`${search.name}\n${linkOf(search)}`}
        attachments={[]}
        onDone={() => closeModal(shareId)}
      />
    ),
  });
}
