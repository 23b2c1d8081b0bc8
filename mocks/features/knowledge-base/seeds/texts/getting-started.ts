/** Texts of the category “Getting started”, by key. */
export const gettingStarted: Readonly<Record<string, string>> = {
  'first-days': String.raw`Tiebeam is a network first. The tools work better once people know who you are, so start there.

## Days 1 to 3: say who you are
Use your headline to say what you do and where: “Landlord of four, Hull” says more than “Property enthusiast”. Add the areas you buy in. Then connect with three people whose work touches yours: a broker, a tradesperson and someone who invests where you do.

## Days 4 to 7: look at one deal properly
1. Open **Property Search** and pick a home you could really buy.
2. Start an **evaluation** from its page. The price, beds and floor area come with it.
3. Replace the defaults with your own figures, and note where each comes from.

## Days 8 to 10: show it
Post the evaluation and ask one precise question: “Is £1,150 per month right for a three-bed in LS12?” gets answers; “Thoughts?” doesn’t.

> [!TIP]
> Save a search with alerts before you leave. New listings that match will then come to you.

## After that
Answer before you ask. A landlord who has told someone what a boiler really cost gets an honest answer about their own. When a question comes up every week, write the answer down once and link to it.

Keep your **criteria** in an evaluation profile: the lowest yield, cover and cash flow you would accept. Each new deal is then checked against them, and you stop falling in love with bay windows.`,

  'first-buy-to-let': String.raw`This is the order in which a careful first purchase in England usually runs. It takes four to six months, most of it waiting.

## Before you look
- **Cash.** A deposit of 25%, stamp duty at the higher rates, legal fees, a survey, the first repairs, and three months’ costs in reserve.
- **Borrowing.** Speak to a broker and get a [[term:decision in principle]]. Lenders look more at the rent than at your salary, but many want £25,000 of other income.
- **Area.** Two or three outcodes you can reach in an hour. Read the council’s licensing pages for each.

## A budget at £180,000
| Item | £ |
| --- | ---: |
| Deposit at 25% | 45,000 |
| Stamp duty (England, additional home, 2026) | 10,100 |
| Legal work and searches | 1,500 |
| Survey and valuation | 900 |
| Mortgage and broker fees | 1,544 |
| Refurbishment with 10% contingency | 13,200 |
| **Cash needed** | **72,244** |

[[calculator:stamp-duty]]

## Looking
View ten before you offer on one. At each viewing ask why it’s for sale, how long it has been on the market and which offers have been refused. Take photos of the boiler plate, the consumer unit and every ceiling.

## From offer to keys
1. Offer in writing, with your decision in principle and your solicitor’s name.
2. Instruct the survey once the offer is accepted. Renegotiate on what it finds, not on nerves.
3. Answer your solicitor on the day they ask. Weeks are lost to unanswered emails.
4. Insure from **exchange**, not from completion: from then on the risk is usually yours.

## Before the first tenant
Gas safety record, electrical report, EPC, smoke and carbon monoxide alarms, a licence where the council wants one, and the deposit protected within 30 days. See [the certificates a let needs](/knowledge-base?query=certificates).

> [!WARNING]
> If the deal only works with a rent at the top of the range, it doesn’t work. Run it at the lowest comparable rent, with one month empty.`,

  team: String.raw`A deal moves at the speed of the slowest person in it. Find them before you need them.

- **Broker.** Whole of market, and used to your kind of borrower. Ask which three lenders they would try and why.
- **Solicitor.** One who does investment purchases every week. Ask who will pick up the phone when your contact is on holiday.
- **Surveyor.** Local, and willing to talk for ten minutes after the report.
- **Builder.** Two, so that a price means something. Ask to see a job that’s half finished.
- **Letting agent.** They know what lets. Ask what stood empty last winter.
- **Accountant.** Talk to one before the first offer: whether you buy in your own name or through a company is expensive to change later.

## How to test them
Send each of them the same short description of a real deal and see who answers with a question. The good ones ask.

> [!TIP]
> Keep them under **Contacts** with a note on the last job. In two years you won’t remember which electrician turned up.

## What they cost
A broker is paid by the lender, by you, or by both: ask which. Solicitors quote a fee and then disbursements; compare the totals. Surveyors and accountants should name a price before they begin. The cheapest of three quotes is often the one that has left something out: ask each what is **not** in it.`,

  'five-numbers': String.raw`You can drop most homes from your list before you leave the house. These five take ten minutes.

1. **Rent**, from three lets in the last three months: same number of beds, same streets, and what they went for.
2. **Gross yield.** A year’s rent over the price:

$$\frac{12 \times 1{,}150}{180{,}000} = 7.67\%$$

3. **[[term:Interest cover]]** at the lender’s rate. If the loan doesn’t fit, nothing else matters.
4. **Price per square metre** against what sold on the same streets. The floor area is on the energy certificate.
5. **What the council wants.** Selective licensing, Article 4, conservation area: five minutes on its website.

[[calculator:yield]]

If two of the five are bad, don’t go. If four are good, go, and look for the reason nobody else has bought it: there’s nearly always one, and it’s often cheaper than it looks.

## Where to find each one
| Number | Where to look |
| --- | --- |
| Rent | Lets agreed on the portals; two agents who let on that street |
| Price | The Land Registry’s price paid data, free to read |
| Floor area | The energy certificate register, by postcode |
| Rates and cover | A broker’s sheet, or the lender’s page for intermediaries |
| Rules | The council’s licensing register and its planning map |

## A ten-minute check
A £180,000 terrace of 82.5 m² costs £2,182 a square metre. Two sold nearby at £2,300 and £2,240. Three lets nearby went for £1,125, £1,150 and £1,200: take the middle one. At 75% loan to value and a stress rate of 5.5% its cover is 185.9%, and the ward has no licensing. Five numbers, one page: that one is worth the drive.`,
};
