// Under which names of the draft store the question to Ava is kept.

/** The words of the question. */
export const wordsPlace = 'ava';
/** What the question is about, as the line that its message begins with; `aboutNothing` where that is nothing in particular. */
export const subjectPlace = 'ava-about';
export const aboutNothing = '-';
