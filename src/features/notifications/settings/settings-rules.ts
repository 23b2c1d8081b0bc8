import type { Schemas } from '@/api/contract';
import { addDays } from '@/lib/dates/calendar-day';
import { typesOf, type NotificationGroupName } from '../data/queries';

type Preferences = Schemas['Preferences'];
export type Channels = Schemas['NotificationChannels'];

/** A type that is missing from the preferences goes by all ways but sound. */
export const defaultChannels: Channels = { inApp: true, email: true, sound: false };

/** The groups of the matrix, in its order. */
export const groups: readonly { name: NotificationGroupName; title: string }[] = [
  { name: 'connections', title: 'Connections' },
  { name: 'messages', title: 'Messages' },
  { name: 'posts', title: 'Posts' },
  { name: 'comments', title: 'Comments and mentions' },
  { name: 'reactions', title: 'Reactions' },
  { name: 'property', title: 'Properties and tasks' },
];

/** The channels of every named type, by its id. */
export type Matrix = Record<string, Channels>;

export const matrixOf = ({ notification }: Pick<Preferences, 'notification'>): Matrix =>
  Object.fromEntries(
    groups
      .flatMap(({ name }) => typesOf[name])
      .map((typeId) => [String(typeId), notification[typeId] ?? defaultChannels]),
  );

export interface QuietHours {
  isOn: boolean;
  from: string;
  to: string;
}

/** What the form of quiet hours begins with; ten at night to seven where there are none. */
export const quietHoursOf = ({ quietHours }: Pick<Preferences, 'quietHours'>): QuietHours => ({
  isOn: quietHours !== null,
  from: quietHours?.from ?? '22:00',
  to: quietHours?.to ?? '07:00',
});

const timeForm = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What keeps quiet hours from being saved; they may go past midnight. */
export function quietHoursErrors({ isOn, from, to }: QuietHours) {
  if (!isOn) return {};
  return {
    from: timeForm.test(from) ? undefined : 'Enter a time, such as 22:00',
    to: !timeForm.test(to)
      ? 'Enter a time, such as 07:00'
      : from === to
        ? 'Choose a different end time'
        : undefined,
  };
}

export interface Digest {
  digest: Preferences['digest'];
  /** 1 to 7, Monday first, as a select has it. */
  digestDay: string;
}

export const digestOf = ({ digest, digestDay }: Pick<Preferences, 'digest' | 'digestDay'>): Digest => ({
  digest,
  digestDay: String(digestDay),
});

/** 1 to 7, Monday first. */
const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;

/**
 * The next day after today on which a digest is sent; null where none is.
 * @param today ISO day in London
 */
export function nextDigest({ digest, digestDay }: Digest, today: string): string | null {
  if (digest === 'off') return null;
  const week = [1, 2, 3, 4, 5, 6, 7].map((ahead) => addDays(today, ahead));
  return week.find((day) => digest === 'daily' || weekdayOf(day) === Number(digestDay)) ?? null;
}
