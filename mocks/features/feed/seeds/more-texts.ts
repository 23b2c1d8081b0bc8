// More of a landlord's week, so that no text has to be told more than twice.
import type { PostText } from './post-texts';

const owners = ['landlord', 'investor'] as const;

export const morePosts: readonly PostText[] = [
  {
    topic: 'buying',
    by: owners,
    text: 'Second viewing at seven in the evening, in the rain, with the neighbours in. I heard what comes through the party wall, saw where the gutter overflows and met the dog. Offer goes in tomorrow at {price}.',
  },
  {
    topic: 'buying',
    by: ['investor', 'landlord'],
    text: 'Chain collapsed in {town} two days before exchange. Searches still valid, survey still valid, me a little less so. @{mention} thank you for talking me out of gazundering anyone in revenge.',
  },
  {
    topic: 'buying',
    by: ['solicitor', 'surveyor'],
    text: 'Flats above shops: ask who insures the building, who repairs the roof and whether the shop has a kitchen extractor under your bedroom window. Three questions, and two of them lose you most lenders.',
  },
  {
    topic: 'refurb',
    by: owners,
    text: 'Floor up in the front room: joists notched in 1962 for a gas pipe. Sistered them with new timber, {left} all in. @{mention} was right that a bouncy floor is never “just old”.',
  },
  {
    topic: 'refurb',
    by: ['trade'],
    text: 'Please stop boxing in stopcocks. I spent {n} minutes this morning ringing round a block in {town} while a ceiling came down. A door and a magnet cost less than a coffee.',
  },
  {
    topic: 'refurb',
    by: owners,
    text: 'Snagging list is done: forty-one items, thirty-eight of them mine, because I painted before the second fix. The order of trades isn’t a suggestion.',
  },
  {
    topic: 'lending',
    by: ['broker'],
    text: 'Three things that delay an offer more than the credit search: a gift letter without a date, rent shown in cash, and a company whose activity code is still “hairdressing”. Check yours tonight.',
  },
  {
    topic: 'lending',
    by: owners,
    text: 'Wrote down every fix and when it ends on one sheet of paper. Two fall in the same month. I’m moving one early, and I’m glad it’s only {rent} that it costs me. @{mention} this is the sheet you asked about.',
  },
  {
    topic: 'lending',
    by: ['broker', 'accountant'],
    text: 'A director’s loan isn’t free money, it’s a loan with a memory. Paper it on the day, at a rate that you can defend, and the next lender will ask one question instead of nine.',
  },
  {
    topic: 'auction',
    by: owners,
    text: 'Lot withdrawn an hour before the sale. Survey {left}, legal pack read twice, nothing to show for it. I put it down to experience and went for chips with @{mention}.',
  },
  {
    topic: 'auction',
    by: ['agent', 'solicitor'],
    text: 'Conditional or unconditional? In the modern method you pay a reservation fee and get time; in the room you’re bound when the hammer falls. Both are called an auction on the poster. Read which one it is.',
  },
  {
    topic: 'auction',
    by: ['investor', 'surveyor'],
    text: 'Guide price isn’t a valuation, it’s an invitation. Of {n} lots I followed in {town} this year, four sold within ten per cent of the guide and one for double.',
  },
  {
    topic: 'hmo',
    by: ['landlord', 'property_manager'],
    text: 'Kitchen rota abandoned, second fridge bought. Cost less than one argument and there hasn’t been one since. A shelf each with a name on it. That’s the entire policy.',
  },
  {
    topic: 'hmo',
    by: owners,
    text: 'Thermostat in a five-bed: we moved to room valves with a sensor each and a boiler that stops at ten. Gas down by {pct} and only one complaint, from me, when I visited in shorts. Thank you @{mention} for the model number.',
  },
  {
    topic: 'epc',
    by: ['landlord', 'surveyor'],
    text: 'Swapped old storage heaters for modern ones with proper controls: up two bands in a one-bed flat in {town} with no gas supply. Electrician needed a day, the assessor twenty minutes.',
  },
  {
    topic: 'epc',
    by: ['trade', 'property_manager'],
    text: 'Checked eighteen lofts this month. Eleven had insulation, six had it pushed aside for a suitcase, one had a family of starlings. Please look before you trust the certificate.',
  },
  {
    topic: 'tax',
    by: owners,
    text: 'Mileage log finally honest: a notebook in the car, one line a trip. It came to {left} of tax relief I’d been leaving on the table for years. @{mention} you may say “told you so” once.',
  },
  {
    topic: 'tax',
    by: ['accountant'],
    text: 'Capital gains on a let house: sixty days from completion to report and pay, not from the tax return. It’s the deadline that most careful people miss, because they’re waiting for January.',
  },
  {
    topic: 'tenants',
    by: owners,
    text: 'Check-out today with the check-in photos on a tablet, room by room, both of us looking. Nothing to argue about, deposit back by the evening. Learned it from @{mention}.',
  },
  {
    topic: 'tenants',
    by: ['landlord'],
    text: 'Boiler failed on a Saturday. Two oil radiators to the door within the hour, engineer on Monday, {rise} off that month’s rent without being asked. Two years on, the tenants are still there.',
  },
  {
    topic: 'tenants',
    by: ['agent', 'property_manager'],
    text: 'Letting over the bridge in England? A digital Right to Rent check through a certified provider is fine for British and Irish passports. For everyone else it’s a share code or the original documents. Keep a dated copy.',
  },
  {
    topic: 'scotland',
    by: ['landlord', 'agent'],
    text: 'Landlord registration renewed for {town}. The reminder goes to the email address you had three years ago, so put the date in your own diary. Renew late and there’s a fee for you and a letter to your tenant.',
  },
  {
    topic: 'wales',
    by: ['landlord', 'agent'],
    text: 'Electrical report in Wales: every five years and a copy to the contract-holder, or the home counts as unfit and the rent with it. Ours in {town} took two hours and three new sockets.',
  },
  {
    topic: 'life',
    by: owners,
    text: 'Taught my nephew to bleed a radiator. He asked why I don’t “just get an app for it”. There’s a future in this business and it has no patience.',
  },
  {
    topic: 'life',
    by: ['landlord', 'trade', 'investor'],
    text: 'Found a note behind the skirting in {town}: “J. Marsh fitted this, 1931, too cold.” We put it back with one of our own. Same complaint.',
  },
  {
    topic: 'life',
    by: owners,
    text: 'Lunch with @{mention}: an hour on gutters, ten minutes on everything else in the world. I regret nothing.',
  },
];
