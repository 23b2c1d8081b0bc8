/** Texts of the category “Buying”, by key. */
export const buying: Readonly<Record<string, string>> = {
  auction: String.raw`When the hammer falls at a traditional auction you have exchanged. You have to know beforehand everything you would normally find out between offer and exchange.

## What’s in a legal pack
| Document | Look for |
| --- | --- |
| Special conditions | Fees added to the price, short completion, no right to rescind |
| Title register and plan | Restrictions, missing strips of land, rights of way |
| Searches | Their date: lenders rarely accept them after six months |
| Lease | Years left, ground rent, who insures, consents needed |
| Tenancy papers | Deposit, rent arrears, which notices were served |
| EPC | The rating, and whether it has expired |

## The sum before you bid
1. Start from what it will be worth when finished, from **sold** prices.
2. Take off the cost of the work plus 15% contingency: you probably haven’t lifted a floorboard.
3. Take off stamp duty (in Wales, Land Transaction Tax), finance, legal work, the buyer’s premium and any extras in the conditions.
4. Take off your profit, or the money you’re ready to leave in.
5. What’s left is the **most** you should bid. Write it on paper and take the paper with you.

Practise before you need it: work the sum out for a few of the [auction lots in Leeds](/property-search?market=auction&locations=Leeds), or for ordinary [property in Leeds](/property-search?locations=Leeds), and see what they go for.

## Conditional auctions
Under the “modern method” you pay a reservation fee, often 4% or more, and get 56 days. The fee comes **on top** of the price. It may count for stamp duty: ask your solicitor.

## Finance
Completion is usually in 20 working days. A mortgage rarely meets that deadline; bridging does. Have the terms in writing before the day, and the valuer booked for the day after.

> [!WARNING]
> An addendum can change the conditions on the morning of the sale. Read it before your lot comes up, even if you’ve read the pack twice.`,

  offers: String.raw`An offer is a figure and a story. Agents pass on both.

## The figure
Work back from your own criteria, not from the asking price. If you need a [[term:gross yield]] of 7.5% and the rent is £1,150, the most you can pay is

$$\frac{12 \times 1{,}150}{0.075} = £184{,}000$$

Offer below it, and know before you dial how far you’ll go. Round numbers look like guesses: £176,500 looks like a sum.

## The story
Say who you are, how you’re paying, how fast you can move and why you chose this figure: “Decision in principle attached, solicitor instructed, £9,000 allowed for the roof, going by the survey of the similar house next door.” A seller who has been let down will take less money for more certainty.

## When it’s refused
Leave it open in writing: “The offer stands until the end of the month.” A third of sales fall through, and the agent will look for your message when it happens.

[[calculator:yield]]

## After the survey
Go back with a new figure once, and only for what nobody could see at the viewing. Chip the price twice and you won’t be believed the third time, and that agent has other houses to sell.

## In Scotland
Offers go from solicitor to solicitor. When several people are interested, the agent sets a **closing date**: everyone sends one sealed offer, and nobody hears the others. There’s no second round, so send a figure you’d be content to lose at.`,

  leasehold: String.raw`A lease is a contract with the building. Read it as one.

- **Years left.** Below about 80, an extension used to cost much more because of marriage value. The Leasehold and Freehold Reform Act 2024 abolishes that and makes extensions 990 years long, but the parts on price weren’t yet in force when this was last checked.
- **[[term:Ground rent]].** For most new leases since 30 June 2022 it must be a peppercorn. Older ones may double: lenders refuse many that do.
- **[[term:Service charge]].** Three years of accounts and the budget. Ask what major works are planned and how full the reserve is.
- **Cladding.** In blocks over 11 metres, ask for the EWS1 form and the landlord’s certificate.
- **Letting.** Some leases forbid it, or forbid short lets, or charge for each consent.

> [!NOTE]
> Ask for the managing agent’s pack (LPE1) before you pay for a survey. It costs the seller a few hundred pounds and answers most of this.

A flat that lets well but can’t be mortgaged is for cash buyers only, and is priced for them.

## Ten questions for the managing agent
1. Who owns the freehold, and who manages the building?
2. What was the service charge in each of the last three years?
3. How much is in the reserve fund?
4. Which major works are planned within five years?
5. Has a section 20 notice been served?
6. Is anyone disputing the charges?
7. When was the building last valued for insurance?
8. Is there an external wall report, and what does it say?
9. May the flat be let, and does each let need consent?
10. What does each consent cost?`,

  surveys: String.raw`A mortgage valuation is for the lender. It may be done from a desk. For your own survey, choose by the house.

| House | Survey |
| --- | --- |
| Built since 1990, ordinary, looks in good order | RICS Level 2 |
| Victorian, extended, or you plan to open walls | RICS Level 3 |
| Crack wider than 5 mm, leaning wall, sunken floor | Structural engineer |
| Damp on the valuation | Independent damp surveyor who sells no treatment |
| Flat roof, old wiring, old boiler | The relevant trade, for an hour each |

Expect £400 to £1,000 for a Level 2 and £700 to £1,500 for a Level 3, depending on size and location.

Ring the surveyor after the report. Ask: “Would you buy it? At what price would it stop bothering you?” They won’t write the answer down, but most will tell you.

## What none of them covers
A surveyor doesn’t lift carpets, test the wiring or run the drains. “We couldn’t see” isn’t “there’s nothing”. For an old house, a drain camera (about £150) and an electrical report are cheaper than what they find.

## Reading the ratings
| Rating | Meaning | What you do |
| --- | --- | --- |
| 1 | No repair needed | Nothing |
| 2 | Repair, not urgent | Put it in the schedule of works |
| 3 | Serious or urgent | Get it priced **before** exchange |

Send the agent the pages with a 3 and two quotes, and say what you’re now offering. A reduction backed by a quote is a fact; without one it’s an opinion.`,

  insurance: String.raw`A landlord’s policy is several types of cover under one policy number. Check which you have before you need one.

## When cover should start
Under the Standard Conditions of Sale a house in England and Wales is at the **buyer’s risk from exchange**, not from completion. Have the policy start on the day of exchange; the lender will ask for it anyway.

## Types of cover
| Cover | It pays for | It doesn’t pay for |
| --- | --- | --- |
| Buildings | Fire, storm, escape of water, subsidence | Wear and tear, gradual damp, poor workmanship |
| Owner’s liability | Someone hurt by the building; often £2m to £5m | A tenant’s own carelessness |
| Loss of rent | Rent while **insured** damage is put right | Arrears, or a home that doesn’t let |
| Rent guarantee | Arrears, and often the legal costs | Tenants who didn’t pass the checks it requires |
| Malicious damage | What a tenant broke on purpose, if the policy names it | Ordinary use |

If you employ someone, such as a cleaner on your payroll, **employers’ liability** of at least £5m is required by law.

## The sum insured
Insure the home for what it costs to **rebuild**, including fees and clearing the site; that has nothing to do with the price or the value. Too low a sum cuts every claim:

$$\text{paid} = \text{loss} \times \frac{\text{sum insured}}{\text{rebuilding cost}}$$

If a house that costs £200,000 to rebuild is insured for £150,000, a claim for a £20,000 leak pays £15,000.

## What people forget to tell the insurer
- **Who lives there**: sharers, a company, short lets.
- **That it’s empty**: after 30 or 60 days, depending on the policy, little more than fire is covered.
- **Building work**, before it begins.
- **A flat**: the freeholder insures the building. Ask for the schedule, and insure contents and liability yourself.

Premiums include 12% Insurance Premium Tax, which can’t be claimed back. They count as a letting cost for tax.`,
};
