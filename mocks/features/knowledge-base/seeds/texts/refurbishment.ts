/** Texts of the category “Refurbishment”, by key. */
export const refurbishment: Readonly<Record<string, string>> = {
  damp: String.raw`Nine out of ten damp walls are wet from above, from the side, or from people breathing. Rising damp is the tenth, and the one that sells the most treatments.

## Look before you measure
- **High up**, in patches after rain: gutters, roof, chimney, pointing.
- **Around a window**: sill, seal, blocked drip.
- **Low down**, with the ground outside too high: soil or paving within 150 mm of the floor, a bridged damp course.
- **Corners and behind wardrobes**, with black mould: condensation.
- **A tide mark at a metre**, with salts: perhaps rising damp.

A hand-held meter reads conductivity. It’s made for wood; on plaster it measures salts and foil as well as water. Ask for a carbide test or cores before anyone injects.

## What it costs
| Cure | £ |
| --- | ---: |
| Clean and reseal gutters | 150–300 |
| Repoint a wall | 1,500–3,000 |
| Lower the ground outside | 500–2,000 |
| Two humidity-controlled fans | 500–700 |
| Inject and replaster one wall | 1,000–2,000 |

Then wait. A solid wall dries about 25 mm a month: plaster in lime, or plaster twice.

## If it’s condensation
- **Fans** that reach 15 litres a second in a bathroom, 30 over a hob or 60 elsewhere in a kitchen, vented outdoors and never into the loft.
- **Heat** that’s low and steady. A cold room with an open door gets the moisture from the warm ones.
- **Cold spots** insulated: the reveal of a window, a boxed-in corner, the hatch to the loft.
- **A humidity meter** for £10 on a shelf. If it stays above 65% for days, mould follows.

“The tenant dries clothes indoors” is only an answer where there’s somewhere else to dry them. Write down what you found, what you did and when: fixed deadlines have applied to social landlords in England since October 2025, and the same is planned for private ones.`,

  'schedule-of-works': String.raw`Builders price what they read. If the schedule says “renovate bathroom”, three of them will price three different bathrooms.

Write one line for each item, room by room:

| Room | Work | Quantity | By |
| --- | --- | ---: | --- |
| Bathroom | Strip out, cap services, clear | 1 | Builder |
| Bathroom | Moisture-resistant board to walls | 14 m² | Builder |
| Bathroom | White porcelain tile 300 × 600, grey grout | 14 m² | Builder; tiles by owner |
| Bathroom | Bath 1,700, mixer, screen (list attached) | 1 | Plumber; goods by owner |
| Bathroom | Fan, 15 l/s, overrun | 1 | Electrician |

Say who buys what, who clears the rubbish, what “finished” means, and that extras need a written price **before** they’re done.

Pay in stages for work you can see: a quarter at strip-out, a quarter at first fix, a quarter at second fix, the rest when the snagging list is clear. Hold back **5% for four weeks**.

> [!TIP]
> VAT is 5% instead of 20% on homes that stood empty for two years. Ask the council’s empty homes officer for a letter.

## Before anyone lifts a hammer
1. **Asbestos.** In a building from before 2000, have a refurbishment survey wherever walls, floors or ceilings will be opened up.
2. **Health and safety.** A landlord who has a home refurbished is a business client under the CDM Regulations (2015, or 2016 in Northern Ireland): with more than one contractor, someone has to be named, in writing, as principal designer and as principal contractor.
3. **Building control**, in Scotland the **building warrant**. Wiring, structure, windows, boilers and new bathrooms: agree who gets the certificate.
4. **Insurance.** Tell your insurer that the home is empty and being worked on; otherwise most policies shrink to fire cover only.

## Comparing prices
Give all three the same schedule, and a line for what isn’t in it. A price far below the others has usually missed a room. Use a **provisional sum** for anything nobody can know yet, such as the floor under the bath.`,

  epc: String.raw`An energy certificate counts points, not pounds. Go by points for your money.

| Measure | Points | £ |
| --- | ---: | ---: |
| LED lamps throughout | 1–2 | 50 |
| Hot-water cylinder jacket | 1–3 | 30 |
| Room thermostat, programmer, valves | 2–4 | 400 |
| Loft insulation from 100 to 300 mm | 2–5 | 500 |
| Cavity wall insulation | 6–10 | 1,500 |
| Condensing boiler in place of an old one | 8–12 | 2,800 |
| Solar panels, 3 kW | 8–12 | 5,500 |
| Internal wall insulation | 8–12 | 9,000 |

E is 39 to 54, D 55 to 68, **C 69 to 80**.

Keep invoices and photos: what the assessor can’t see or prove is assumed to be as it was in the year the house was built. A filled cavity with no paper counts as empty.

## The rule, and the one to come
Today a let home in England and Wales has to reach **E**. A landlord has to spend at most £3,500 on getting there; beyond that, and in a few other cases, an exemption can be registered for five years.

In January 2026 the government answered its consultation: every private tenancy will have to reach **C**, measured by reformed certificates, by **1 October 2030**, and the cap on what a landlord has to spend will be £10,000. The regulations hadn’t been made when this was last checked.

> [!TIP]
> Do the cheap half now, while a home is empty. Get the expensive half priced, and wait for the regulations before you commit to it.`,
};
