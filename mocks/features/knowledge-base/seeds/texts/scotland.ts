/** Texts of the category “Scotland”, by key. */
export const scotland: Readonly<Record<string, string>> = {
  lbtt: String.raw`Scotland has **Land and Buildings Transaction Tax**. Anyone who owns more than one home once the purchase completes pays the **Additional Dwelling Supplement** on top: 8% of the **whole** price since 5 December 2024.

| Band | LBTT | With the supplement |
| --- | ---: | ---: |
| Up to £145,000 | 0% | 8% |
| £145,000–£250,000 | 2% | 10% |
| £250,000–£325,000 | 5% | 13% |
| £325,000–£750,000 | 10% | 18% |
| Above £750,000 | 12% | 20% |

## Worked example: £180,000

$$145{,}000 \times 8\% + 35{,}000 \times 10\% = 11{,}600 + 3{,}500 = £15{,}100$$

In England the tax on the same purchase is £10,100. In Scotland it was £11,500 until the supplement rose on 5 December 2024.

[[calculator:stamp-duty]]

## Good to know
- Below £40,000 there’s no supplement.
- Sell your old home within **three years** and the supplement on the new one is paid back.
- There’s no supplement on six or more homes in one purchase.
- Spouses, civil partners and cohabitants count as one.
- Missives become binding early, but the date of **completion** decides the rate, unless they were concluded before a change was announced.

The return goes to Revenue Scotland within 30 days, and the title can’t be registered until the return is in and the tax is paid.`,

  prt: String.raw`Since 1 December 2017 nearly every new let in Scotland is a **private residential tenancy**. It has no end date, and a landlord needs one of 18 grounds.

## Handing over
Register with the council **before** advertising. Give the tenant the terms in writing with the easy-read notes, the energy certificate, gas and electrical reports, and your registration number. The deposit, at most two months’ rent, goes into a scheme within **30 working days**.

## Rent
Once every **twelve months**, on the prescribed form and with **three months’** notice. The tenant has 21 days to refer it to a rent officer. The Housing (Scotland) Act 2025 allows rent control areas, with rises of CPI plus 1%, up to 6% at most.

## Notice
The tenant gives **28 days**. You give 28 days in the first six months or for conduct, and **84 days** otherwise: for example to sell or to move in. Every ground is discretionary: the tribunal asks whether it’s reasonable.

> [!NOTE]
> You can’t take more than six months’ rent in advance, or charge for anything but the rent and the deposit.

## The grounds used most
| Ground | What the tribunal wants to see |
| --- | --- |
| You’re selling | Instructions to a solicitor or an agent, a Home Report |
| You or your family are moving in | A signed statement, and a reason that holds up |
| Major works | Plans, quotes, why nobody can live there in the meantime |
| Rent arrears for three months in a row | A rent statement, and what you did to help |

Every case goes to the First-tier Tribunal for Scotland, free of charge for both sides. For arrears you must first have followed the **pre-action requirements**: told the tenant what’s owed and where to get advice, and tried to agree a payment plan.`,

  'home-report': String.raw`In Scotland the seller pays for the survey. A Home Report has three parts, and must be ready before a home is advertised.

1. **Single survey**, with a value and a category for every part of the house: **1** no repair needed, **2** repair needed in time, **3** urgent.
2. **Energy report.**
3. **Property questionnaire**: council tax, alterations, parking, factor’s charges.

Count the threes, and read the sentence next to each. “Rot was found” and “timber is beside damp masonry and may be affected” are different houses.

The value is what a lender lends on. At a closing date people pay **over** it, and the excess comes out of your own pocket: if you pay £195,000 for a value of £180,000, a 75% loan is £135,000, and you need £60,000.

A report older than twelve weeks needs a refresh before most lenders will accept it. Ask the surveyor to address it to your lender; it costs less than a new one.

## When there’s none
New and newly converted homes, seasonal holiday homes and homes sold as part of a portfolio need no report. Anyone selling privately without advertising doesn’t need one either: in that case, pay for your own survey.

The survey must be no more than **twelve weeks** old when the home is first put on the market.

## Sentences worth a phone call
- “Further investigation is recommended.” Who would do it, and what would it cost?
- “We were unable to inspect.” Why, and could you come again?
- “Evidence of historic movement.” Is it over? Ask for the reason, not the word.
- “Alterations have been carried out.” Are the warrants and completion certificates there? Without them a lender may wait for months.`,
};
