// What was typed into a business's form and not saved: which of it can be taken up again, and what its fields are called.
import { hasTexts } from '@/ui/draft/edit-draft';
import type { BusinessText } from './business-form';

const rows: Readonly<Record<string, readonly string[]>> = {
  services: ['name', 'price', 'unit'],
  accreditations: ['body', 'number'],
  hours: ['open', 'close'],
};

/** Whether a stored value has the shape of this field; opening hours are those of a whole week. */
export function fitsBusiness(value: unknown, name: string): boolean {
  const row = rows[name];
  if (!row) return typeof value === 'string';
  return (
    Array.isArray(value) &&
    value.every((each) => hasTexts(each, row)) &&
    (name !== 'hours' || value.length === 7)
  );
}

const labels: Readonly<Record<keyof BusinessText, string>> = {
  name: 'Name',
  type: 'Type',
  tagline: 'Tagline',
  about: 'About',
  town: 'Town',
  outcode: 'Postcode district',
  areas: 'Areas covered',
  phone: 'Phone number',
  email: 'Email',
  website: 'Website',
  companyNumber: 'Company number',
  services: 'Services',
  accreditations: 'Accreditations',
  hours: 'Opening hours',
};

/** The fields by name, for a sentence. */
export const fieldNames = (fields: readonly (keyof BusinessText)[]): string =>
  fields.map((field) => labels[field]).join(', ');
