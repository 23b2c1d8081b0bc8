import { formatPounds } from '@/lib/money/money';
import type { CheckoutOutcome } from '../../../engine/db/tables/subscription';
import type { World } from '../../../engine/world/world';
import { stateAt, type Session } from '../checkout-sessions';
import { planOf } from '../seeds/plans';
import { alertOf, cardChoice, escaped, leaveTo, missingPage, pageOf } from './page-html';

/** Declined at once, so that another card can be tried. */
const declinedCard = '0002';
const outcomes: Readonly<Record<string, CheckoutOutcome>> = {
  '4242': 'paid',
  '0077': 'slow',
  '0341': 'declined',
};

const cards = [
  ['4242', 'Accepted'],
  [declinedCard, 'Declined'],
  ['0341', 'Declined after you return to Tiebeam'],
  ['0077', 'Takes almost a minute to confirm'],
] as const;

const backTo = ({ returnUrl, sessionId }: Session) =>
  `${returnUrl}?sessionId=${encodeURIComponent(sessionId)}`;

function checkoutForm(session: Session, problem = '') {
  const { name, prices } = planOf(session.planId);
  const price = formatPounds(prices[session.interval]);
  return pageOf({
    title: `Subscribe to ${name}`,
    body: `<p class="price">${price} ${session.interval === 'month' ? 'per month' : 'per year'}, including VAT</p>
${problem}
<form method="post">
${cardChoice(cards)}
<button class="primary" name="act" value="pay">Pay ${price}</button>
<button name="act" value="cancel">Cancel and go back</button>
</form>`,
  });
}

/** A checkout of that name; whatever it is, it can be left. */
function openSession({ db, clock }: World, sessionId: string) {
  const session = db.checkoutSession.first('sessionId', sessionId);
  return { session, isOpen: session !== undefined && stateAt(db, session, clock.now()) === 'open' };
}

const closedPage = (session: Session) =>
  pageOf({
    title: 'This checkout is closed',
    body: `<a class="leave" href="${escaped(backTo(session))}">Continue to Tiebeam</a>`,
  });

export function showCheckout(world: World, sessionId: string): Response {
  const { session, isOpen } = openSession(world, sessionId);
  if (session === undefined) return missingPage();
  return isOpen ? checkoutForm(session) : closedPage(session);
}

/** Pays or leaves. A declined card stays on the page. */
export function actInCheckout(world: World, sessionId: string, form: URLSearchParams): Response {
  const { session, isOpen } = openSession(world, sessionId);
  if (session === undefined) return missingPage();
  if (!isOpen) return closedPage(session);
  const card = form.get('card') ?? '';
  const isCancelled = form.get('act') === 'cancel';
  const outcome = isCancelled ? 'cancelled' : outcomes[card];
  if (outcome === undefined) {
    const problem =
      card === declinedCard ? 'Your card was declined. Choose another card.' : 'Choose a card to pay';
    return checkoutForm(session, alertOf(problem));
  }
  world.db.checkoutSession.update(session.id, { outcome, decidedAt: world.clock.now().toISOString() });
  return leaveTo(backTo(session));
}
