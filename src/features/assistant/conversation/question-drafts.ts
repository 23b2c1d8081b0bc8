// Under which names of the draft store the question to Ava is kept.

/** The words of the question. */
export const textDraft = 'ava';
/** What the question is about, as the line that its message begins with; `noSubject` where that is nothing in particular. */
export const subjectDraft = 'ava-about';
export const noSubject = '-';
