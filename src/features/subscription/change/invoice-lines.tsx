import type { Schemas } from '@/api/contract';
import { formatPounds } from '@/lib/money/money';

interface InvoiceLinesProps {
  title: string;
  invoice: Schemas['UpcomingInvoice'];
}

/** An invoice that is still to come: its lines, the VAT in it, and the total. */
export function InvoiceLines({ title, invoice: { lines, vat, total } }: InvoiceLinesProps) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{title}</caption>
      <tbody>
        {lines.map(({ description, amount }) => (
          <tr key={description} className="text-ink-2">
            <th scope="row" className="py-1 pr-3 text-left font-normal">
              {description}
            </th>
            <td className="num py-1 text-right whitespace-nowrap">{formatPounds(amount)}</td>
          </tr>
        ))}
        <tr className="border-t border-line font-semibold">
          <th scope="row" className="py-2 pr-3 text-left">
            {title}
          </th>
          <td className="num py-2 text-right whitespace-nowrap">{formatPounds(total)}</td>
        </tr>
        <tr className="text-xs text-ink-3">
          <th scope="row" className="pr-3 text-left font-normal">
            Including VAT
          </th>
          <td className="num text-right">{formatPounds(vat)}</td>
        </tr>
      </tbody>
    </table>
  );
}
