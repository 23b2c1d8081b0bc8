// The demo member's conversations. A line begins with the place of its speaker among the people, the member being 0.
import type { Row } from '../db/database';

export interface Thread {
  /** Ids of the others. */
  with: readonly number[];
  /** A group's name; a group without one has null, a conversation of two leaves it out. */
  name?: string | null;
  /** Minutes since the last message. */
  age: number;
  lines: readonly string[];
  /** How many of the last messages are unread. */
  unread?: number;
  /** Which evaluation it is about, from 1. */
  deal?: number;
  /** What is different about the member's side. */
  mine?: Partial<
    Pick<Row<'conversationMember'>, 'muted' | 'pinned' | 'archived' | 'isMarkedUnread' | 'role'>
  >;
  hasLeft?: boolean;
}

export const numbersThread: Thread = {
  with: [3],
  age: 96,
  deal: 2,
  mine: { pinned: true },
  lines: [
    '1 Hi Hannah, two lenders back on the Saltaire terrace. Both happy with the licence, one wants a wet signature.',
    '0 What rate are we talking about?',
    '1 5.19% fixed for five years at 75%, £1,995 fee. Or 4.84% with a 3% fee, which you can add.',
    '0 And does it pass the stress test? The rent is £1,150.',
    '1 Yield is $$\\frac{13800}{180000}$$ so 7.67%, and they stress at 5.5%: \\(135{,}000 \\times 0.055 = 7{,}425\\), which makes an ICR of 186%. Comfortable.',
    '0 So £1,150 in and $7,425 of notional interest a year. Pounds, obviously. I have been on an American spreadsheet all morning.',
    '1 Ha. Side by side:\n\n| | 5.19%, fee £1,995 | 4.84%, fee 3% |\n|---|---|---|\n| Monthly | £584 | £561 |\n| Over five years | £37,035 | £37,710 |\n\nThe dearer rate is cheaper by **£675**.',
    '0 Then the first one, please. Can you send me the illustration?',
    '1 #document mortgage-illustration|On its way. Valid until the end of the month.',
    '0 Read it. One question: what is *early repayment* if I sell in year three?',
    '1 3% in year three, so about £4,050. 5-4-3-2-1 and nothing after.',
  ],
};

