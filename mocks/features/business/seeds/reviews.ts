import { settleRating } from '../business-rating';
import type { Tables } from '../../../engine/db/database';
import { memberId, newcomerId } from '../../account/seeds/accounts';
import { before } from '../../../engine/seeds/moments';
import { Dice } from '../../../engine/seeds/random';

const praise = [
  'Answered the same day and kept to the price they gave.',
  'Everything in writing before anything was charged.',
  'Knew the street, the licensing rules and the council officer by name.',
  'Two weeks from first call to finished, as promised.',
  'Rang me with bad news before I found out for myself.',
  'Third job with them now. I don’t bother asking around any more.',
  'Clear figures, no jargon, and someone picks up when you ring.',
  'Saved me from a purchase I’d have regretted.',
  'Turned up when they said, and left the place tidy.',
];
const details = [
  'I’d use them again for the next one.',
  'The invoice matched the quote to the pound.',
  'A bit more expensive than the other two quotes, but worth it.',
  'My tenants had nothing but good things to say too.',
  'Ask for a written scope; theirs is thorough.',
  'Told me honestly what I didn’t need.',
];
const doubts = [
  'Good work in the end, but I had to chase twice for the paperwork.',
  'Fine on the job itself, slow to reply afterwards.',
  'Took a week longer than quoted. The result is sound.',
  'The price went up once they had looked at it, with a reason I could follow.',
];
/** To a review that was not all praise. */
const amends = 'Thank you for telling us. We’ve changed how we work because of it.';
const replies = [
  'Thank you. We enjoyed this one and look forward to the next.',
  'Thank you, that’s kind. The whole team has read it.',
];

/** Who asks for a quote here: everybody but those who try the site out, whose reviews are told below. */
const isReviewer = (id: number) => id !== memberId && id !== newcomerId;

/**
 * Reviews that together give about as many stars as the business is said to have, every one by another member who does not
 * act for it; a third of the number, for not everybody writes.
 */
export function seedReviews(tables: Tables, now: Date): void {
  const dice = new Dice(61);
  const members = tables.user.all().flatMap(({ id }) => (id <= 60 && isReviewer(id) ? [id] : []));
  for (const { id: businessId, rating, reviewCount, members: team } of tables.business.all()) {
    const outsiders = members.filter((id) => team.every(({ userId }) => userId !== id));
    const authors = dice.shuffled(outsiders).slice(0, Math.ceil(reviewCount / 3));
    dice.shuffled(starsFor(rating ?? 0, authors.length)).forEach((stars, place) => {
      const isPraise = stars >= 4;
      const createdAt = before(now, { days: 6 + place * 17 + dice.between(0, 9), hours: place });
      const reply = dice.chance(isPraise ? 0.2 : 0.8) ? (isPraise ? dice.pick(replies) : amends) : null;
      tables.businessReview.add({
        businessId,
        authorId: authors[place] ?? 0,
        stars,
        text: isPraise ? [dice.pick(praise), dice.pick(details)].join(' ') : dice.pick(doubts),
        reply,
        repliedAt: reply ? before(now, { days: 4 + place * 17 }) : null,
        createdAt,
        editedAt: null,
      });
    });
  }
  seedOwn(tables, now);
  for (const { id } of tables.business.all()) settleRating(tables, id);
}

/** So many ratings of 3 to 5 stars that their mean is as near to the wanted one as whole stars allow. */
function starsFor(mean: number, count: number): number[] {
  const missing = Math.min(2 * count, Math.round((5 - mean) * count));
  const threes = Math.floor(missing / 4);
  const fours = missing - 2 * threes;
  return Array.from({ length: count }, (_, place) => (place < threes ? 3 : place < threes + fours ? 4 : 5));
}

/** Hannah has reviewed her broker, and has asked a surveyor for a quote whom she may review. */
function seedOwn(tables: Tables, now: Date): void {
  const broker = tables.business.first('username', 'raman.mortgages');
  const surveyor = tables.business.first('username', 'price.energy');
  if (!broker || !surveyor) throw new Error('Hannah’s businesses aren’t among the seeds');
  for (const [businessId, days] of [
    [broker.id, 95],
    [surveyor.id, 12],
  ] as const) {
    tables.businessEnquiry.add({
      businessId,
      userId: memberId,
      messageId: null,
      createdAt: before(now, { days }),
    });
  }
  tables.businessReview.add({
    businessId: broker.id,
    authorId: memberId,
    stars: 5,
    text: 'Did the Wilbraham Road remortgage. No fee until the offer, and they appealed the valuation without my having to ask.',
    reply: 'A pleasure. See you at the next product transfer.',
    repliedAt: before(now, { days: 39 }),
    createdAt: before(now, { days: 40, hours: 5 }),
    editedAt: null,
  });
}
