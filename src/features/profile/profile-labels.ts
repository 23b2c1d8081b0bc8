// A profile's fields in words.
import type { Schemas } from '@/api/contract';
import { readMoment } from '@/lib/dates/dates';
import { formatPoundsCompact } from '@/lib/money/money';
import { relativeTimeInSentence } from '@/lib/dates/relative-time';

type Profile = Schemas['Profile'];

export const lookingForLabels: Record<Profile['lookingFor'][number], string> = {
  advice: 'Advice',
  funding: 'Funding',
  jv: 'Joint ventures',
  deals: 'Deals',
  trade: 'Tradespeople',
  tenants: 'Tenants',
};

export const offeringLabels: Record<Profile['offering'][number], string> = {
  lending: 'Lending',
  jv: 'Joint ventures',
  mentoring: 'Mentoring',
};

export const experienceLabels: Record<NonNullable<Profile['experience']>, string> = {
  '0': 'No properties yet',
  '1-3': '1–3 properties',
  '4-10': '4–10 properties',
  '11-25': '11–25 properties',
  '26+': '26 or more properties',
};

export const audienceLabels: Record<Schemas['FieldAudience'], string> = {
  public: 'Everyone',
  members: 'Members',
  connections: 'My connections',
  me: 'Only me',
};

/** "Leeds LS6", the one of the two that is known, or null. */
export function placeText(location: Schemas['User']['location']): string | null {
  return [location?.town, location?.outcode].filter(Boolean).join(' ') || null;
}

/** "£90k–£180k", "Up to £180k", "From £90k", or null when neither end is told. */
export function budgetText({
  budgetMin,
  budgetMax,
}: Pick<Profile, 'budgetMin' | 'budgetMax'>): string | null {
  if (budgetMin !== null && budgetMax !== null) {
    return budgetMin === budgetMax
      ? formatPoundsCompact(budgetMax)
      : `${formatPoundsCompact(budgetMin)}–${formatPoundsCompact(budgetMax)}`;
  }
  if (budgetMax !== null) return `Up to ${formatPoundsCompact(budgetMax)}`;
  return budgetMin === null ? null : `From ${formatPoundsCompact(budgetMin)}`;
}

const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });

/** "Member since February 2024"; null for a date that cannot be read. */
export function memberSince(joinedAt: string): string | null {
  const date = readMoment(joinedAt);
  return date && `Member since ${months.format(date)}`;
}

/** "Online", "Last seen 5 hours ago", or null for who lets nobody see it. */
export function presenceText(isOnline: boolean, lastSeenAt: string | null, now: Date): string | null {
  if (isOnline) return 'Online';
  if (lastSeenAt === null || !readMoment(lastSeenAt)) return null;
  return `Last seen ${relativeTimeInSentence(lastSeenAt, now)}`;
}

/** "1 mutual connection", "5 mutual connections", or null without any. */
export function mutualText(count: number): string | null {
  if (count === 0) return null;
  return count === 1 ? '1 mutual connection' : `${count} mutual connections`;
}

/** Whether there is nothing at all to read about the member. */
export function isAboutEmpty(profile: Profile): boolean {
  const lists = [
    profile.strategies,
    profile.regions,
    profile.lookingFor,
    profile.offering,
    profile.languages,
    profile.links,
    profile.memberships,
    profile.companies,
  ];
  return (
    !profile.bio &&
    profile.experience === null &&
    budgetText(profile) === null &&
    lists.every((list) => list.length === 0)
  );
}
