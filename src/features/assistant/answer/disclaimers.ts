// Which caution an answer needs (S17): what it says of tax, law and lending is information, and somebody answers for advice.

export type Topic = 'tax' | 'law' | 'mortgage';

/** Words that make an answer one about a topic; figures alone, such as a yield, need no caution of their own. */
const words: Readonly<Record<Topic, RegExp>> = {
  tax: /\b(?:tax(?:es|ed|able|ation)?|stamp duty|SDLT|LBTT|LTT|section 24|capital gains|CGT|HMRC|deductible)\b/i,
  law: /\b(?:law|legal|legally|solicitor|conveyanc\w+|section (?:8|21)|tenancy|tenant’?s? rights?|evict\w*|(?:HMO|selective|additional) licen[cs]\w*|EPC|deposit scheme|Renters[’'] Rights|planning permission)\b/i,
  mortgage:
    /\b(?:mortgages?|lender(?:s|’s|'s)?|remortgag\w+|refinanc\w+|bridging|LTV|ICR|interest-only|broker)\b/i,
};

const advice: Readonly<Record<Topic, readonly [kind: string, person: string]>> = {
  tax: ['tax', 'an accountant'],
  law: ['legal', 'a solicitor'],
  mortgage: ['mortgage', 'an FCA-authorised broker'],
};
const order = ['tax', 'law', 'mortgage'] as const;

/** What an answer speaks about of what needs a caution, in a fixed order. */
export const topicsOf = (text: string): Topic[] => order.filter((topic) => words[topic].test(text));

/** An answer that says it itself is not told twice. */
const ownCaution = /\bnot (?:[a-z]+(?:,| or) ){0,3}[a-z]+ advice\b/i;

/** One sentence below an answer that says whom to ask; null where it needs none. */
export function cautionFor(text: string): string | null {
  if (ownCaution.test(text)) return null;
  const topics = topicsOf(text).map((topic) => advice[topic]);
  if (topics.length === 0) return null;
  const kinds = listed(topics.map(([kind]) => kind));
  const people = listed(topics.map(([, person]) => person));
  return `Information, not ${kinds} advice. Ask ${people} before you act.`;
}

/** a; a or b; a, b or c */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}
