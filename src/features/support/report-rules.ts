/** What somebody has filled in. */
export interface ReportText {
  message: string;
  name: string;
  email: string;
  hasConsent: boolean;
}

/** What is missing or wrong, by field. */
export interface Complaints {
  message?: string | undefined;
  name?: string | undefined;
  email?: string | undefined;
  consent?: string | undefined;
}

/** The contract's least, in characters. */
const shortestMessage = 20;

/** As much of an address as can be judged without sending to it. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What keeps a report from being sent; a member's name and address are known. */
export function complaintsOf(
  { message, name, email, hasConsent }: ReportText,
  isMember: boolean,
): Complaints {
  return {
    ...(message.trim().length < shortestMessage && {
      message: `Tell us what happened. Use at least ${shortestMessage} characters.`,
    }),
    ...(!isMember && !name.trim() && { name: 'Enter your name' }),
    ...(!isMember && !address.test(email.trim()) && { email: 'Enter an email address we can reply to' }),
    ...(!hasConsent && { consent: 'Tick the box so we can read your report and reply' }),
  };
}

export function hasComplaint(complaints: Complaints): boolean {
  return Object.values(complaints).some((one) => one !== undefined);
}

/** The failure's own words, for support: at most 100 characters, as the contract takes them. */
export function errorWords(error: unknown): string {
  const words = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return words.length > 100 ? `${words.slice(0, 99)}…` : words;
}
