import { formatPounds } from '@/lib/money/money';
import type { World } from '../../../engine/world/world';
import { visa } from '../checkout-sessions';
import { receiptUrl, subscriptionAt, type Subscription } from '../terms';
import { alertOf, cardChoice, escaped, missingPage, pageOf } from './page-html';

const acceptedCards = ['4242', '5100'];
const cards = [
  ['4242', 'Accepted'],
  ['5100', 'Accepted'],
  ['0002', 'Declined'],
] as const;

/** Only a web address is a way back. */
const wayBack = (back: string | null) => (back !== null && /^https?:\/\//.test(back) ? back : '/');

function owed({ db }: World, ownerId: number) {
  return db.payment
    .by('ownerId', ownerId)
    .filter(({ status }) => status === 'failed' || status === 'open')
    .toSorted((a, b) => b.date.localeCompare(a.date));
}

function portal(world: World, row: Subscription, back: string, said = '') {
  const [invoice] = owed(world, row.ownerId);
  const isPastDue = row.status === 'past_due' && invoice !== undefined;
  const price = isPastDue ? formatPounds(invoice.total) : '';
  const card = row.card ? `${row.card.brand} ending ${row.card.last4}, expires ${row.card.exp}` : 'No card';
  return pageOf({
    title: 'Billing',
    body: `<p class="price">${escaped(card)}</p>
${isPastDue ? `<p><strong>Open invoice: ${price}</strong></p><p>${escaped(invoice.description)}</p>` : ''}
${said}
<form method="post">
${cardChoice(cards)}
<button class="primary">${isPastDue ? `Save card and pay ${price}` : 'Save card'}</button>
</form>
<a class="leave" href="${escaped(back)}">Return to Tiebeam</a>`,
  });
}

function subscriptionOf(world: World, id: string): Subscription | undefined {
  const row = world.db.subscription.get(id);
  return row && subscriptionAt(world.db, row.ownerId, world.clock.now());
}

export function showPortal(world: World, id: string, back: string | null): Response {
  const row = subscriptionOf(world, id);
  return row ? portal(world, row, wayBack(back)) : missingPage();
}

/** Saves a card; what is owed is paid with it. */
export function actInPortal(world: World, id: string, back: string | null, form: URLSearchParams): Response {
  const { db, clock } = world;
  const row = subscriptionOf(world, id);
  if (row === undefined) return missingPage();
  const card = form.get('card') ?? '';
  if (!acceptedCards.includes(card)) {
    return portal(world, row, wayBack(back), alertOf('Your card was declined. Choose another card.'));
  }
  const updatedAt = clock.now().toISOString();
  const isPastDue = row.status === 'past_due';
  if (isPastDue) {
    for (const { id: paymentId } of owed(world, row.ownerId)) {
      db.payment.update(paymentId, { status: 'paid', receiptUrl: receiptUrl(paymentId), updatedAt });
    }
  }
  const status = isPastDue ? (row.cancelAtPeriodEnd ? 'cancelling' : 'active') : row.status;
  const saved = db.subscription.update(row.id, { card: visa(card, clock.now()), status, updatedAt });
  const said = `<p role="status">${isPastDue ? 'Card saved and invoice paid.' : 'Card saved.'}</p>`;
  return portal(world, saved, wayBack(back), said);
}
