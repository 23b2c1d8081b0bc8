/** Texts of the category “Lettings & law”, by key. */
export const lettings: Readonly<Record<string, string>> = {
  'renters-rights': String.raw`The **Renters’ Rights Act 2025** received Royal Assent on 27 October 2025. Its main part came into force in England on **1 May 2026**, for new and existing tenancies on the same day.

## What changed
| Before | Since 1 May 2026 |
| --- | --- |
| Fixed terms of six or twelve months | All assured tenancies are **periodic**, with periods of no more than a month |
| Section 21 “no fault” notice | Gone: possession only on **section 8** grounds |
| Rent review clauses | Only **section 13**, once a year, with two months’ notice |
| Months of rent in advance | At most **one month**, and only once the tenancy is signed |
| Bidding above the advert | Not allowed: the advertised rent is the most you may take |
| “No pets” | A request must be considered, and refused only with a good reason |
| “No DSS”, “no children” | Unlawful |

A tenant can leave with **two months’ notice** at any time.

## What you had to do
Existing tenants had to be given the government’s **information sheet** by 31 May 2026. Where there was no written agreement, a written statement of the main terms was due by the same day. New tenancies need that statement before they’re agreed.

## The grounds you’re likely to use
| Ground | For | Notice |
| --- | --- | --- |
| 1 | You or a close family member moving in | 4 months, not in the first year |
| 1A | Selling | 4 months, not in the first year |
| 4A | Student house, next group | 4 months, subject to conditions |
| 8 | Three months’ rent owed | 4 weeks |
| 14 | Antisocial behaviour | At once |

After using ground 1 or 1A, you can’t re-let for **twelve months**.

## Penalties
Up to £7,000 for a first breach and £40,000 for a serious or repeated one. Rent repayment orders go up to two years’ rent.

## Still to come
A **database** that landlords must join by law, rolled out by region from late 2026; then an **ombudsman**; then the Decent Homes Standard and Awaab’s Law for private lets.

> [!NOTE]
> Student halls run by approved providers are outside the Act. Lodgers in your own home have never been assured tenants.`,

  'rent-increase': String.raw`Since 1 May 2026 there’s been only one way to raise the rent on an assured tenancy in England: **section 13** of the Housing Act 1988, on **Form 4A**.

1. At least **52 weeks** must have passed since the last increase, or since the tenancy started.
2. **Two months’ notice**, with the new rent starting on the first day of a rental period.
3. The figure should be the **market rent**. Keep the adverts and lets you took it from.

The tenant may go to the First-tier Tribunal before the new rent starts. It can’t set **more** than you asked for. The new rent runs from its decision, and it can put that off for up to two months in cases of hardship.

From £1,150 to £1,200 is

$$\frac{1{,}200 - 1{,}150}{1{,}150} = 4.3\%$$

Write a friendly letter first. Most tenants agree, and you may agree a rent **below** the one in the notice. Clauses that raise the rent by inflation no longer count, and tenants don’t owe a rise above what such a notice would give.

> [!TIP]
> Add the date of the last increase to the tenancy. Tiebeam then tells you when the next one may start.

## What counts as evidence
- Three homes like yours **let** within three months, with their street, beds, condition and rent. Asking rents alone carry little weight.
- What yours has that they lack: an energy rating of C, parking, a new kitchen you paid for.
- Improvements your tenant made don’t count in your favour: the tribunal leaves them out.

A 4% increase agreed in June is worth more than an 8% one decided in November: at £1,150, the first brings in £276 over the six months in between.`,

  deposits: String.raw`The Tenant Fees Act 2019 caps deposits in England at **five weeks’ rent** if the annual rent is below £50,000, or six weeks’ rent if it’s £50,000 or more.

$$\frac{1{,}150 \times 12}{52} \times 5 = £1{,}326.92$$

A holding deposit is one week’s rent at most, and is either returned or put towards the rent.

## Thirty days
Within 30 days of receiving the deposit, protect it in one of the three schemes **and** give the prescribed information, with the scheme’s leaflet, to the tenant and to anyone else who paid.

| | Custodial | Insured |
| --- | --- | --- |
| Who holds the money | The scheme | You |
| Cost | Free | About £20 |

## If it went wrong
The court can award one to three times the deposit for each tenancy, and you can’t use most possession grounds until the deposit is protected or returned.

In **Wales** the 30 days are the same, but there’s no cap in weeks. At the end, an inventory with dated photos decides nearly every dispute. Without one, the money goes back.

## The last day
1. Two weeks before, send the outgoing tenant a list of what you’ll check.
2. Go through the inventory **together**, and photograph each room from the same corners.
3. Say in writing within ten days what you propose to keep, with the invoice or the quote.
4. Allow for age: a carpet that should last ten years but is ruined after eight is worth a fifth of a new one, not the full price.

Whatever you both agree is paid out at once. The rest goes to the scheme’s free adjudication, which is decided on documents and photos: there’s no hearing.`,

  certificates: String.raw`What a let home in England needs, and how often.

| What | How often | Given to the tenant |
| --- | --- | --- |
| Gas safety record (CP12) | Every 12 months | Within 28 days, and before they move in |
| Electrical report (EICR) | Every 5 years | Before they move in, later ones within 28 days; the council within 7 days of asking |
| Energy certificate, **E** or better | Every 10 years | Before they sign |
| Smoke alarm on each storey | Tested on the first day | – |
| Carbon monoxide alarm with gas, oil or solid fuel | Tested on the first day | – |
| Legionella: a simple assessment | When things change | – |
| Portable appliances | No fixed rule; a yearly check | – |

Work coded **C1** or **C2** in an electrical report has to be done within 28 days, with written confirmation.

A gas check may be done up to two months early without losing the date, as with a car’s MOT.

> [!WARNING]
> Since November 2025 the penalty for breaking the electrical rules goes up to £40,000. The report costs £200.

Scotland requires an EICR, interlinked alarms and a legionella assessment too; in Wales the electrical report is part of what makes a home fit to live in.`,

  possession: String.raw`Section 21 notices ended in England on 1 May 2026. A tenancy now ends in one of three ways: two months’ notice from the tenant, an agreement between you, or a court order on a **section 8 ground**.

## Rent arrears
Ground 8 needs **three months’** rent to be owed (13 weeks’ if it’s paid weekly), both on the day of the notice and at the hearing, and four weeks’ notice. Arrears caused by a late universal credit payment don’t count. Grounds 10 and 11 are for smaller or repeated arrears; there the judge decides whether possession is reasonable.

## Selling or moving in
Grounds 1A and 1: **four months’ notice**, which can’t end within the first twelve months. Have evidence: an agent’s contract, a solicitor’s letter. You may not let or advertise for twelve months afterwards.

## Before you serve
- Has the deposit been protected, or given back? Until then the court can’t grant possession on most grounds.
- Is it the current form?
- Does the home need a licence? A missing one doesn’t rule out a ground, but the tenant can respond with a claim for up to two years’ rent.
- Does the notice name the right ground with its full wording?
- Have you spoken to the tenant? A plan over six months beats a hearing in nine.

> [!NOTE]
> Section 21 notices served before 1 May 2026 had to reach the court by 31 July 2026.

## How it runs
1. **Notice** in the form prescribed on the day you serve it, with the ground and its particulars.
2. **Claim** to the county court once the notice has run out. The paper-only route has gone: every case has a hearing.
3. **Order.** On a ground that leaves the judge no choice, it takes effect in 14 days, or at most six weeks where that would cause too much hardship.
4. **Bailiffs.** Only they may evict someone. Changing the locks yourself is a crime, whatever is owed.

Keep a file from the first day: rent statement, letters, photos, notes of calls. What isn’t in it didn’t happen.`,
};
