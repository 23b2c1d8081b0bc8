// What Ava says by heart. Facts carry the date they hold from.

export const taxNote =
  '*General information as of 2026, not tax advice: check with an accountant before you act on it.*';
export const lawNote =
  '*General information as of 2026, not legal advice: check the guidance for your nation before you serve anything.*';

/** Said to whoever says hello: it gives no advice, so that it needs no caution. */
export const greeting = (firstName: string) =>
  `Hi ${firstName}, I’m Ava. Ask me about a deal, your portfolio or how something works: “How does my deal look?”, “What is a good yield?” or “How is my portfolio doing?”`;

export const abilities = `I quote **your own figures**, each with its working: name one of your evaluations, or compare two. I add up **your portfolio** from what you’ve entered.

I’m good at **stamp duty**, **yields**, **section 24**, **rent increases**, **deposits**, **HMO licences** and **BRRR**. Give me a price and a rent and I’ll do the sum: “yield on £180,000 at £1,150 pcm”. If I don’t know something, I’ll say so.`;

export const thanks = 'You’re welcome. Anything else you’d like to work out?';

export const unknown = `I don’t know that one, and I’d rather say so than guess.

I can help with **your deals**, **your portfolio**, **yields**, **buying costs**, **rent increases**, **deposits** and **BRRR**. For anything else, try the [knowledge base](/knowledge-base) or ask [your network](/): someone there has probably done it.`;

export const rentIncreaseEngland = `In **England** the Renters’ Rights Act changed this on 1 May 2026:

1. You can raise the rent **once a year** at most, and only with a **section 13 notice** (Form 4A). Rent review clauses no longer apply.
2. Give at least **two months’ notice**.
3. The tenant may ask the First-tier Tribunal whether the figure is the market rent. The tribunal can’t set it higher than you asked, and the new rent doesn’t start before its decision.

Before you pick a figure, look at what comparable homes nearby were **let** for, not what they were advertised at. Going from £1,150 to £1,200 is 4.3%.`;

export const rentIncreaseScotland = `In **Scotland**, under a private residential tenancy, you may raise the rent **once in twelve months** with the rent-increase notice and at least **three months’ notice**. The tenant has 21 days to refer it to a rent officer at Rent Service Scotland.

The Housing (Scotland) Act 2025 lets ministers make **rent control areas**, where a rise is limited to CPI plus 1%, up to 6%. Check whether your council’s area is one before you write.`;

export const rentIncreaseWales = `In **Wales**, under a periodic standard occupation contract, use form **RHW12**: **two months’ notice**, and no more than once a year. You need to be registered with Rent Smart Wales, and whoever manages the home needs a licence.`;

export const deposits = `For an assured tenancy in **England**:

- **No more than five weeks’ rent** if the yearly rent is under £50,000, or six weeks if it’s £50,000 or more. At £1,150 per month that’s £1,326.92.
- Protect it in one of the three schemes and hand over the prescribed information **within 30 days**.
- Get it wrong and the penalty is one to three times the deposit.

Wales has the same 30 days. Scotland gives you 30 working days to use a scheme and caps deposits at two months’ rent.

${lawNote}`;

export const hmo = `You need a **mandatory HMO licence** in England when **five or more people** from **two or more households** share a kitchen or bathroom. Many councils also license smaller HMOs, or every let in a ward.

| For | Minimum room size |
| --- | ---: |
| One child under 10 | 4.64 m² |
| One person over 10 | 6.51 m² |
| Two people over 10 | 10.22 m² |

Ask three questions before you offer: does the council have an **Article 4** direction (then even a small HMO needs planning permission), does it run **additional or selective licensing**, and can every bedroom keep its size after the fire doors and en-suites go in?

${lawNote}`;

export const brrr = String.raw`**BRRR** is buy, refurbish, refinance, rent. It works when the new mortgage gives back most of what you put in. The sum that matters:

$$\text{money left in} = \text{everything spent} - \text{new value} \times \text{LTV}$$

### A worked example
Buy at £95,000 and refurbish for £27,500 with the 10% contingency. Add stamp duty of £4,750 and about £10,000 of fees and bridging interest, and you have spent £137,250. If the surveyor says £165,000 and the lender gives 75%, you get £123,750 back. **£13,500 is left in**.

### What usually goes wrong
1. **The value.** Use three sold prices from the last twelve months within half a mile: same bedrooms, same condition. Don’t use asking prices or a portal’s estimate.
2. **The time.** Bridging at 0.85% per month on £66,500 is about £565 per month. Two months late costs more than a kitchen worktop.
3. **The six months.** Some lenders refinance on the new value only once you’ve owned the property for six months. Ask the broker before you buy, and get the answer by email.
4. **The stress test.** The rent has to carry the new loan: rent ÷ (loan × 5.5%) of 125% or 145%, by lender and tax band.
5. **The contingency.** Old houses hide damp, wiring and roofs. Allow 10% for a house where you’ve seen the floorboards, 15% otherwise.

### What to do first
- Price the work from a **schedule of works**, not at a rate per square metre.
- Get the refinance lender’s **interest cover** first, because it limits the loan more often than the value does.
- Only then work out your maximum offer: take the loan you’re sure to get and the money you’re happy to leave in, then subtract the work, fees and interest.

If your maximum offer is far below the asking price, that’s the answer, not a problem with the sum.

${taxNote}`;

export const rentalCover = String.raw`**Interest cover** (ICR) is how many times the rent covers the mortgage interest at the lender’s test rate:

$$\text{cover} = \frac{12 \times \text{rent}}{\text{loan} \times \text{test rate}}$$

Many lenders ask for **125%** from a company or basic-rate taxpayer and **145%** from a higher-rate taxpayer, at a test rate near **5.5%**. Five-year fixes are often tested at the pay rate. A loan of £135,000 at 5.5% costs £7,425 per year to test, so 145% needs a rent of about **£897 per month**.

*General information as of 2026, not mortgage advice: ask an FCA-authorised broker for today’s tests.*`;

export const epc = `A let home in England and Wales needs an **EPC of E or better** unless an exemption is registered. The government has consulted on **C by 2030** for private lets. Expect it, but don’t price it in until the rules are in force. Loft and cavity insulation, controls and LED lighting are usually the cheapest points.`;

export const possession = `Since **1 May 2026** there’s no section 21 in England: a tenancy ends by the tenant’s notice, by agreement, or by a **section 8** ground. Selling and moving in are grounds 1A and 1: four months’ notice, and not in the tenancy’s first year. Serious arrears (ground 8) need three months’ rent owed and four weeks’ notice.

${lawNote}`;
