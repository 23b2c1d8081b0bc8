// My profile as it is typed, what is wrong with it, and what of it goes to the server.
import type { Schemas } from '@/api/contract';
import { poundsText, readPounds } from '@/lib/money/amount-text';
import { isBlank } from '@/lib/text/blank';
import { safeHref } from '@/lib/links/safe-href';
import type { FieldErrors } from '@/ui/form/use-form';

type Profile = Schemas['Profile'];
type Update = Schemas['ProfileUpdate'];

/** Lists of words are typed with commas, amounts as people write them. */
export interface ProfileText {
  headline: string;
  roles: Schemas['MemberRole'][];
  town: string;
  outcode: string;
  bio: string;
  strategies: Schemas['Strategy'][];
  regions: string;
  budgetMin: string;
  budgetMax: string;
  lookingFor: Profile['lookingFor'];
  offering: Profile['offering'];
  experience: NonNullable<Profile['experience']> | '';
  languages: string;
  links: Schemas['ProfileLink'][];
  memberships: Schemas['ProfileMembership'][];
  companies: string;
  audience: Schemas['ProfileAudience'];
}

/** The contract's. */
export const most = { headline: 120, bio: 1000, town: 60, roles: 5, links: 10, memberships: 10 } as const;

const defaultFieldAudience: Schemas['ProfileAudience'] = {
  bio: 'members',
  regions: 'members',
  budget: 'connections',
  lookingFor: 'members',
  offering: 'members',
  experience: 'me',
  languages: 'members',
  links: 'members',
  memberships: 'members',
  companies: 'connections',
  properties: 'members',
  connections: 'members',
};

export function textOf(profile: Profile): ProfileText {
  const { user, strategies, lookingFor, offering, links, memberships } = profile;
  return {
    headline: user.headline ?? '',
    roles: [...user.roles],
    town: user.location?.town ?? '',
    outcode: user.location?.outcode ?? '',
    bio: profile.bio ?? '',
    strategies: [...strategies],
    regions: profile.regions.join(', '),
    budgetMin: poundsText(profile.budgetMin),
    budgetMax: poundsText(profile.budgetMax),
    lookingFor: [...lookingFor],
    offering: [...offering],
    experience: profile.experience ?? '',
    languages: profile.languages.join(', '),
    links: links.map((link) => ({ ...link })),
    memberships: memberships.map((membership) => ({ ...membership })),
    companies: profile.companies.join(', '),
    audience: profile.audience ?? defaultFieldAudience,
  };
}

/** Words between commas, without blanks and repetitions. */
export function words(text: string): string[] {
  return [
    ...new Set(
      text
        .split(',')
        .map((word) => word.trim())
        .filter((word) => !isBlank(word)),
    ),
  ];
}

const amountOf = (text: string) => {
  const read = readPounds(text);
  return read === 'blank' ? null : read;
};

const outcodeOf = (text: string) => text.trim().toUpperCase() || null;
const companiesOf = (text: string) => words(text.toUpperCase());
const isEmptyLink = ({ label, url }: Schemas['ProfileLink']) => isBlank(label) && isBlank(url);
const isEmptyMembership = ({ name, number }: Schemas['ProfileMembership']) =>
  isBlank(name) && isBlank(number);

/** `example.com` means `https://example.com`. */
const urlOf = (text: string) =>
  /^[a-z][a-z0-9+.-]*:/i.test(text.trim()) ? text.trim() : `https://${text.trim()}`;

function budgetComplaint(text: string, least?: string): string | undefined {
  const amount = amountOf(text);
  if (amount === 'unreadable' || (amount !== null && (amount < 0 || amount > 1e9))) {
    return 'Enter an amount such as £90,000 or 90k';
  }
  const from = least === undefined ? null : amountOf(least);
  return typeof from === 'number' && amount !== null && amount < from
    ? 'Maximum budget can’t be less than the minimum'
    : undefined;
}

