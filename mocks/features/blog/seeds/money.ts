/** Texts of posts about market, finance, law and tax, by slug. */
export const moneyPosts: Readonly<Record<string, string>> = {
  'letting-without-section-21': String.raw`From 1 May 2026 every assured tenancy in England is periodic, and section 21 is gone. These are the questions our members ask most.

## “Is my fixed term worth anything now?”
No. The tenant can leave with two months’ notice, and you need a ground. What your agreement says about gardens, pets and keys still applies.

## “Can I still take six months in advance?”
No. One month at most, and only after the tenancy is signed. A guarantor is allowed, and so is rent guarantee insurance.

## “I want to sell.”
Ground 1A: four months’ notice, and not within the first year. Many tenants would like to buy, or to stay with the next landlord: ask before you serve.

## “What about the information sheet?”
Give it to every tenant whose tenancy began before 1 May 2026. The deadline is 31 May 2026. If you’re late, send it straight away: the duty doesn’t lapse. Email is fine if the agreement allows it. Keep the proof.

The [full article](/knowledge-base?query=renters%27%20rights) has the grounds and the penalties in two tables.`,

  'where-yields-still-start-with-an-eight': String.raw`We looked at three-bed terraces that were **let**, not advertised, in the last quarter, next to what such homes sold for.

| Outcode | Median price | Agreed rent | Gross yield |
| --- | ---: | ---: | ---: |
| BD3 | £118,000 | £850 | 8.6% |
| L4 | £122,500 | £875 | 8.6% |
| HU5 | £121,000 | £825 | 8.2% |
| ST4 | £124,000 | £840 | 8.1% |
| NG7 | £178,000 | £1,195 | 8.1% |
| LS9 | £171,500 | £1,150 | 8.0% |
| M14 | £236,000 | £1,420 | 7.2% |

Two things stand out. The six at the top have selective licensing or are about to get it: take £800 for five years off the first line. And the difference between the best and the worst street **within** an outcode was larger than that between Hull and Leeds.

A yield is a way to choose where to look. It isn’t a reason to buy: repairs to a £118,000 house cost what they cost on a £236,000 one.`,

  'why-five-year-fixes-borrow-more': String.raw`Two fixes from the same lender on the same day, for the same home let at £1,150 per month and a higher-rate borrower:

| | Two years | Five years |
| --- | ---: | ---: |
| Pay rate | 4.79% | 5.19% |
| Tested at | 6.79% | 5.19% |
| Maximum loan at 145% | £140,165 | £183,376 |

The five-year deal is more expensive and lends £43,000 more, because it’s tested at its own rate. That makes a big difference to the price you can pay.

It’s also a trap. If you sell in year three, the early repayment charge at 3% on £183,376 is **£5,501**. And the rent that just covers the loan today will have to cover it after the fix, at a rate nobody knows yet.

Take the long fix because you want five quiet years. If you take it because the short one doesn’t lend enough, the price is too high.`,

  'quarterly-updates-in-ten-minutes': String.raw`From 6 April 2026, landlords with more than £50,000 of rent and trading income together send HMRC a summary each quarter: by **7 August**, 7 November, 7 February and 7 May.

A routine that works for our clients:

1. **One account** for rent and costs. The software reads it, and nothing private has to be sorted out.
2. **Photograph the receipt in the shop.** Later means never.
3. **Five categories**, no more: repairs, insurance, agent, finance, other. Your accountant splits them better than you.
4. **The first Saturday of the month:** ten minutes, a cup of tea, and a category for every line.
5. **The quarterly update** is then one button.

Estimates are allowed; corrections go into the next update. Late updates earn no penalty points in the first tax year, 2026–27; from April 2027 they do. So the first year is the time to learn it.

Software that HMRC recognises starts at about £5 per month.`,

  'what-sold-in-the-room': String.raw`Two sales, 112 lots, 79 sold on the day, 11 after. What I noticed from the rostrum:

- **Short leases sold.** Buyers have stopped waiting for the reform and do the sums on the law as it stands.
- **Shops with uppers sold well**, above guide by a fifth. Everyone has a scheme for the ground floor; not everyone has asked the planners.
- **Tenanted houses didn’t move** when the pack had no deposit certificate. That isn’t a detail: until the deposit is protected or given back, most grounds for possession are closed.
- **Lots guided under £50,000** went for double. They’re priced to fill the room.

The most expensive mistake of the day was £14,000: a buyer hadn’t read the special conditions, and the seller’s search fees, arrears and legal costs were all on page 31.

Read the pack. Then read the addendum. Then bid.`,

  'the-bridge-that-ran-late': String.raw`The plan was six months. The loan was £140,000 at 0.89%, with interest retained and a 2% fee. Here’s what month eight looked like.

| | £ |
| --- | ---: |
| Interest retained, six months | 7,476 |
| Extension fee, 1% | 1,400 |
| Months seven and eight at the default rate of 1.9% | 5,320 |
| New valuation for the refinance | 480 |
| **More than planned** | **7,200** |

What held it up wasn’t the builder. The Land Registry hadn’t entered the buyer, and the lender wouldn’t draw down without it. A request to expedite, with the offer attached, took nine days once someone had made it.

Three lines for the next one: ask for expedition in week one; agree the extension fee before you sign; and name the person who rings the solicitor every Friday.`,

  'rents-in-the-last-quarter': String.raw`In the last three months our members recorded 2,300 agreed lets. The median three-bed outside London went for £1,125, 3.1% more than a year before: the smallest rise in four years.

| | A year before | Last quarter |
| --- | ---: | ---: |
| Days to let | 17 | 23 |
| Viewings per let | 6 | 9 |
| Agreed below the advertised rent | 11% | 19% |

The last line is new. Under the rules that came in on 1 May 2026, nobody may take more than the advertised rent, so landlords advertise a little higher. Tenants offer a little lower. Where they meet is, in most towns, the figure the old way would have reached.

Shared houses were the exception: rooms near hospitals let in eight days. If you own one of those, serve notice of the next rise early, because it takes two months to take effect.`,

  'the-landlord-database-a-first-look': String.raw`*Draft. Waiting for the regulations.*

The Renters’ Rights Act creates a database of private landlords and their homes. Joining it will become law, region by region, from late 2026. What the government has said so far:

- **About you:** name, address, email, and every other owner.
- **About each home:** address, beds, people, whether it’s empty or furnished.
- **Proof:** gas, electrical and energy certificates.

There will be a yearly fee for each home. Without an entry you can’t advertise, and won’t get possession on most grounds. What you can do now costs nothing: one folder for each home, with the three certificates, the licence and the insurance, each named with its expiry date.`,

  'four-per-cent-is-two-weeks': String.raw`Most evaluations begin with 4% of the rent for empty weeks. On £1,150 per month that’s £552 per year, or a little over two weeks. Nobody lets a house in two weeks every year, and nobody has to: the figure is an average over tenancies that last.

## What one change of tenant costs
Say notice ends on a Friday. Cleaning, painting two walls and changing a lock take a week, viewings another, references and signing a third. Three weeks at £265 per week are £795, before the agent’s fee.

If a tenancy lasts three years, that’s £265 per year, and 4% is generous. If it lasts one, 4% is £243 short, every year.

## When to allow more
- Rooms: each changes hands on its own.
- A home near a university, let before the academic year begins or not at all.
- Work between tenants that you already know about.

Put your own figure in the evaluation, and look at what’s left. If a fifth week turns it red, the price is the problem, not the tenant.`,

  'the-licence-before-the-offer': String.raw`A buyer asked us last month why her figures no longer worked. She had bought well, and paid for a licence she hadn’t known of.

## Three words on a council’s site
1. **Mandatory**: five or more people from two or more households. The whole of England.
2. **Additional**: smaller shared houses, where the council has said so.
3. **Selective**: any let in a named area, family houses included.

Schemes last five years at most, begin on a named day, and are often a few streets wide. Search for the council’s name and “property licensing”, and look for the map rather than the page about it.

## What it changes
The fee, which is paid for each home. The rooms, where a licence sets sizes. The start date, because letting without one is an offence from the first night, and a tenant can ask for their rent back.

None of it is a reason not to buy. It’s a line in the sum, and it belongs there before the offer. Information as of 2026; this isn’t legal advice.`,
};
