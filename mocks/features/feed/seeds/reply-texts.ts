// What is said in answer to a comment: it has to fit whatever was asked or remarked.

/** The post's author answers a question. */
export const answers: readonly string[] = [
  'Good question. I’ll look it up tonight and let you know.',
  'Send me a message and I’ll dig out the details.',
  'I’ll write that up when it’s all finished.',
  'It depends, but I’d rather be careful than quick.',
  'Let me check my notes first, I don’t want to guess.',
  'I asked myself the same. No clear answer yet.',
  'Long story. Happy to tell it when you’re next in {town}.',
  'I have it written down somewhere. Give me until the weekend.',
];

/** The post's author takes up a remark. */
export const thanks: readonly string[] = [
  'Fair point, I hadn’t thought of that.',
  'Thank you! That’s kind of you.',
  'Agreed. I learned it the expensive way.',
  'Ha, exactly.',
  'That’s what my accountant says, with more sighing.',
  'I’ll remember that, thank you.',
  'Glad it’s not only me.',
  'Happy to show you round next time you’re in {town}.',
];

/** Somebody else joins in. */
export const joinings: readonly string[] = [
  'I was about to write the same.',
  'Same here, for {n} years now.',
  'Interested in this as well.',
  'Well put.',
  'That’s how I see it too.',
  'It’s the same in {town}.',
  'I’d like to hear more about that.',
  'Good that you bring it up.',
  'That was my first thought too.',
  'Came here to say exactly this.',
];