function wordsComplaint(text: string, count: number, length: number): string | undefined {
  const list = words(text);
  if (list.length > count) return `Enter ${count} or fewer, separated by commas`;
  const long = list.find((word) => word.length > length);
  return long && `Separate entries with commas: “${long.slice(0, 20)}…” is too long`;
}

function linksComplaint(links: ProfileText['links']): string | undefined {
  const used = links.filter((link) => !isEmptyLink(link));
  if (used.some(({ label, url }) => isBlank(label) || isBlank(url)))
    return 'Enter a label and an address for each link';
  const wrong = used.find(({ url }) => !/^https?:/.test(safeHref(urlOf(url)) ?? '') || url.length > 300);
  return wrong && `“${wrong.label.trim()}” needs a web address, such as https://example.com`;
}

export function complaintsOf(text: ProfileText): FieldErrors<ProfileText> {
  const outcode = outcodeOf(text.outcode);
  const wrongCompany = companiesOf(text.companies).find((each) => !/^([A-Z]{2}\d{6}|\d{8})$/.test(each));
  const halfMembership = text.memberships.some(
    (each) => !isEmptyMembership(each) && (isBlank(each.name) || isBlank(each.number)),
  );
  return {
    headline:
      text.headline.trim().length > most.headline ? `Use ${most.headline} characters or fewer` : undefined,
    bio: text.bio.trim().length > most.bio ? `Use ${most.bio} characters or fewer` : undefined,
    town: text.town.trim().length > most.town ? `Use ${most.town} characters or fewer` : undefined,
    roles:
      text.roles.length === 0
        ? 'Choose at least one role'
        : text.roles.length > most.roles
          ? `Choose up to ${most.roles} roles`
          : undefined,
    outcode:
      outcode !== null && !/^[A-Z]{1,2}[0-9][A-Z0-9]?$/.test(outcode)
        ? 'Enter the first half of a postcode, such as LS6'
        : undefined,
    regions: wordsComplaint(text.regions, 20, 60),
    languages: wordsComplaint(text.languages, 20, 40),
    budgetMin: budgetComplaint(text.budgetMin),
    budgetMax: budgetComplaint(text.budgetMax, text.budgetMin),
    links: linksComplaint(text.links),
    memberships: halfMembership ? 'Enter a name and a number for each membership' : undefined,
    companies:
      wrongCompany === undefined
        ? companiesOf(text.companies).length > 10
          ? 'Enter 10 or fewer, separated by commas'
          : undefined
        : `“${wrongCompany.slice(0, 20)}” isn’t a company number. Use 8 digits, or 2 letters and 6 digits.`,
  };
}

/** What the texts mean, field by field. */
export function typedProfile(text: ProfileText) {
  // Complaints come first: an amount that cannot be read is not sent.
  const pounds = (typed: string) => {
    const amount = amountOf(typed);
    return typeof amount === 'number' ? amount : null;
  };
  return {
    headline: text.headline.trim() || null,
    roles: text.roles,
    town: text.town.trim() || null,
    outcode: outcodeOf(text.outcode),
    bio: text.bio.trim() || null,
    strategies: text.strategies,
    regions: words(text.regions),
    budgetMin: pounds(text.budgetMin),
    budgetMax: pounds(text.budgetMax),
    lookingFor: text.lookingFor,
    offering: text.offering,
    experience: text.experience || null,
    languages: words(text.languages),
    links: text.links
      .filter((link) => !isEmptyLink(link))
      .map(({ label, url }) => ({ label: label.trim(), url: urlOf(url) })),
    memberships: text.memberships
      .filter((each) => !isEmptyMembership(each))
      .map(({ name, number }) => ({ name: name.trim(), number: number.trim() })),
    companies: companiesOf(text.companies),
    audience: text.audience,
  } satisfies Update;
}

/** What was changed since `begun`, field by field; null when nothing was. What others changed meanwhile is left to them. */
export function changesOf(text: ProfileText, begun: ProfileText): Update | null {
  const before: Record<string, unknown> = typedProfile(begun);
  const changed = Object.entries(typedProfile(text)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return changed.length === 0 ? null : Object.fromEntries(changed);
}
