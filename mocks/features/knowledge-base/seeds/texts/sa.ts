/** Texts of the category “SA”, by key. */
export const sa: Readonly<Record<string, string>> = {
  'sa-numbers': String.raw`A short let is a small hotel. Three figures make its income, and two eat it.

$$\text{income} = 365 \times \text{occupancy} \times \text{nightly rate} + \text{stays} \times \text{cleaning fee}$$

## A two-bed at £118 per night
| | |
| --- | ---: |
| Nights let, 68% | 248 |
| Room income | £29,288 |
| Stays of 2.8 nights | 89 |
| Booking sites: 15% of 80% of room income | −£3,515 |
| Cleans and linen at £52 | −£4,628 |
| Energy, broadband, council tax or rates | −£4,300 |
| Management, 15% with VAT | −£5,272 |
| **Before the mortgage** | **about £11,570** |

The same flat let for £1,050 per month would bring about £9,500 before the mortgage, with a tenth of the phone calls. The difference is your wage.

## What moves it
- **Length of stay.** Going from 2.8 to 4 nights saves 27 cleans, about £1,400.
- **Direct bookings.** Every 10% of nights booked direct is worth about £440.
- **Winter.** Look at January on its own. Contractors and insurers’ tenants fill midweek when visitors don’t.

## Tax since April 2025
The special rules for **furnished holiday lets** ended on 5 April 2025. Interest is limited to the 20% credit, as with other lets, there are no capital allowances for new furniture, and the income no longer counts towards pensions. VAT still applies: holiday accommodation is standard-rated once your turnover passes £90,000.

> [!WARNING]
> Check the lease, the mortgage and the insurance for the words “assured shorthold” or “private residence only”. Any of the three can rule it out.`,

  'sa-rules': String.raw`The rules differ by nation, and in London by the night.

| Place | Rule |
| --- | --- |
| **London** | More than **90 nights** a year needs planning permission |
| **England** | A registration scheme for short lets is being set up; some councils also use planning rules |
| **Scotland** | A **licence** is needed everywhere; parts of Edinburgh, Badenoch and Strathspey are control areas, where you need planning permission too |
| **Wales** | Use class C6; councils can require permission. Business rates only apply when it’s let for **182 nights** |
| **Northern Ireland** | Certification by Tourism NI |

Since April 2025 councils in England may charge double council tax on second homes. A short let moves to business rates in England once it has been available for 140 nights and let for 70.

From 24 July 2026 Edinburgh adds a visitor levy of 5% on the first five nights. Before you buy, read the planning register for the street: what was refused two doors away will be refused to you.

## Before the first guest
1. **Lease, mortgage, insurance:** each has to allow paying guests. Ask in writing.
2. **Fire.** A home with paying guests falls under fire safety law: a written risk assessment, linked alarms, a way out that needs no key.
3. **Gas and electrics** as in any let, and a carbon monoxide alarm with every fuel appliance.
4. **Waste.** Guests’ rubbish is commercial waste in many council areas.
5. **Neighbours.** Give them your number. Most complaints that reach the council were first made to nobody.`,

  'sa-changeovers': String.raw`Guests forgive a small shower. They don’t forgive a hair in it.

1. **One list**, in the order of the rooms, with a photo of how each should look. The cleaner sends the same photos back.
2. **Three sets of linen** for each bed: one on, one in the wash, one in the cupboard.
3. **A locked cupboard** with bulbs, batteries, a kettle, two towels and a spare key safe code.
4. **Time.** Out by 10, in from 4. With less than five hours, you need two people.
5. **A second cleaner** who knows the flat. The first one will be ill on a bank holiday.

Pay by the clean, not by the hour, and pay the same day. Ask what’s broken before you ask what’s missing.

After each stay, read the review for one thing to change, and change it that week. A score of 4.9 instead of 4.7 is worth more than any discount.

## How long it takes
| Task in a two-bed flat | Minutes |
| --- | ---: |
| Strip beds, start the wash, open windows | 15 |
| Bathroom | 30 |
| Kitchen, with fridge and oven checked | 35 |
| Make beds | 20 |
| Dust, vacuum, mop | 30 |
| Restock, take photos, lock up | 15 |
| **Total** | **145** |

## When something is broken
Photograph it before anything is moved, and before the next guest arrives: booking sites give you only days to claim, and accept nothing without photos. Fix small things from the locked cupboard within the hour. Keep a list by room, and replace anything that appears on it three times.`,
};
