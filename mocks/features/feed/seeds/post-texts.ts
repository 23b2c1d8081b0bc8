// What members write about buying, refurbishing and financing. Slots in braces are filled in by `wording.ts`.
import type { Schema } from '../../../engine/contract/contract';

export type Topic =
  | 'buying'
  | 'refurb'
  | 'lending'
  | 'auction'
  | 'hmo'
  | 'epc'
  | 'tax'
  | 'tenants'
  | 'scotland'
  | 'wales'
  | 'life';

export interface PostText {
  topic: Topic;
  /** Who could have written it; anybody when left out. */
  by?: readonly Schema<'MemberRole'>[];
  text: string;
}

const owners = ['landlord', 'investor'] as const;

export const dealPosts: readonly PostText[] = [
  {
    topic: 'buying',
    by: owners,
    text: 'Keys today. Three-bed terrace in {town}, bought at {price} after it sat on the market for {n} weeks. The agent was certain nobody wanted the cellar. I wanted the cellar.\n\nPlan: rewire, new bathroom, open the back into one room, refinance in the spring. #brrr',
  },
  {
    topic: 'buying',
    by: ['investor'],
    text: 'BRRR number seven, final figures. In at {price}, {refurb} of works, revalued at {value}. Money left in: {left}. Not the “none left in” that the podcasts promise, and I’m perfectly happy with it.',
  },
  {
    topic: 'lending',
    by: ['broker'],
    text: 'Two lenders cut five-year fixed rates for limited companies this week, one of them by {cut}. Before anyone rushes: look at the arrangement fee. On a loan under {price} the cheaper rate can cost more over the term.',
  },
  {
    topic: 'auction',
    by: ['agent', 'investor'],
    text: 'Reminder from a long evening with a legal pack: read the special conditions before the brochure. Today’s lot in {town} asked the buyer to pay the seller’s fees, the search costs and an arrears sum that was more than the boiler.',
  },
  {
    topic: 'refurb',
    by: ['trade'],
    text: 'Nine times out of ten the “rising damp” I’m called out for is a gutter, a bridged cavity or a bathroom with no fan. Fix those, wait a season, then talk to me about injections.',
  },
  {
    topic: 'buying',
    by: ['sourcer'],
    text: 'Off-market in {town}: two-bed end terrace, probate, vacant, roof done in 2019. Family want a calm sale and {price}. Full pack with photos, comparables and my fee written on page one. Message me if you would like it.',
  },
  {
    topic: 'refurb',
    by: owners,
    text: 'Day {n} of the kitchen. We found a chimney breast that stopped at the first floor and was held up by, as far as anyone can tell, habit. Structural engineer booked for Thursday. @{mention} you called it at the viewing.',
  },
  {
    topic: 'lending',
    by: ['landlord'],
    text: 'Remortgage finished on the oldest house. Fixed for five years at a rate I’d have laughed at in 2021 and am grateful for now. Cash flow after it: {rent} a month. The lender’s stress test was the hard part, not the valuation.',
  },
  {
    topic: 'auction',
    by: ['investor'],
    text: 'Went to {price} on a corner plot in {town} and stopped, because I had written the number on my hand. It sold for {n} thousand more. I drove home feeling oddly pleased.',
  },
  {
    topic: 'buying',
    by: ['developer'],
    text: 'Planning came through for six flats above the old bakery in {town}. Eleven months, two redesigns, one very patient conservation officer. Frame goes up after Easter if steel prices behave.',
  },
  {
    topic: 'buying',
    by: ['surveyor'],
    text: 'A short list of what I look at first in a Victorian terrace: the party wall in the roof space, the lintel over the bay, the fall of the back yard, and whether the neighbour has taken out their chimney. Ten minutes, and it decides most negotiations.',
  },
  {
    topic: 'lending',
    by: ['broker'],
    text: 'Question I get every week: does the lender use the interest rate or a stressed rate for interest cover? Most use a stressed one, commonly 125% for companies and basic-rate payers and 145% for higher-rate. Five-year fixes are often tested at pay rate. That’s why they lend more.',
  },
  {
    topic: 'refurb',
    by: ['trade'],
    text: 'If you’re pricing bathrooms this month: fitting hasn’t moved, tiles are up again, and the lead time on shower trays is {n} weeks. Order before you strip out, please. I can’t tile air.',
  },
  {
    topic: 'buying',
    by: owners,
    text: 'Offered {price} on an asking price that was twenty higher. Refused. Left my number, said I wouldn’t chase. They rang this morning, four weeks later. Silence is the cheapest negotiating tool I own.',
  },
  {
    topic: 'refurb',
    by: ['other'],
    text: 'A small thing tenants thank us for: a USB socket beside each bed and another socket inside the wardrobe for the hoover. Under {seal} per room in parts when the walls are open anyway.',
  },
  {
    topic: 'buying',
    by: ['investor'],
    text: 'I built a sheet that compares what the agent says a house lets for with what three similar ones were actually let at. In {town} the gap is {pct}. Happy to share the template, it’s nothing clever. www.gov.uk has the price-paid data if you want to check sale prices as well.',
  },
  {
    topic: 'auction',
    by: ['agent'],
    text: 'Next sale has {n} lots, nine without reserve. Fewer repossessions than people expect; most sellers are landlords of my own age who would like their Saturdays back.',
  },
  {
    topic: 'lending',
    by: ['broker'],
    text: 'Bridging update: monthly rates have come down a little, exit fees haven’t. If your plan is to refinance at month nine, use a valuer on your exit lender’s panel from day one, so the same report is accepted.',
  },
  {
    topic: 'buying',
    by: ['landlord'],
    text: 'Walked away from a lovely house in {town} today. The lease on the garage had 41 years left and the garage held up the kitchen extension. My solicitor found it on page 93. Worth every pound of her fee.',
  },
  {
    topic: 'refurb',
    by: owners,
    text: 'Three quotes for the same roof: {refurb}, nearly half of that, and “I’d need to have a proper look”. Guess which of them went up in the loft.',
  },
  {
    topic: 'buying',
    by: ['developer'],
    text: 'Class MA is still worth a look for small offices near a station, but check the natural light rule floor by floor. We lost two of seven flats in {town} to a single internal room each.',
  },
  {
    topic: 'life',
    by: owners,
    text: 'Completed on a Friday. Never again. The keys arrived at ten past five, the boiler man had gone home, and I have now slept on a dust sheet in {town}.',
  },
  {
    topic: 'auction',
    by: ['investor'],
    text: 'My first win in the room: {price}, twenty-eight days to complete, heart rate still not normal. Finance was agreed in principle beforehand, survey done beforehand, nerves not done at all. Thank you @{mention} for coming along.',
  },
  {
    topic: 'lending',
    by: owners,
    text: 'Down-valued by {left}. I sent the surveyor three comparables on the same street with dates and floor areas, politely, and got two thirds of it back. Ask. They can only say no.',
  },
  {
    topic: 'refurb',
    by: ['trade'],
    text: 'Consumer unit from 1986 with the original fuse wire, an extension lead as a ring main and a cooker on a 13 amp plug. Everyone fine. EICR was, let’s say, unsatisfactory. Landlord had it all put right in {n} days, credit where it is due.',
  },
  {
    topic: 'buying',
    by: ['sourcer'],
    text: 'If a sourcer can’t show you their redress scheme, insurance and AML registration in one email, the deal isn’t good enough to make up for it. That includes me. Ask away.',
  },
  {
    topic: 'refurb',
    by: ['developer'],
    text: 'We priced the same ground-floor flat with timber and with steel studwork. Steel came out {pct} more expensive and took four days less, which with our bridging costs made it the cheaper wall.',
  },
  {
    topic: 'buying',
    by: ['investor'],
    text: 'Found my next street in {town}. Rents have gone up a step since the hospital extension opened, prices haven’t noticed yet. Two viewings on Saturday, would anyone like to walk it with me?',
  },
  {
    topic: 'lending',
    by: ['investor'],
    text: 'For the spreadsheet people: I re-ran all my loans with rates two points higher. Two houses go negative, one by a lot. That one now gets the spare cash instead of the next deposit. Dull, and I sleep better.',
  },
  {
    topic: 'life',
    by: ['landlord'],
    text: 'Fourteen years ago today I bought the first one with my sister. We argued about the paint for a month. It has been let to the same family for eleven of them, and the paint is still magnolia.',
  },
  {
    topic: 'refurb',
    by: ['other', 'landlord'],
    text: 'Before and after from the shared lounge in {town}. Same sofa, by the way. The difference is two lamps, a proper rug, curtains that reach the floor, and taking down the laminated notices.',
  },
  {
    topic: 'buying',
    by: ['solicitor'],
    text: 'Please order searches before your rate expires, not after. Local authority turnaround in {town} is {n} working days this month. Nobody can make it quicker by ringing, although I admire the attempts.',
  },
];
