import { useNavigate } from '@tanstack/react-router';
import {
  Archive,
  ArchiveRestore,
  BadgePoundSterling,
  CircleUserRound,
  MoreHorizontal,
  Pencil,
  Trash2,
} from 'lucide-react';
import type { Property } from '@/entities/property/property';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import type { MenuEntry } from '@/ui/menu/menu-list';
import { openSoldForm } from './sold-form';
import { useArchiveProperty, useDeleteProperty, useShowOnProfile } from './use-property-actions';

interface PropertyMenuProps {
  property: Property;
  /** Told once it was deleted. */
  onDeleted?: () => void;
  /** What else can be done with it, by other parts of the product. */
  more?: readonly MenuEntry[];
}

/** What can be done with a property. */
export function PropertyMenu({ property, onDeleted, more = [] }: PropertyMenuProps) {
  const archive = useArchiveProperty();
  const remove = useDeleteProperty(onDeleted);
  const navigate = useNavigate();
  const show = useShowOnProfile();
  const { uuid, addressLine1, archivedAt, status, onProfile } = property;
  const label = `Actions for ${addressLine1}`;
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label} size="sm">
          <MoreHorizontal aria-hidden size={17} />
        </IconButton>
      }
      items={[
        {
          label: 'Edit',
          icon: <Pencil aria-hidden size={16} />,
          onSelect: () => void navigate({ to: '/portfolio/properties/$uuid/edit', params: { uuid } }),
        },
        ...(status === 'sold'
          ? []
          : [
              {
                label: 'Mark as sold…',
                icon: <BadgePoundSterling aria-hidden size={16} />,
                onSelect: () => openSoldForm(property),
              },
            ]),
        ...(archivedAt === null
          ? [
              {
                label: onProfile ? 'Hide from my profile' : 'Show on my profile',
                icon: <CircleUserRound aria-hidden size={16} />,
                onSelect: () => show(uuid, !onProfile),
              },
            ]
          : []),
        ...more,
        archivedAt === null
          ? {
              label: 'Archive',
              icon: <Archive aria-hidden size={16} />,
              onSelect: () => archive(uuid, true),
            }
          : {
              label: 'Unarchive',
              icon: <ArchiveRestore aria-hidden size={16} />,
              onSelect: () => archive(uuid, false),
            },
        'separator' as const,
        {
          label: 'Delete',
          icon: <Trash2 aria-hidden size={16} />,
          isDestructive: true,
          onSelect: () => remove(property),
        },
      ]}
    />
  );
}
