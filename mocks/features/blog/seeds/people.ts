/** Texts of posts about members, refurbishment and the product, by slug. */
export const peoplePosts: Readonly<Record<string, string>> = {
  'ava-shows-her-sums': String.raw`An assistant that’s right nine times out of ten is worse than none if you can’t tell which time this is. So Ava no longer adds up.

When she quotes a figure of yours, it comes from the evaluation itself, and it’s a link. Hover over it to see the formula. Press it to go to its row. If the figure has changed since, it says so.

## What she’s good at
Stamp duty, yields, interest cover, notices and licences, and where to read more. She knows what date her facts are from.

## What she won’t do
Guess a value, promise a rent, or pretend to be a solicitor. “I don’t know” is an answer, and we’d rather you read that than a confident mistake.

One small thing we’re proud of: prices are prices. “Rent is £1,150 and software costs £5 or £6” stays a sentence, and never turns into algebra.`,

  'the-wet-wall-that-was-not-damp': String.raw`The quote said £4,200: inject three walls, hack off to a metre, replaster with additive, twenty-year guarantee.

The wall was wet at 60 cm, on the inside, under a window that faces west. The meter went red everywhere, as meters do on foil-backed paper. So I went outside, in the rain, which is the only survey I trust.

The gutter bracket above had gone. Water ran down the wall for as long as it rained, met the sill, and came in. A bracket is **£9**. A ladder was £60 for the day.

It took four months to dry. We ran a £25 humidity logger, and painted once the reading had been flat for three weeks.

## Ask before you sign
1. Where does the water come from? “The ground” needs proof.
2. Does the surveyor sell the cure?
3. What does the guarantee exclude? Usually gutters.

Sometimes it’s rising damp. I’ve seen it twice in thirty years.`,

  'seven-projects-one-spreadsheet': String.raw`Marcus Adeyemi has bought, refurbished and refinanced seven houses in Salford and Bolton. We asked what he’s stopped doing.

**“I stopped using my own value.** For the first three I knew what they were worth. I was right twice. Now I send three sales to the surveyor I’m likely to get, and ask what they see.”

**“I stopped buying the kitchen twice.** Same units, same worktop, same tiles, in every house. The fitters need no drawing, and I have spares in the garage.”

**“I stopped counting on the sixth month.** I have the money for month nine. I used it once. That once would have taken the other houses with it.”

His spreadsheet has one tab for each house and one line that he looks at first: money left in. “On the fourth it was minus £1,900. I thought I was a genius. On the fifth it was £31,000. Same me.”`,

  'nurse-by-night-landlord-by-day': String.raw`Ngozi Eze works nights on a stroke ward in Nottingham. In 2022 she had £9,000, a student loan and a plan.

“Everyone had a course to sell me. I made a list of what a deposit costs and divided it by night shifts: 214. That was honest, at least.”

It took three years. She lived with her sister, and put the difference into an account with no card. The first offer was accepted, and she walked away: the electrics were from 1974, and the seller wouldn’t come down by £4,000. **“The no was the best thing I bought.”**

The second house is a two-bed in NG5 for £142,000. A colleague rents it. It makes £186 per month after everything, and she writes each repair in a notebook with the shift she did it after.

Her advice is short. “Do the sum on paper. If you need a calculator to make it work, it doesn’t.”`,

  'from-e-to-c-for-2140': String.raw`A 1908 end terrace with a 2017 gas boiler, a hand’s width of old wool in the loft and a score of 48: an E.

| Measure | £ | Points |
| --- | ---: | ---: |
| Loft to 300 mm | 460 | 4 |
| Floor void insulated while the boards were up | 980 | 8 |
| Thermostat, programmer and valves | 390 | 5 |
| LED lamps, draught strips | 110 | 2 |
| Fan with heat recovery in the bathroom | 200 | 2 |
| **Total** | **2,140** | **21** |

It came out at **69**, the lowest score for a C, with nothing to spare.

The order mattered. The floor was only cheap because the plumber was under it anyway. The loft hatch was insulated on the same visit, because nobody ever comes back for the hatch. And the assessor came **before** the boards went down again: what can’t be seen doesn’t count.

Solid walls were left alone. They would have cost £9,000 and a month’s rent.`,

  'a-pipeline-for-deals-not-leads': String.raw`Most boards that people use for property were made for selling software. A deal isn’t a lead. Nobody “nurtures” a house.

So ours follows the purchase: sourced, evaluating, viewing booked, offer made, offer accepted, conveyancing, exchanged, completed. In Scotland “exchanged” is called what it is: **missives concluded**.

- A card is an **evaluation**. Its price, cash needed and return are the ones you worked out; change one, and the column’s total changes.
- **Lost** asks why. After twenty of them you know whether you’re slow, mean or right.
- **Viewings** have a checklist you can tick off with cold hands.

It’s a beta: apply on the page itself, say what you would use it for, and we let people in every week. We read every application, and because of them the board has two more columns than it started with.`,

  'holiday-lets-in-the-dales-after-the-rules-changed': String.raw`*Draft: figures to be agreed with the owners.*

Lucy Thornton looked after 26 holiday lets around Skipton. Since the special tax rules ended on 5 April 2025, she has looked after 14, and twelve long lets.

“Nobody left because of one rule. It was the interest, then double council tax on the empty weeks, then the mortgage coming up for renewal. Each of them was £1,500. Together they were the profit.”

The fourteen that stayed have something in common: they were let for more than 200 nights, and half of their bookings are repeats. “They’re businesses. The others were second homes that earned a bit.”

The long lets went within a week, to people who work here. The school has eleven more children.`,

  'a-schedule-before-a-quote': String.raw`We asked three builders for a price on the same terrace: £18,400, £27,900 and £41,000. For a week we thought that one was a bargain and one was robbery.

Then we read them. The first had left out the electrics. The second had priced a kitchen that we hadn’t chosen. The third had included a new roof, because he had looked up.

## What we send now
One page, room by room: what comes out, what goes in, who buys it. **“Bathroom: strip everything out, board and tile to 1.2 m, fit the suite we supply, extractor with a timer.”** No words such as “make good” or “as needed”.

Below it go two lines that nobody can price, with a sum set aside for each: what’s behind the plaster, and what’s under the floor.

The same three came back at £26,100, £27,300 and £29,800. We took the middle one: he was the only one with a question about the floor.`,
};
