import type { Schemas } from '@/api/contract';
import { safeRows } from '@/ui/rows/safe-rows';

/** Three columns, two where there is less room; written out, so that what comes late stands exactly where it was held. */
export const tileGrid = {
  className: 'relative grid gap-2',
  style: { gridTemplateColumns: 'repeat(auto-fill,minmax(max(96px,30%),1fr))' },
};
export const tileClass = 'border-line rounded-lg border px-2.5 py-1.5';

/** The figures of a deal, each by itself. */
export function FigureTiles({ figures }: Pick<Schemas['Snapshot'], 'figures'>) {
  return (
    <dl {...tileGrid}>
      {safeRows(figures, ['figure', 'none'], ({ label, value }) => (
        <div key={label} className={tileClass}>
          <dt className="text-ink-3 text-xs/4">{label}</dt>
          <dd className="num font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
