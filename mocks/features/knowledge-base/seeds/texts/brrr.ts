/** Texts of the category “BRRR”, by key. */
export const brrr: Readonly<Record<string, string>> = {
  'brrr-sum': String.raw`**Buy, refurbish, refinance, rent.** You buy a home that nobody else can mortgage, make it one that everyone can, and borrow against the new value. The [[term:money left in]] is how you measure it.

$$\text{money left in} = \text{everything spent} - \text{new value} \times \text{LTV}$$

## An example
| | £ |
| --- | ---: |
| Price | 95,000 |
| Stamp duty (5% in England) | 4,750 |
| Refurbishment 25,000 + 10% | 27,500 |
| Legal work, survey, finance, bridging interest | 10,000 |
| **Everything spent** | **137,250** |
| New loan: 165,000 × 75% | 123,750 |
| **Money left in** | **13,500** |

If the rent after all costs brings in £2,400 per year, that’s 17.8% on the money left in. If the surveyor says £155,000 instead, £21,000 stays in, and the return falls to 11.4%. The deal is the same; only one opinion differs.

## When nothing is left in
The return can’t be calculated then: you can’t divide by zero. Look at the cash flow in pounds, and at what the higher loan does to it.

## Four ways it goes wrong
1. The value comes from asking prices.
2. The rent can’t carry the new loan: [interest cover](/knowledge-base?query=interest%20cover) is what limits it.
3. The work takes ten months at bridging rates.
4. The lender waits for six months of ownership, and nobody asked.

> [!NOTE]
> Next to the offer, write the lowest value you’d still be content with. If it’s above the last sale on the street, stop.`,

  'brrr-value': String.raw`A surveyor has twenty minutes and wants evidence. Give it to them on one page.

- **Three sales**, within half a mile and the last twelve months, with the same beds and condition. Land Registry prices, with the floor area from the energy certificate.
- **A schedule of what you did**, with costs. A list of rooms with “new kitchen” is weaker than “rewired, new boiler, new roof covering to rear, £27,500”.
- **Before photos.** The surveyor never saw the tree in the bathroom.
- **The rent**, with the signed tenancy if there is one.

Meet them at the door, hand over the page and go away. Don’t mention a figure unless asked.

If the valuation is too low, an appeal needs new evidence: a sale they didn’t list, closer or more recent than theirs. “I think it’s worth more” has never worked. A second lender with another surveyor is often quicker than an appeal.

## What can get in the way
- **Restricted value.** The surveyor may write down what it would fetch in 90 days. Some lenders lend on that.
- **Single skin, flat roof, non-standard build.** Ask the lender before you buy, not the surveyor afterwards.
- **Work without paperwork.** Building control’s certificate for a removed wall or a new window is part of the value.
- **Your own purchase.** The register shows that you paid £95,000 six months ago. Show what was spent in between, line by line.

## Use the low figure
Run the sum at the value you would bet your own money on, and again 5% below it. On £165,000 that’s £8,250 less value and, at 75%, £6,188 more left in.`,

  'brrr-timing': String.raw`Four clocks run at once.

1. **Bridging.** Six to twelve months. Interest on £66,500 at 0.85% is £565 per month.
2. **Ownership.** Many lenders only lend on the new value after **six months** on the register. Others refinance from the first day, at a price; some as part of a “bridge to let” from one lender.
3. **The register.** The Land Registry can take months to enter you as the owner. Ask your solicitor to request expedition when a refinance is waiting for it: it’s free.
4. **Tenants.** The refinance valuation is either with vacant possession or with a tenant in place. Ask which before you sign a tenancy in month five.

| Month | What should be true |
| ---: | --- |
| 0 | Refinance lender named, criteria in writing |
| 1 | Builder on site, schedule signed |
| 4 | Work done, certificates in hand |
| 5 | Application in, surveyor booked |
| 6 | Drawn down, bridge repaid |

Plan for this, and have the money for month eight.

## When a clock runs out
Ask for an extension **before** the term ends: a lender who hears from you in month five is kinder than one who finds out in month seven. Have a second exit ready. A sale at a small loss stops the interest; hoping doesn’t.`,
};