export const memberThreads: readonly Thread[] = [
  numbersThread,
  {
    with: [25, 2, 14, 43],
    name: 'Leeds HMO owners',
    age: 12,
    unread: 7,
    mine: { muted: true },
    lines: [
      '1 Council meeting notes are up. Additional licensing is going to the next cabinet.',
      '3 Citywide or the wards around the universities?',
      '1 Six wards. Headingley, Hyde Park and four more. I will post the map.',
      '2 Fee?',
      '1 They say £1,255 for five years, discount for accredited landlords.',
      '4 I pay that for one boiler.',
      '0 Is there a transition for houses already let to three people?',
      '1 Three months from the start. And room sizes as in the mandatory scheme: 6.51 m² for one adult.',
      '2 @katarzyna.nowak do you know if the box room with the sloping ceiling counts?',
      '1 Only the part above 1.5 m. Measure twice.',
      '3 Mine is 6.49. Two centimetres of plaster. I could cry.',
      '4 Take the plaster off.',
      '3 It is lath. It takes itself off.',
      '1 Meeting on Thursday at seven, upstairs at the Brunswick. Bring your floor plans.',
    ],
  },
  {
    with: [6],
    age: 190,
    deal: 5,
    lines: [
      '1 Ran the BRRR through. All in £141,300, revalued at £190,000, so 75% is £142,500.',
      '0 So you are out with £1,200 in your pocket?',
      '1 On paper: \\[142{,}500 - 141{,}300 = 1{,}200\\] Before the refinance fee. After it I leave £700 in.',
      '0 £700 for a house that pays £240 a month. When is the valuer coming?',
      '1 Tuesday. I have printed the comparables and hidden the dehumidifier.',
      '0 😄 Do not hide it, **label** it. "In use since completion" looks better than a damp patch.',
      '1 That is why I ask you.',
    ],
  },
  {
    with: [17],
    age: 1500,
    lines: [
      '1 #document gas-safety-record|Gas record for Cathays came back clean. Next one due in a year.',
      '0 Thank you. Did they look at the alarm in the upstairs hall?',
      '1 Replaced, ten-year battery, £24. I put it on this month’s statement.',
      '0 Perfect. And the tenants, still happy?',
      '1 Asking about a cat. The cat has references.',
      '0 Then yes to the cat.',
    ],
  },
  {
    with: [30, 12, 18],
    name: '14 Marlow Terrace: refurbishment, snags and who is waiting for whom',
    age: 44,
    unread: 2,
    deal: 1,
    mine: { role: 'owner' },
    lines: [
      '1 Kitchen arrives on Monday. I need the floor level before.',
      '2 Screed needs five more days. It is November, it does not care about your kitchen.',
      '3 The lintel over the back door is fine, I checked. You can take the props out.',
      '0 So kitchen on Thursday instead?',
      '1 Thursday morning, and I want the room empty. Last time there was a bath in it.',
      '2 That was a very good bath.',
      '0 #image kitchen.svg|The units, stacked in the front room.',
      '1 Two wall units are missing. 600s.',
      '0 I will ring them at nine.',
      '3 #document structural-note|Note for the building inspector, signed.',
      '1 Worktops: laminate as quoted at £418, or oak for £760?',
      '2 Laminate. It is a let.',
    ],
  },
  {
    with: [45],
    age: 320,
    unread: 1,
    lines: [
      '1 Hello Hannah, we met at the Manchester landlords’ evening: I was the one with the Swansea HMO and the wrong shoes. Could I ask you how your licence renewal went? I have mine in the spring and would rather learn from you than from the council.',
    ],
  },
  {
    with: [5],
    age: 9000,
    mine: { archived: true },
    lines: [
      '1 My first tenants have signed!',
      '0 Congratulations! Deposit protected?',
      '1 Within the hour. You scared me.',
      '0 Good. Prescribed information too, and keep the e-mail.',
      '1 Done. I owe you a coffee.',
    ],
  },
  {
    with: [22],
    age: 2900,
    lines: [
      '0 Stephen, you have been through three recessions with fourteen houses. What would you tell somebody who wants to buy her tenth now?',
      '1 Sit down, this is long.\n\nFirst, the tenth is not like the first. With one house, a void is a bad month. With ten it is weather. You will have something broken every week and you must stop taking it personally. I keep a list on the fridge, and when a thing is on the list it is not in my head.\n\nSecond, debt. I have never been ruined by a bad house but I nearly was by a good one: bought at the top, short fix, and the rate went from 5 to 14 while I was painting the stairs. Since then I keep six months of all payments where I cannot see them. Not six months of one house. Of all of them. People say that money is lazy. It is not lazy, it is asleep, and so am I.\n\nThird, tenants. Everybody says good tenants are luck. They are not. They are quick repairs. A tap mended on the same day buys you a year. I have a lady in Edgeley who has been with me since 1998 and has never once paid late, and all I ever did was turn up.\n\nFourth, trades. Pay on the day. Not on the thirtieth, on the day. You will be the first number they answer in January.\n\nFifth, and this is the one nobody likes: sell one now and then. Not the worst, because nobody wants it. Sell the one that has done its work. I sold the corner house in 2007 for no better reason than that I was tired of its gutters, and that gutter money carried the other thirteen through the next three years.\n\nSo, the tenth? Yes, if you can name the month in which you could do without it.',
      '0 I am printing this and putting it on the fridge, next to the list.',
      '1 Use a magnet. Tape marks the paint.',
    ],
  },
  {
    with: [27],
    age: 640,
    lines: [
      '1 #listing 12|Lot 47 on Wednesday. Legal pack is 212 pages and I have read all of them.',
      '0 What is on page 190?',
      '1 You know me. Overage of 30% for twenty years if anyone builds in the yard. And the buyer pays the seller’s searches, £420.',
      '0 Would you still bid?',
      '1 To £96,000. Guide is £85,000, so I expect to go home without it.',
      '0 That is the right way to go home.',
    ],
  },
  {
    with: [35],
    age: 4300,
    lines: [
      '1 Your void formula counts the same week twice. Try `=rent*12*(1-void/52)`.',
      '0 That explains the 104% occupancy.',
      '1 I did wonder.',
      '0 Sending you the corrected sheet tonight. Does `IRR` want monthly or yearly flows?',
      '1 Either, but then the answer is monthly or yearly too: \\((1+i)^{12}-1\\) turns one into the other.',
    ],
  },
  {
    with: [10],
    age: 700,
    mine: { isMarkedUnread: true },
    lines: [
      '0 Gareth, what would a two-bed in Roath let for at the moment?',
      '1 £1,050 without parking, £1,125 with. I had eleven viewings for one on Saturday.',
      '0 Occupation contract, six months?',
      '1 Twelve, and the written statement within fourteen days, or it is you who pays. I will send you the template.',
    ],
  },
  {
    with: [8, 39, 15],
    name: null,
    age: 5200,
    lines: [
      '1 Hannah wants to buy in Leith. Somebody tell her about factors.',
      '2 A factor looks after the common parts and sends you a bill for it. Quarterly, and never a small one.',
      '3 And ask for the Home Report before you fall in love. It is free.',
      '0 What about the additional dwelling supplement?',
      '3 8% on the whole price since December 2024. On £198,000 that is £15,840 on top of the rest.',
      '0 I have fallen out of love.',
      '1 Give it a week.',
    ],
  },
  {
    with: [42],
    age: 2100,
    deal: 7,
    lines: [
      '1 #evaluation 7|Would you come in for half?',
      '0 At what price?',
      '1 £172,500, and I manage the works. Profit share fifty-fifty after both deposits are back.',
      '0 I like it at £165,000. Above that the margin is your optimism.',
      '1 😂 Let me ask the agent.',
      '0 And on paper, please. I like you, and that is why.',
    ],
  },
  {
    with: [9],
    age: 12_500,
    lines: [
      '1 Six homes, one access, and the highways officer wants a bat survey of the hedge.',
      '0 Bats are not highways.',
      '1 I said so. Now I have a survey for newts.',
    ],
  },
  {
    with: [13],
    age: 7400,
    mine: { muted: true },
    lines: [
      '1 Occupancy for October: 81%, average night £94, eleven changeovers.',
      '0 What is left after cleaning and the platforms?',
      '1 £1,310 before the mortgage. It would be £950 on a tenancy, with none of the towels.',
      '0 Remind me to ask you again in February.',
      '1 In February I do not answer.',
    ],
  },
  {
    with: [49],
    age: 1020,
    lines: [
      '1 #image lounge.svg|For the Ancoats flat: this, but with the lamp on the other side.',
      '0 Lovely. What does it come to?',
      '1 £3,860 with delivery, and everything can be wiped.',
      '1 #image bedroom.svg|The second bedroom, same colours.',
      '0 Go ahead, and thank you for asking about the cat.',
    ],
  },
  {
    with: [4],
    age: 16_000,
    lines: [
      '1 Welcome to Tiebeam, Hannah! If something does not work, tell me here: I read every message.',
      '0 Thank you, Tom. It all works so far, which worries me.',
      '1 Give us time.',
    ],
  },
  {
    with: [14],
    age: 30_000,
    mine: { archived: true },
    lines: ['1 Thanks for the number of the roofer. He came, he saw, he charged £380.', '0 That is him.'],
  },
  {
    with: [18],
    age: 8800,
    lines: [
      '1 #document building-survey|Survey for Harrogate Road. Three things in red: the valley gutter, the cellar floor, and the wiring is rubber.',
      '0 How much would you hold back for the red ones?',
      '1 £11,000 to £14,000. And I would not sleep there before the wiring is done.',
      '0 Then I will ask for £12,500 off.',
      '1 Ask for fifteen and let them feel clever.',
    ],
  },
  {
    with: [43],
    age: 3600,
    lines: [
      '0 Do you have an electrician who answers?',
      '1 #contact 3|He answers, he comes, and he sends the certificate the same evening.',
      '0 That is three in one.',
    ],
  },
  {
    with: [56],
    age: 2400,
    lines: [
      '1 !deleted',
      '1 Wrong window, sorry. What I meant to ask: which boiler did you put in at number nine?',
      '0 A 24 kW combi, seven-year warranty, £1,980 fitted.',
      '1 Then I was robbed. Politely, but robbed.',
    ],
  },
  {
    with: [6, 27, 35, 42, 48, 37, 23, 57],
    name: 'Tuesday night numbers: bring one deal, one doubt and one biscuit',
    age: 58,
    unread: 3,
    mine: { pinned: true },
    lines: [
      '1 Mine for tonight: £118,000 end terrace, needs everything, GDV £172,000.',
      '3 Refurbishment?',
      '1 £26,500 with a contingency of 10%.',
      '2 Guide or asking?',
      '1 Asking, since July. They have just come down from £129,950.',
      '6 At 75% on the GDV you get £129,000 back. That leaves about £20,000 in.',
      '0 And rent?',
      '1 £850, so the yield on cost is \\(10{,}200 / 152{,}000 = 6.7\\%\\).',
      '4 Would buy at £110,000.',
      '8 Would buy at £105,000 and cry less.',
      '5 I can do bridge at 0.79% a month if anybody is serious.',
    ],
  },
  {
    with: [2, 47, 24],
    name: 'Off-market, North West',
    age: 20_000,
    hasLeft: true,
    lines: [
      '1 New one in Walton, probate, three beds, £92,000.',
      '2 I have two buyers for that.',
      '3 I have three, and one of them is me.',
      '0 I am out of time for sourcing chats, good luck to you all.',
    ],
  },
  { with: [59], age: 26_000, lines: [] },
];
