/** What the cost of works may be, £ as in the contract. It may be left out. */
export const costLimits = { max: 10_000_000, text: 'Enter an amount, such as £2,600', isOptional: true };
