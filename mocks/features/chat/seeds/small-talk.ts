// What members write to each other when nothing in particular is told. Lines alternate between two people.

export const exchanges: readonly (readonly string[])[] = [
  [
    'Did the buyer’s solicitor come back to you?',
    'This morning. They want an indemnity for the back extension, £140.',
    'Pay it and be done.',
    'That’s what I said to mine.',
  ],
  [
    'Are you coming to the landlords’ evening in Chorlton?',
    'If the train does. Who speaks?',
    'A council officer on licensing, then anyone who wants to.',
  ],
  [
    'I’m quoting £2,450 for the bathroom, tiles by you.',
    'Including the floor?',
    'Including the floor, not what I find under it.',
    'Fair enough. Start on the 9th?',
    'The 9th it is. Can someone let me in at eight?',
  ],
  [
    'Your EPC is booked for Wednesday at 11.',
    'Thank you. Anything I should have ready?',
    'The boiler manual and any paper for the loft insulation. Without paper I must assume the worst.',
  ],
  [
    'Tenant gave notice today, leaves on the 28th.',
    'Good tenant?',
    'Very. New job in Bristol. She cleans before she leaves, she says.',
    'Advertise at £895. The last one on that street went in a day.',
  ],
  [
    'The lender wants three months of statements for the company.',
    'All accounts, or just the main one?',
    'All of them. I asked twice.',
    'Then you’ll have all of them.',
  ],
  [
    'Have you filed the quarter yet?',
    'Half of it. What do I do with the insurance payout?',
    'Set it against the repair. I’ll look at it before you press the button.',
  ],
  [
    'There’s a block of four coming, tired landlord, no chain.',
    'Where?',
    'Ten minutes from the station in Stockport. £410,000 for the lot.',
    'Send me the tenancies and I’ll tell you by Friday.',
    'On their way. Please keep it between us.',
  ],
];

/** Short remarks that fill a long conversation; with what goes before they make sense often enough. */
export const remarks: readonly string[] = [
  'Morning. Anything new on the Armley one?',
  'Agent rang: they would take £175,500.',
  'I wouldn’t go over £176,000.',
  'Agreed. Did you see the damp by the chimney?',
  'Yes, £600 and a cap on the pot.',
  'Comparable round the corner sold at £184,000 in March.',
  'Was that the one with the loft?',
  'No, that was £201,000.',
  'Rent at £1,150, I rang two agents.',
  'One of them said £1,100 and hung up.',
  'I’ll put the offer in tonight.',
  'Good luck. Call me if they wobble.',
  'They wobbled.',
  'How much?',
  'They want £178,000 and a quick exchange.',
  'Say yes to quick and no to the rest.',
  'Searches are back: one old mine, a long way down.',
  'Everything in Leeds has one old mine.',
  'Survey on Tuesday at ten.',
  'I can hold the ladder.',
  'The surveyor liked the roof.',
  'Nobody ever likes a roof. Frame that.',
  'Draft contract is in. Page four is missing.',
  'It’s always page four.',
];
