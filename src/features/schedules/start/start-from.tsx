import { LayoutTemplate } from 'lucide-react';
import { openDescribedForm } from '@/entities/record/described/described-form';
import { counted } from '@/lib/lists/counted';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import { useIsNarrow } from '@/ui/use-is-narrow';
import type { Schedule, ScheduleKind, ScheduleType } from '../schedule-kinds';
import { templatesOf, type ScheduleTemplate } from './templates';

/** Begins a schedule with the items that most of its kind have, by an icon on a phone; nothing for a kind without such. */
export function FromTemplate({ type, kind }: { type: ScheduleType; kind: ScheduleKind }) {
  const isNarrow = useIsNarrow();
  const templates = templatesOf(kind);
  if (templates.length === 0) return null;
  return (
    <Menu
      label="Templates"
      trigger={
        isNarrow ? (
          <IconButton label="Use a template" isBordered>
            <LayoutTemplate aria-hidden size={18} />
          </IconButton>
        ) : (
          <Button variant="outline" icon={<LayoutTemplate aria-hidden size={17} />}>
            Use a template
          </Button>
        )
      }
      items={templates.map(({ name, items }) => ({
        label: name,
        onSelect: () => startFrom(type, kind, { name, items }),
      }))}
    />
  );
}

const startFrom = (type: ScheduleType, kind: ScheduleKind, { name, items }: ScheduleTemplate): void =>
  openDescribedForm(
    { ...type, begin: { ...type.begin, title: name, items: [...items] } },
    undefined,
    <p className="rounded-[10px] bg-surface-3 px-3 py-2 text-sm text-pretty text-ink-2">
      {kind === 'works'
        ? `${counted(items.length, 'item')} to price. Remove what you don’t need.`
        : `${counted(items.length, 'item')}, each in good condition. Change what isn’t, and remove what you don’t have.`}
    </p>,
  );

/** Begins a schedule with the items of another, such as a check-out with those of its check-in; photos and progress stay behind. */
export const duplicateSchedule = (type: ScheduleType, row: Schedule): void =>
  openDescribedForm({
    ...type,
    begin: {
      ...type.begin,
      title: `${row.title.slice(0, 112)} (copy)`,
      propertyId: row.propertyId,
      contingencyPct: row.contingencyPct,
      items: row.items.map(({ total: _sum, ...item }) => ({
        ...item,
        status: 'todo' as const,
        actual: null,
        images: [],
      })),
    },
  });
