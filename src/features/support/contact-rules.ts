import type { Schemas } from '@/api/contract';
import { isEmailAddress } from '@/lib/account/email-address';
import type { FieldErrors } from '@/ui/form/use-form';

export type Topic = Exclude<Schemas['SupportTopic'], 'report'>;

/** What somebody has filled in. */
export interface ContactText {
  name: string;
  email: string;
  topic: Topic | '';
  message: string;
  consent: boolean;
}

export const contactFields = ['name', 'email', 'topic', 'message', 'consent', 'images'] as const;

export const topics: readonly { value: Topic; label: string }[] = [
  { value: 'sales', label: 'Sales' },
  { value: 'support', label: 'Support' },
  { value: 'billing', label: 'Billing' },
  { value: 'press', label: 'Press' },
  { value: 'problem', label: 'Report a problem' },
];

/** The contract's bounds, in characters. */
const shortest = 20;
export const longestMessage = 4000;

/** What keeps a message from being sent. */
export function contactComplaints({
  name,
  email,
  topic,
  message,
  consent,
}: ContactText): FieldErrors<ContactText> {
  const length = message.trim().length;
  return {
    name: name.trim() ? undefined : 'Enter your name',
    email: isEmailAddress(email.trim()) ? undefined : 'Enter an email address we can reply to',
    topic: topic ? undefined : 'Choose a topic',
    message: length < shortest ? `Tell us a little more. Use at least ${shortest} characters.` : undefined,
    consent: consent ? undefined : 'Tick the box so we can keep your message and reply',
  };
}

/** The body of `POST /support`: a form when pictures go with it. */
export function ticketOf({ name, email, topic, message }: ContactText, images: readonly File[]) {
  const body = {
    topic: topic || 'support',
    name: name.trim(),
    email: email.trim(),
    message: message.trim(),
    consent: true as const,
  };
  if (images.length === 0) return body;
  const form = new FormData();
  for (const [field, value] of Object.entries(body)) form.append(field, String(value));
  for (const image of images) form.append('images', image);
  return form;
}
