import { londonDay } from '@/lib/dates/calendar-day';
import { shortDay } from '@/lib/dates/day-text';
import { formatPounds } from '@/lib/money/money';
import { pdfOf } from '../../../engine/media/pdf';
import type { World } from '../../../engine/world/world';
import { missingPage } from './page-html';

/** The receipt of a payment that was made, as a PDF. */
export function sendReceipt({ db }: World, paymentId: string): Response {
  const payment = db.payment.get(paymentId);
  if (payment === undefined || payment.receiptUrl === null) return missingPage();
  const { ownerId, date, description, net, vat, total } = payment;
  const day = shortDay(londonDay(new Date(date)));
  const file = pdfOf([
    { text: 'Receipt', size: 24, gap: 24 },
    { text: 'Demo payments. No money is taken.', gap: 28 },
    { text: 'Date paid to Tiebeam', amount: day, gap: 48 },
    { text: 'Paid by', amount: db.user.get(ownerId)?.fullName ?? '' },
    { text: description, amount: formatPounds(net), gap: 48 },
    { text: 'VAT at 20%', amount: formatPounds(vat) },
    { text: 'Total', amount: formatPounds(total), size: 14 },
  ]);
  return new Response(file, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="Tiebeam receipt ${day}.pdf"`,
    },
  });
}
