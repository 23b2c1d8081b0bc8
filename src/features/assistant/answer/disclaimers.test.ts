import { greeting, unknown } from '@mocks/features/assistant/answers/texts';
import { describe, expect, it } from 'vitest';
import { cautionFor, topicsOf } from './disclaimers';

describe('the topics of an answer', () => {
  it.each([
    ['The stamp duty on £180,000 is £10,100', ['tax']],
    ['Section 24 stops individuals from deducting interest', ['tax']],
    ['A section 21 notice ended with the Renters’ Rights Act', ['law']],
    ['An HMO licence is needed for five people', ['law']],
    ['Refinance at 75% LTV and your lender tests the ICR', ['mortgage']],
    ['Ask your lender, then your solicitor, about the tax', ['tax', 'law', 'mortgage']],
    ['About £180 for a software licence, plus VAT', []],
    ['The gross yield is 7.67%', []],
    ['A taxi takes ten minutes from the lawn', []],
    ['', []],
  ])('%s', (text, topics) => expect(topicsOf(text)).toEqual(topics));
});

describe('the caution below an answer', () => {
  it('says whom to ask', () => {
    expect(cautionFor('Stamp duty is £10,100')).toBe(
      'Information, not tax advice. Ask an accountant before you act.',
    );
    expect(cautionFor('The lender wants 125%, and tax is 40%')).toBe(
      'Information, not tax or mortgage advice. Ask an accountant or an FCA-authorised broker before you act.',
    );
    expect(cautionFor('Ask a lender and a solicitor about the tax')).toBe(
      'Information, not tax, legal or mortgage advice. Ask an accountant, a solicitor or an FCA-authorised broker before you act.',
    );
  });

  it('is not said twice', () =>
    expect(cautionFor('The stamp duty is £10,100. General information, not tax advice: ask.')).toBeNull());

  it.each([greeting('Hannah'), unknown])('is none where none is needed: “%s”', (text) =>
    expect(cautionFor(text)).toBeNull(),
  );
});
