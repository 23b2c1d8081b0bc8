/** What is wrong with a member's full name, as the contract has it: at least 2 characters. */
export function fullNameProblem(text: string): string | undefined {
  const name = text.trim();
  if (name === '') return 'Enter your full name';
  return name.length < 2 ? 'Enter at least 2 characters' : undefined;
}
