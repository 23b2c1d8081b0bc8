/** The first lines of every file that is made, not written. */
export const header = '// Generated from the contract by `npm run api`. Do not edit.\n\n';
