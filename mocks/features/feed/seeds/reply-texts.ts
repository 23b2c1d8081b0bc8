// What is said in answer to a comment: it has to fit whatever was asked or remarked.

/** The post's author answers a question. */
export const answers: readonly string[] = [
  'Good question. I will look it up tonight and let you know.',
  'Send me a message, I will dig out the details.',
  'I will write that up when it is all finished.',
  'It depends, but I would rather be careful than quick.',
  'Let me check my notes first, I do not want to guess.',
  'I asked myself the same. No clear answer yet.',
  'Long story. Happy to tell it when you are next in {town}.',
  'I have it written down somewhere. Give me until the weekend.',
];

/** The post's author takes up a remark. */
export const thanks: readonly string[] = [
  'Fair point, I had not thought of that.',
  'Thank you! That is kind of you.',
  'Agreed. I learned it the expensive way.',
  'Ha, exactly.',
  'That is what my accountant says, with more sighing.',
  'I shall remember that, thank you.',
  'Glad it is not only me.',
  'Happy to show you round next time you are in {town}.',
];

/** Somebody else joins in. */
export const joinings: readonly string[] = [
  'I was about to write the same.',
  'Same here, for {n} years now.',
  'Interested in this as well.',
  'Well put.',
  'We see it that way too.',
  'It is the same in {town}.',
  'I would like to hear more about that.',
  'Good that you bring it up.',
  'That was my first thought too.',
  'I came here to say that.',
];
