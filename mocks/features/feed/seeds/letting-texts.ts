// What members write about letting, rules, tax and the rest of a landlord's week.
import type { PostText } from './post-texts';

const owners = ['landlord', 'investor'] as const;

export const lettingPosts: readonly PostText[] = [
  {
    topic: 'hmo',
    by: ['landlord'],
    text: 'Licence renewed for the six-bed in {town}. Inspector was thorough and kind. She measured every room, tested every closer and asked for one thing: a better notice by the bin store. Fair.',
  },
  {
    topic: 'epc',
    by: ['surveyor'],
    text: 'Assessed a solid-wall terrace this morning: E before, C after loft, a modern condensing boiler, thermostatic valves and low-energy lights. Cost to the owner {left}. Internal wall insulation wasn’t needed. Do the boring things first.',
  },
  {
    topic: 'tax',
    by: ['accountant'],
    text: 'Section 24 in one paragraph: as an individual you pay tax on rent before mortgage interest, then get 20% of the interest back as a credit. A higher-rate payer with a big loan can owe tax on a house that makes nothing. A company is taxed on what is left after interest. Moving into one isn’t free, though.',
  },
  {
    topic: 'tenants',
    by: ['property_manager', 'agent'],
    text: 'The reply that has saved us most phone calls: “Thank you, we’ve seen this. Someone will ring you before noon tomorrow.” Then ring before noon. That’s the whole system.',
  },
  {
    topic: 'scotland',
    by: ['solicitor'],
    text: 'For friends buying north of the border: the Additional Dwelling Supplement is 8% of the whole price, due with the LBTT return within thirty days. Put it in the offer sum from the start. Too many people find it in the last week.',
  },
  {
    topic: 'wales',
    by: ['agent', 'landlord'],
    text: 'Occupation contracts, a reminder: the written statement is due within fourteen days of the start, and a converted contract isn’t the same document as a new one. We keep both templates taped to the wall in {town}.',
  },
  {
    topic: 'hmo',
    by: ['landlord'],
    text: 'Switched the house from student to professional sharers. Rent per room went up a bit from {room}, voids fell to eleven days a year, and nobody has put a traffic cone in the garden since August.',
  },
  {
    topic: 'epc',
    by: ['trade'],
    text: 'First winter figures for the heat pump in a 1930s semi: seasonal efficiency 3.6, tenant’s bill lower than the gas one it replaced. The trick was new radiators in two rooms and not one more. Survey first, then pumps.',
  },
  {
    topic: 'tax',
    by: ['accountant'],
    text: 'Making Tax Digital for landlords: if your gross income from property and self-employment is above the threshold, you report every quarter using software. A spreadsheet with bridging software counts. You don’t need to buy the one in the advert.',
  },
  {
    topic: 'tenants',
    by: owners,
    text: 'Our longest tenant is moving out after {n} years to buy her own house around the corner. She left the oven cleaner than we gave it to her. I cried a bit in the hallway, don’t tell anyone.',
  },
  {
    topic: 'scotland',
    by: ['agent', 'landlord'],
    text: 'Private residential tenancies and joint tenants: one of three wants to leave, two want to stay. There’s no way for one to go alone unless everyone agrees. Talk early, write it down, and have a form ready.',
  },
  {
    topic: 'hmo',
    by: ['landlord', 'investor'],
    text: 'Article 4 is coming to three more wards in {town} next summer. If you have a five-bed in mind, the date on the planning notice is the one that counts, not the one in the newspaper.',
  },
  {
    topic: 'epc',
    by: owners,
    text: 'Loft topped up, draught strips on nine doors, smart thermostat in. EPC from D to C for {left} and one Saturday with @{mention} who talks to insulation as if it were a dog.',
  },
  {
    topic: 'tenants',
    by: ['solicitor'],
    text: 'A deposit protected on day 31 is a deposit protected late. The penalty is up to three times the sum and it’s the easiest claim in the book. Set a reminder for day 10.',
  },
  {
    topic: 'tax',
    by: owners,
    text: 'Sat down with the accountant about moving four houses into a company. Stamp duty, capital gains, new mortgages: break-even in year {n}. We’re going to leave them where they are and buy the next one in the company. Sometimes the answer is no.',
  },
  {
    topic: 'life',
    by: ['landlord'],
    text: 'Tuesday: one leak, one lost key, one tenant’s baby born (a girl, both well), one quote for a roof that I’ll pretend I haven’t seen. I wouldn’t swap it.',
  },
  {
    topic: 'wales',
    by: ['property_manager', 'surveyor'],
    text: 'Smoke alarms in {town} have to be mains-wired and interlinked, landing on every storey. Battery ones don’t make a dwelling fit to live in under the Act, however many you buy.',
  },
  {
    topic: 'tenants',
    by: ['agent'],
    text: 'We stopped doing open viewings with twenty people in a queue. Six slots, fifteen minutes each, the first applicant who passes referencing gets it. Takes longer to arrange, and no one leaves feeling like cattle.',
  },
  {
    topic: 'hmo',
    by: ['landlord'],
    text: 'Fire doors: the gap at the threshold matters as much as the closer. Ours failed at 9 mm. Drop seals cost {seal} a door, and we passed the same week.',
  },
  {
    topic: 'epc',
    by: ['surveyor', 'property_manager'],
    text: 'If your certificate is from 2014 the assumptions in it are too. Wall thickness, glazing date, even the floor area can be guesses. Send the assessor receipts and photos and you may gain a band for nothing.',
  },
  {
    topic: 'buying',
    by: ['landlord', 'investor'],
    text: 'Serviced apartment numbers for the quarter: {occupancy} occupancy, average stay 3.1 nights, cleaning is the largest cost after the mortgage. It pays, but it’s a hotel job with a landlord’s phone.',
  },
  {
    topic: 'scotland',
    by: ['surveyor'],
    text: 'Home Reports age faster than people think. Lenders like them younger than twelve weeks. If yours is older ask the seller for a refresh before the closing date, it costs much less than a new one.',
  },
  {
    topic: 'tenants',
    by: ['landlord'],
    text: 'Raised the rent for the first time in three years: {rise} a month, with two months’ warning and a page on what it pays for. Tenant wrote back “that seems fair”. I had been dreading it since January.',
  },
  {
    topic: 'tax',
    by: ['accountant'],
    text: 'Repair or improvement? Like for like with modern materials is a repair, so single glazing to double is fine. A bigger kitchen where the larder was is an improvement. Keep the before photos: they win arguments.',
  },
  {
    topic: 'life',
    by: ['property_manager', 'other'],
    text: 'Meet-up on Thursday in {town}, upstairs at the old corn exchange, half past six. No pitches from the stage. Bring one number that surprised you this year, a good one or a bad one.',
  },
  {
    topic: 'hmo',
    by: ['property_manager'],
    text: 'Our house rules are now one page with four drawings. Complaints about bins are down by half. Words weren’t the problem, the eleven pages of them were.',
  },
  {
    topic: 'tenants',
    by: ['property_manager', 'landlord'],
    text: 'Mould call-out this morning, solved by moving a wardrobe 80 mm off an outside wall and showing where the trickle vent was. We check both at every inspection now and leave a card.',
  },
  {
    topic: 'epc',
    by: ['trade', 'landlord'],
    text: 'Cavity wall in {town} filled in the nineties with something like wet newspaper. Extraction {refurb}, no grant for it. Always ask for a borescope before you offer.',
  },
  {
    topic: 'wales',
    by: ['investor'],
    text: 'Land Transaction Tax caught a friend out: he had budgeted with England’s bands on a house in {town}. Different bands, different higher rates, same sinking feeling. Check which side of the river you’re on.',
  },
  {
    topic: 'scotland',
    by: ['landlord'],
    text: 'Common stair roof repair, eight owners, one missing heir. The tenement scheme let the majority go ahead and the council covered the missing share for now. Slow, but it works. Thanks @{mention} for the template letters.',
  },
  {
    topic: 'life',
    by: ['investor', 'trade'],
    text: 'Quiet advertisement for being nice: the scaffolder came a day early because I had made his lads a brew in {month}. That day saved me a week’s interest.',
  },
  {
    topic: 'tenants',
    by: ['agent', 'property_manager'],
    text: 'Asked thirty tenants what made them stay. Twenty-four said repairs. Three said the dog was allowed. Nobody mentioned the smart lock. I’m told there’s a lesson in it.',
  },
  {
    topic: 'tax',
    by: ['accountant', 'broker'],
    text: 'Two signatures that slow every company refinance: the director who is abroad, and the spouse who has to take independent advice. Book both when you apply, not when the offer comes.',
  },
];
