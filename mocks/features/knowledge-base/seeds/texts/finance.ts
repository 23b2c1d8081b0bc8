/** Texts of the category “Finance”, by key. */
export const finance: Readonly<Record<string, string>> = {
  'rental-cover': String.raw`For most landlords, the rent limits the loan, not the deposit. Lenders compare the rent with the interest: the **interest cover ratio** (ICR).

$$\text{ICR} = \frac{12 \times \text{rent}}{\text{loan} \times \text{stress rate}}$$

The ratio you need depends on who’s borrowing:

| Borrower | Usual cover |
| --- | ---: |
| Basic-rate taxpayer | 125% |
| Limited company | 125% |
| Higher-rate taxpayer | 145% |
| Any borrower, for an HMO | 130–170% |

Each lender sets its own stress rate. For two-year deals, 5.5% or the pay rate plus 2% is common. Five-year fixes are often tested at the pay rate, so you can borrow more.

## Worked example
Rent of £1,150 per month, stress rate 5.5%, cover 145%. The maximum loan is

$$\frac{12 \times 1{,}150}{1.45 \times 0.055} = £173{,}041$$

A loan of £135,000 passes comfortably. Its cover is

$$\frac{13{,}800}{135{,}000 \times 0.055} = 185.9\%$$

[[calculator:stress]]

## If the rent falls short
1. A five-year fix, tested at its own rate.
2. A lender that offers **[[term:top slicing]]**, so your salary counts too.
3. A larger deposit, once you’ve worked out what that money could earn elsewhere.
4. A lower price. It’s the only one of the four that costs nothing.

> [!NOTE]
> The lender’s valuer decides the rent that counts. Send three comparables before the visit, not after.`,

  bridging: String.raw`[[term:Bridging]] is fast, and charged by the month. The rate is only part of it.

Take £66,500 for six months at 0.85% a month, with a 2% arrangement fee:

| Item | £ |
| --- | ---: |
| Interest, 6 × 0.85% | 3,391.50 |
| Arrangement fee, 2% | 1,330.00 |
| Valuation and legal work for both sides | about 2,400.00 |
| **Total** | **about 7,100.00** |

That’s more than 10% of the loan for half a year.

- **Retained interest** is kept back from the loan on the first day: you receive less than the headline figure.
- **Default rates** start when the term ends. Two or three times the ordinary rate is usual.
- **Exit.** Name it before you borrow: a sale, or a refinance whose lender has already said yes.

> [!TIP]
> Add two months to the builder’s plan and run the sum again. If the deal dies, it was never alive.

## What a delay costs
| Months | Interest at 0.85% on £66,500 |
| ---: | ---: |
| 6 | £3,391.50 |
| 8 | £4,522.00 |
| 10 | £5,652.50 |
| 12 | £6,783.00 |

## Questions before you sign
1. Is interest **retained**, **rolled up** or **paid monthly**? The first leaves you with the least on day one.
2. Is there a minimum term? Three months’ interest on a five-week loan is common.
3. What does an **extension** cost, and must the lender agree to it?
4. Who does the valuation, and on what basis: as it stands, sold within 180 days, or after the works?
5. Who else takes a charge on your home for it?

A loan on a home that you or your family will live in is a regulated contract, with different rules and different lenders.`,

  'company-or-name': String.raw`There’s no single right answer. These are the differences to weigh up (2026–27 rates).

| | Own name | Company |
| --- | --- | --- |
| Mortgage interest | 20% credit | Deducted in full |
| Tax on profit | 20%, 40% or 45% (Scotland has its own bands) | 19% up to £50,000, 25% above £250,000 |
| Getting the money out | Nothing more to pay | Dividend tax |
| Mortgage rates | Often lower | Often 0.3 to 0.5 points higher |
| Gains | 18% or 24% | Corporation tax |
| Accounts | Tax return | Filed accounts, £600 to £1,200 per year |

A company suits a higher-rate taxpayer who **leaves the profit in** to buy the next one. Someone who needs the rent to live on pays tax twice.

> [!WARNING]
> Moving a home you own into a company counts as a sale: capital gains tax and the nation’s purchase tax are due on the market value. Decide before you buy.

From April 2027 property income will have its own income tax rates of 22%, 42% and 47% in England and Northern Ireland, announced in the Budget of November 2025. That tips the balance a little further towards companies.

## Three questions that usually settle it
1. **Do you need the money to live on?** If so, a company taxes it twice on its way to you.
2. **Will you buy again within five years?** Profit that stays in a company and buys the next home is where it wins.
3. **What happens when you stop?** Shares can be given away in stages; a house is sold whole, and its gain is taxed in one year.

Ask for both sums on your own figures, over ten years, sale included. An accountant who answers without them is guessing.`,

  remortgage: String.raw`Start six months before the fix ends. Most lenders hold an offer for that long, and you can still change to a better one.

1. **Ask your own lender** for a product transfer: no valuation, no legal work, often done online.
2. **Have a broker look outside.** A different lender may value the home higher or test the rent more kindly.
3. **Count all fees.** On £100,000, a fee of £1,995 is the same as about 1 point a year over two years:

$$\frac{1{,}995}{100{,}000 \times 2} \approx 1.0\%$$

4. **Raising money?** Say what it’s for. A deposit for the next purchase is a normal reason; paying tax isn’t.

If you do nothing, you move to the [[term:standard variable rate]], which is commonly 2 to 3 points above a new fix. On a loan of £135,000, that’s £225 to £340 per month for as long as you wait.

## A calendar
| Before the fix ends | What to do |
| --- | --- |
| 6 months | Look up the day the [[term:early repayment charge]] ends; speak to a broker |
| 5 months | Collect the tenancy agreement, rent statements and, for a portfolio, a schedule of all lets |
| 3 months | Choose, apply, send the valuer your comparables |
| 1 month | Look again: there may be a better rate |
| The day after | Complete; not a day before the charge ends |

## What the lender looks at again
The rent against its stress rate, the value, and you. With **four or more** mortgaged lets, you’re a portfolio landlord: the lender then looks at all of them, with a business plan and the total cash flow.

[[calculator:stress]]

## Leaving early
A charge of 2% on £135,000 is £2,700. If the new rate saves £110 per month, it takes two years to win that back. Waiting is usually cheaper.`,

  voids: String.raw`A month without a tenant costs more than the rent, and a slightly lower rent often costs less.

## What it costs
A two-bed at £950 per month, empty for one month between tenants:

| Cost | £ |
| --- | ---: |
| Lost rent | 950 |
| Council tax, which the owner pays while it’s empty | 145 |
| Standing charges, heating to keep frost out | 45 |
| Advertising and references | 120 |
| **Total** | **1,260** |

## As a percentage
Evaluations ask for voids as a share of the rent:

$$\text{voids} = \frac{\text{empty weeks}}{52}$$

Two weeks a year is **3.8%**, four weeks **7.7%**. Three-year tenancies with a month between them mean 30 empty days in three years and a month, or **2.7%**.

## The asking rent
Asking £25 per month too much can leave the home empty for a month. Getting that £950 back takes 950 ÷ 25 = **38 months** of the higher rent. In England, since 1 May 2026, the advertised rent is also the most you may take: you can’t invite or accept bids above it.

## When it stays empty
Councils in England may double the council tax after **one year** empty and unfurnished (up to 100% more), and add up to 200% after five years and 300% after ten. Homes that are being sold or let, or are under major repair, can be exempt for up to twelve months. Ask the council’s empty homes officer before the year is up.

## Keeping it short
- Ask at the start of the notice period whether the tenants will allow viewings, and agree the hours.
- Book the gas check, the electrician and the painter for the day after you get the keys back.
- Have photos from the last time it was tidy.
- Turn the water off and keep the home at 12 °C in winter; tell the insurer after 30 days.`,
};
