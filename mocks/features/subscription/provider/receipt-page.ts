import { londonDay } from '@/lib/dates/calendar-day';
import { shortDay } from '@/lib/dates/day-text';
import { formatPounds } from '@/lib/money/money';
import type { World } from '../../../engine/world/world';
import { escaped, missingPage, pageOf } from './page-html';

/** The receipt of a payment that was made. */
export function showReceipt({ db }: World, paymentId: string): Response {
  const payment = db.payment.get(paymentId);
  if (payment === undefined || payment.receiptUrl === null) return missingPage();
  const { date, description, net, vat, total } = payment;
  const row = (label: string, amount: number, name = '') =>
    `<tr class="${name}"><th scope="row">${escaped(label)}</th><td>${formatPounds(amount)}</td></tr>`;
  return pageOf({
    title: 'Receipt',
    body: `<p class="price">Paid to Tiebeam on ${shortDay(londonDay(new Date(date)))}</p>
<table>
${row(description, net)}
${row('VAT at 20%', vat)}
${row('Total', total, 'total')}
</table>`,
  });
}
