// Conversations with more to them: the one that never ends, one with figures, one with advice.
import type { Thread } from './thread';

/** The conversation that is open for months: a deal that is talked over every day. */
export const longThread: Thread = {
  with: [2],
  age: 6,
  unread: 2,
  deal: 3,
  mine: { pinned: true },
  lines: [
    '1 #evaluation 3|Ran it again with the new works figure. What do you think?',
    '0 Better than I feared. Which refurbishment figure is in there?',
    '1 £21,400, so £3,000 more than last time. The roofer was honest.',
    '0 Then my ceiling is £168,000. After that it stops being a deal.',
    '1 Understood. I’ll ring the agent.',
    '1 They said yes to £167,500. Subject to survey, and off the market today.',
    '1 Are you there? 🙂',
  ],
};

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
    '0 So £1,150 a month in and £7,425 a year of notional interest. I can live with that.',
    '1 Ha. Side by side:\n\n| | 5.19%, fee £1,995 | 4.84%, fee 3% |\n|---|---|---|\n| Monthly | £584 | £561 |\n| Over five years | £37,035 | £37,710 |\n\nThe higher rate works out **£675** cheaper.',
    '0 Then the first one, please. Can you send me the illustration?',
    '1 #document mortgage-illustration|On its way. Valid for 30 days.',
    '0 Read it. One question: what is *early repayment* if I sell in year three?',
    '1 3% in year three, so about £4,050. 5-4-3-2-1 and nothing after.',
  ],
};

export const adviceThread: Thread = {
  with: [22],
  age: 2900,
  lines: [
    '0 Stephen, you’ve been through three recessions with fourteen houses. What would you tell someone who wants to buy her tenth now?',
    '1 Sit down, this is long.\n\nFirst, the tenth isn’t like the first. With one house, a void is a bad month. With ten it’s weather. You’ll have something broken every week and you must stop taking it personally. I keep a list on the fridge, and when a thing is on the list it isn’t in my head.\n\nSecond, debt. I’ve never been ruined by a bad house but I nearly was by a good one: bought at the top, short fix, and the rate went from 5 to 14 while I was painting the stairs. Since then I keep six months of all payments where I can’t see them. Not six months of one house. Of all of them. People say that money is lazy. It isn’t lazy, it’s asleep, and so am I.\n\nThird, tenants. Everyone says good tenants are luck. They aren’t. They’re quick repairs. A tap mended on the same day buys you a year. I have a lady in Edgeley who has been with me since 1998 and has never once paid late, and all I ever did was turn up.\n\nFourth, trades. Pay on the day. Not on the thirtieth, on the day. You’ll be the first number they answer in January.\n\nFifth, and this is the one nobody likes: sell one now and then. Not the worst, because nobody wants it. Sell the one that has done its work. I sold the corner house in 2007 for no better reason than that I was tired of its gutters, and that gutter money carried the other thirteen through the next three years.\n\nSo, the tenth? Yes, if you can name the month in which you could do without it.',
    '0 I’m printing this and putting it on the fridge, next to the list.',
    '1 Use a magnet. Tape marks the paint.',
  ],
};
