/** Texts of the category “Tax”, by key. */
export const tax: Readonly<Record<string, string>> = {
  'section-24': String.raw`**Section 24** of the Finance (No. 2) Act 2015 stops individuals and partnerships from deducting mortgage interest from residential rent. Since April 2020 there’s a tax credit of 20% of the interest instead. Companies aren’t affected.

## What changes
For a basic-rate taxpayer the two come to the same thing, unless the higher profit lifts them into the next band. For everyone else the tax rises.

| | Before 2017 | Since 2020 |
| --- | ---: | ---: |
| Rent | £13,800 | £13,800 |
| Costs without interest | £3,000 | £3,000 |
| Interest | £7,088 | £7,088 |
| Taxed | £3,712 | £10,800 |
| Tax at 40% | £1,485 | £4,320 |
| Credit of 20% of the interest | – | £1,418 |
| **To pay** | **£1,485** | **£2,902** |

As a formula, with \( t \) for your rate:

$$\text{tax} = t \times (\text{rent} - \text{costs}) - 20\% \times \text{interest}$$

## The credit is limited
It’s 20% of the **lowest** of: the interest (including any carried forward), the property profit, and your income above the personal allowance, excluding savings and dividends. Anything unused is carried forward.

## Side effects
- The rent counts in full for the child benefit charge, the personal allowance above £100,000 and the additional rate.
- It can turn a loss into a tax bill: with interest above the profit, you pay tax on money you never had.

## What people do
1. **Share ownership** with a spouse in a lower band, by a declaration of trust and Form 17.
2. **Borrow less**, where the money has no better use.
3. **Buy the next one through a company.** Moving the ones you have costs capital gains tax and stamp duty.
4. **Raise the yield** rather than the number of homes.

> [!NOTE]
> From April 2027 property income will be taxed at 22%, 42% and 47% in England and Northern Ireland, and the credit will be given at 22%. This was announced in the Budget of November 2025.`,

  'stamp-duty': String.raw`In England and Northern Ireland, someone who already owns a home pays the **higher rates of Stamp Duty Land Tax (SDLT)** on another. These have applied since 1 April 2025:

| Band | Rate |
| --- | ---: |
| Up to £125,000 | 5% |
| £125,000–£250,000 | 7% |
| £250,000–£925,000 | 10% |
| £925,000–£1,500,000 | 15% |
| Above £1,500,000 | 17% |

They include a surcharge of 5 percentage points, raised from 3 on 31 October 2024. The ordinary 0% band went back down from £250,000 to £125,000 on 1 April 2025.

## Worked example: £180,000

$$125{,}000 \times 5\% + 55{,}000 \times 7\% = 6{,}250 + 3{,}850 = £10{,}100$$

On the same home, the tax was £5,400 until 30 October 2024, then £9,000 until 31 March 2025.

[[calculator:stamp-duty]]

## Exceptions and special cases
- **Below £40,000** a purchase is usually outside the higher rates.
- **Replacing your main home?** You don’t pay the higher rates, even if you own lets, as long as the old one is sold by the time you complete. If you sell it within three years after that, you can claim the extra back.
- **Companies** pay the higher rates on their first home too. Above £500,000, they pay 17% on the whole price unless the home is let commercially.
- **Married couples and civil partners** count as one: if either owns a home, both do.
- **Six or more homes in one purchase** are taxed at the non-residential rates. Multiple dwellings relief ended on 1 June 2024.
- **Wales** has Land Transaction Tax and **Scotland** has Land and Buildings Transaction Tax (LBTT), each with its own bands.

> [!WARNING]
> The return and the money are due within **14 days** of completion. Your solicitor files the return, but the penalty is yours.`,

  'capital-gains': String.raw`When you sell a let that was never your home, the gain is the price less what it cost you.

**Costs that count:** the purchase price, stamp duty, legal fees both times, the agent’s fee, and improvements such as an extension. Repairs and mortgage interest don’t count: repairs came off the rent.

| For 2026–27 | |
| --- | ---: |
| Yearly exempt amount | £3,000 |
| Within the basic-rate band | 18% |
| Above it | 24% |

Bought for £120,000 with £6,000 of costs, improved for £14,000, sold for £205,000 less £4,000:

$$205{,}000 - 4{,}000 - 120{,}000 - 6{,}000 - 14{,}000 = £61{,}000$$

After the exempt amount, £58,000 at 24% is **£13,920**.

> [!WARNING]
> Report and pay within **60 days** of completion, through HMRC’s online property account. It’s separate from your tax return.

You can give your spouse a share first, tax-free, to use a second exempt amount and a lower band.

## If it was once your home
The months you lived there are tax-free, and so are the **last nine** of ownership. If you lived there for 4 of 12 years, that’s 57 of 144 months with the last nine, or 39.6% of the gain. Lettings relief is only for those who shared the home with their tenant.

## Losses
A loss is first set against gains in the same year. Anything left is carried forward, if you tell HMRC about it within four years.

## Keep for ever
The completion statement for the purchase, invoices for each improvement, and the valuation at any change of use. Twelve years later nobody will send you a copy.`,

  mtd: String.raw`Making Tax Digital for Income Tax replaces the yearly return with quarterly updates sent through software, for landlords and sole traders.

| Begins | If rent and trading income before costs were above |
| --- | ---: |
| 6 April 2026 | £50,000 (in 2024–25) |
| 6 April 2027 | £30,000 (in 2025–26) |
| 6 April 2028 | £20,000 (in 2026–27) |

It’s the combined **gross** income that counts: £32,000 of rent and £20,000 from a trade make £52,000. For a home you own with someone else, only your share counts. Companies are outside it.

## What you do
1. Record each receipt and cost digitally, on the day.
2. Send a summary every quarter, by 7 August, 7 November, 7 February and 7 May.
3. Make the final declaration by 31 January.

Late updates earn points; four points cost £200. There’s a soft start for the first year’s quarterly updates.

> [!TIP]
> The quarterly updates don’t ask for adjustments. Get the bank feed right, and the rest is ten minutes.

## What counts as digital
Software that HMRC recognises, or a spreadsheet joined to it by a bridging program. Each item needs its own entry with the amount, date and type; paper alone isn’t a record.

## Who’s outside it
Companies, partnerships for now, and people who can’t use digital tools because of their age, a disability or where they live: they can ask for an exemption.`,

  incorporation: String.raw`*Draft: figures to be checked by a second reader.*

Moving let homes into a company is a disposal at market value. Two taxes decide whether it can be done at all.

- **Capital gains tax.** Incorporation relief under section 162 TCGA may hold the gain over into the shares, when what’s moved is a **business** and not an investment. Ramsay v HMRC (2013) found that about 20 hours’ work a week made one. Since April 2026 the relief has to be claimed.
- **Stamp duty**, LBTT or Land Transaction Tax. At the higher rates on each home. A partnership can sometimes reduce it to nothing, if it’s a genuine one and has been for years.

Then each mortgage has to be taken out again, at company rates, with fees. A portfolio with little gain, little debt and an owner in a high band may still come out ahead after five to seven years. Schemes that promise more, with a trust in the middle, are on HMRC’s list: Spotlight 63 is worth an evening.`,
};
