import { useQueryClient } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { focusOnMount } from '@/ui/focus/focus-on-mount';
import { Menu } from '@/ui/menu/menu';
import { openDescribedForm } from './described-form';
import { quotedTitle, sentence, type RecordDescription } from './record-description';

interface RecordHeadProps<Row extends { id: string; updatedAt: string }, Body> {
  type: RecordDescription<Row, Body>;
  row: Row;
  /** The list it was opened from, and what that is called. */
  list: NonNullable<LinkProps['to']>;
  listName?: string;
  /** Beside or below its name: how it stands. */
  children: ReactNode;
}

/** The head of a record that fills the page: the way back, its name, which has the focus, and what can be done with it. */
export function RecordHead<Row extends { id: string; updatedAt: string }, Body>({
  type,
  row,
  list,
  listName = sentence(type.many),
  children,
}: RecordHeadProps<Row, Body>) {
  const queryClient = useQueryClient();
  const title = type.titleOf(row);
  const quoted = quotedTitle(type, row);
  const actions = type.actions?.(row, queryClient) ?? [];
  return (
    <>
      <title>{`${title} · Tiebeam`}</title>
      <nav aria-label="Breadcrumb" className="mb-3 flex items-center gap-1.5 text-sm text-ink-3">
        <Link
          to={list}
          // A record below its list, or in its query, is not the list itself.
          activeOptions={{ exact: true, includeSearch: true }}
          className="hover:text-ink hover:underline max-md:py-2.5"
        >
          {listName}
        </Link>
        <ChevronRight aria-hidden size={14} className="shrink-0" />
        <span aria-current="page" className="truncate text-ink">
          {title}
        </span>
      </nav>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1.5 max-md:basis-full">
          <h1
            ref={focusOnMount}
            tabIndex={-1}
            className="min-w-0 font-display text-2xl tracking-display font-bold wrap-anywhere outline-none"
          >
            {title}
          </h1>
          {children}
        </div>
        <span className="flex shrink-0 items-center gap-1.5">
          <Button
            variant="outline"
            icon={<Pencil aria-hidden size={16} />}
            onClick={() => openDescribedForm(type, row)}
          >
            Edit
          </Button>
          {actions.length > 0 && (
            <Menu
              label={`Actions for ${quoted}`}
              trigger={
                <IconButton label={`Actions for ${quoted}`}>
                  <MoreHorizontal aria-hidden size={17} />
                </IconButton>
              }
              items={actions}
            />
          )}
          <IconButton label={`Delete ${quoted}`} onClick={() => type.remove(queryClient, row)}>
            <Trash2 aria-hidden size={17} />
          </IconButton>
        </span>
      </div>
    </>
  );
}
