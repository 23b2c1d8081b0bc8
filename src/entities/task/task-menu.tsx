import { CalendarArrowDown, CalendarPlus, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import { saveTaskEvent } from './calendar-file';
import type { Task } from './task';
import { useMoveTask } from './writes';

interface TaskMenuProps {
  task: Task;
  /** Whether it is the reader’s own; those given to them they can only do. */
  isMine: boolean;
  onEdit: (task: Task) => void;
  onDelete: (task: Task) => void;
}

/** What can be done with a task beside ticking it off. */
export function TaskMenu({ task, isMine, onEdit, onDelete }: TaskMenuProps) {
  const move = useMoveTask();
  const { title, dueAt, doneAt } = task;
  const isOpen = doneAt === null;
  return (
    <Menu
      label={`Actions for “${title}”`}
      trigger={
        <IconButton label={`Actions for “${title}”`} size="sm">
          <MoreHorizontal aria-hidden size={17} />
        </IconButton>
      }
      items={[
        {
          label: isMine ? 'Edit…' : 'Open',
          icon: <Pencil aria-hidden size={16} />,
          onSelect: () => onEdit(task),
        },
        ...(isMine && isOpen
          ? [
              {
                label: 'Move to tomorrow',
                icon: <CalendarArrowDown aria-hidden size={16} />,
                onSelect: () => move(task, 'tomorrow'),
              },
              {
                label: 'Move to next Monday',
                icon: <CalendarArrowDown aria-hidden size={16} />,
                onSelect: () => move(task, 'next week'),
              },
            ]
          : []),
        ...(dueAt === null
          ? []
          : [
              {
                label: 'Add to calendar',
                icon: <CalendarPlus aria-hidden size={16} />,
                onSelect: () => saveTaskEvent({ ...task, dueAt }),
              },
            ]),
        ...(isMine
          ? [
              'separator' as const,
              {
                label: 'Delete',
                icon: <Trash2 aria-hidden size={16} />,
                isDestructive: true,
                onSelect: () => onDelete(task),
              },
            ]
          : []),
      ]}
    />
  );
}
