import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FileText, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import { openDescribedForm } from './described-form';
import { quotedTitle, type RecordDescription } from './record-description';

interface RecordMenuProps<Row extends { id: string; updatedAt: string }, Body> {
  type: RecordDescription<Row, Body>;
  row: Row;
}

/** What can be done with a record where it is listed: its page, its own actions, Edit and Delete. */
export function RecordMenu<Row extends { id: string; updatedAt: string }, Body>({
  type,
  row,
}: RecordMenuProps<Row, Body>) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { kind } = type;
  const label = `Actions for ${quotedTitle(type, row)}`;
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label} size="sm">
          <MoreHorizontal aria-hidden size={17} />
        </IconButton>
      }
      items={[
        ...(kind === undefined
          ? []
          : [
              {
                label: 'Details and files',
                icon: <FileText aria-hidden size={16} />,
                onSelect: () =>
                  void navigate({
                    to: '/portfolio/records/$kind/$id',
                    params: { kind: kind.replaceAll('_', '-'), id: row.id },
                  }),
              },
            ]),
        ...(type.actions?.(row, queryClient) ?? []),
        {
          label: 'Edit…',
          icon: <Pencil aria-hidden size={16} />,
          onSelect: () => openDescribedForm(type, row),
        },
        'separator',
        {
          label: 'Delete',
          icon: <Trash2 aria-hidden size={16} />,
          isDestructive: true,
          onSelect: () => type.remove(queryClient, row),
        },
      ]}
    />
  );
}
