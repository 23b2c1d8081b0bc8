// What was typed into the profile's form and not saved: which of it can be taken up again, and what its fields are called.
import { hasTexts } from '@/ui/draft/edit-draft';
import type { ProfileText } from './profile-form';

const rows: Readonly<Record<string, readonly string[]>> = {
  links: ['label', 'url'],
  memberships: ['name', 'number'],
};

/** Whether a stored value has the shape of the one in its place. */
export function isLike(value: unknown, model: unknown, name: string): boolean {
  if (typeof model === 'string') return typeof value === 'string';
  if (!Array.isArray(model)) return hasTexts(value, Object.keys(Object(model)));
  const row = rows[name];
  return (
    Array.isArray(value) && value.every((each) => (row ? hasTexts(each, row) : typeof each === 'string'))
  );
}

const labels: Readonly<Record<keyof ProfileText, string>> = {
  headline: 'Headline',
  roles: 'Roles',
  town: 'Town',
  outcode: 'Postcode district',
  bio: 'About',
  strategies: 'Strategies',
  regions: 'Regions',
  budgetMin: 'Budget from',
  budgetMax: 'Budget up to',
  lookingFor: 'Looking for',
  offering: 'Open to',
  experience: 'Experience',
  languages: 'Languages',
  links: 'Links',
  memberships: 'Memberships',
  companies: 'Companies',
  audience: 'Who can see what',
};

/** The fields by name, for a sentence. */
export const fieldNames = (fields: readonly (keyof ProfileText)[]): string =>
  fields.map((field) => labels[field]).join(', ');
