/** Characters of a message at most (the contract's). */
export const longestMessage = 8000;
