import type { ComparedFigure } from './comparison';

/** The figures of a deal as its owner has them and as they are under my assumptions. */
export function ComparedTable({ rows }: { rows: readonly ComparedFigure[] }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">The deal on the owner’s assumptions and on mine</caption>
      <thead>
        <tr className="text-ink-3 text-xs">
          <th scope="col" className="py-1.5 text-left font-medium">
            Figure
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            Owner’s
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            Mine
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, theirs, mine }) => (
          <tr key={label} className="border-line-subtle border-t">
            <th scope="row" className="text-ink-2 py-2 text-left font-normal">
              {label}
            </th>
            <td className={theirs === null ? 'text-ink-3 py-2 text-right' : 'num py-2 text-right'}>
              {theirs ?? 'Not shown'}
            </td>
            <td className="num py-2 text-right font-semibold">{mine}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
