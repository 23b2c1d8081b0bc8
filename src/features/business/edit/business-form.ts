// The form of a business: its fields as text, what is wrong with them, and what changes.
import type { Schemas } from '@/api/contract';
import { readAmount } from '@/lib/money/amount-input';

type Business = Schemas['Business'];
type Update = Schemas['BusinessUpdate'];

export interface ServiceText {
  name: string;
  price: string;
  unit: string;
}

/** A body the business belongs to, and its number there. */
export interface AccreditationText {
  body: string;
  number: string;
}

/** Opening and closing time of one day; both empty where it is closed. */
export interface DayText {
  open: string;
  close: string;
}

export interface BusinessText {
  name: string;
  /** The name of a business type. */
  type: string;
  tagline: string;
  about: string;
  town: string;
  outcode: string;
  areas: string;
  phone: string;
  email: string;
  website: string;
  companyNumber: string;
  services: readonly ServiceText[];
  accreditations: readonly AccreditationText[];
  /** Monday first. */
  hours: readonly DayText[];
}

/** The contract's limits. */
export const most = {
  name: 80,
  tagline: 120,
  about: 3000,
  town: 60,
  services: 30,
  service: 80,
  unit: 30,
  accreditations: 20,
  number: 40,
  areas: 100,
  price: 1_000_000,
} as const;

const week = [1, 2, 3, 4, 5, 6, 7];

export function textOf(business: Business): BusinessText {
  const { name, type, tagline, about, town, outcode, areas, phone, email, website, companyNumber } = business;
  return {
    name,
    type,
    tagline: tagline ?? '',
    about: about ?? '',
    town: town ?? '',
    outcode: outcode ?? '',
    areas: areas.join(', '),
    phone: phone ?? '',
    email: email ?? '',
    website: website ?? '',
    companyNumber: companyNumber ?? '',
    services: business.services.map((service) => ({
      name: service.name,
      price: service.priceFrom == null ? '' : String(service.priceFrom),
      unit: service.unit ?? '',
    })),
    accreditations: business.accreditations.map(({ body, number }) => ({ body, number })),
    hours: week.map((day) => {
      const known = business.hours.find((each) => each.day === day);
      return { open: known?.open ?? '', close: known?.close ?? '' };
    }),
  };
}

const outcode = /^[A-Z]{1,2}\d[A-Z\d]?$/;
const areasOf = (text: string): string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter((each) => each !== ''),
  ),
];

/** What keeps the form from being sent, by field. */
export function complaintsOf(text: BusinessText): Partial<Record<keyof BusinessText, string | undefined>> {
  const has = (value: string) => value.trim() !== '';
  const areas = areasOf(text.areas);
  const strange = areas.find((each) => !outcode.test(each));
  return {
    name: text.name.trim().length < 2 ? 'Enter a name with at least two letters' : undefined,
    tagline: tooLong(text.tagline, most.tagline),
    about: tooLong(text.about, most.about),
    town: tooLong(text.town, most.town),
    outcode:
      has(text.outcode) && !outcode.test(text.outcode.trim().toUpperCase())
        ? 'Enter the first half of a postcode, such as LS6'
        : undefined,
    areas:
      strange !== undefined
        ? `${strange} isn’t the first half of a postcode`
        : areas.length > most.areas
          ? `Enter ${most.areas} or fewer`
          : undefined,
    phone:
      has(text.phone) && !/^[+0-9][0-9 ()-]{6,19}$/.test(text.phone.trim())
        ? 'Enter a phone number, such as 0113 496 0147'
        : undefined,
    email:
      has(text.email) && !/^\S+@\S+\.\S+$/.test(text.email.trim())
        ? 'Enter an email address, such as name@example.co.uk'
        : undefined,
    website: has(text.website) && !URL.canParse(addressOf(text.website)) ? 'Enter a web address' : undefined,
    companyNumber:
      has(text.companyNumber) && !/^([A-Z]{2}\d{6}|\d{8})$/.test(text.companyNumber.trim().toUpperCase())
        ? 'Enter all eight characters, such as 08812346'
        : undefined,
    services: firstText(text.services.map(serviceFault)),
    accreditations: firstText(text.accreditations.map(accreditationFault)),
    hours: firstText(text.hours.map(dayFault)),
  };
}

const tooLong = (text: string, limit: number) =>
  text.trim().length > limit ? `Use ${limit.toLocaleString('en-GB')} characters or fewer` : undefined;

/** `www.` and bare names lead to https. */
const addressOf = (text: string) =>
  /^https?:\/\//i.test(text.trim()) ? text.trim() : `https://${text.trim()}`;

const firstText = (faults: readonly ({ text: string } | undefined)[]) =>
  faults.find((fault) => fault !== undefined)?.text;

/** What is wrong with one service, and in which of its fields. */
export function serviceFault(service: ServiceText): { field: 'name' | 'price'; text: string } | undefined {
  const { name, price, unit } = service;
  if (name.trim() === '' && (price + unit).trim() !== '')
    return { field: 'name', text: 'Enter a name for every service' };
  if (price.trim() === '' || isPrice(price)) return undefined;
  return { field: 'price', text: `Enter the price of ${name.trim()} in pounds, such as 450` };
}

function isPrice(text: string): boolean {
  const pounds = readAmount(text);
  return pounds !== null && pounds <= most.price;
}

/** What is wrong with one accreditation, and in which of its fields. */
export function accreditationFault({
  body,
  number,
}: AccreditationText): { field: keyof AccreditationText; text: string } | undefined {
  if (body === '' && number.trim() !== '') return { field: 'body', text: 'Choose an organisation' };
  return body !== '' && number.trim() === ''
    ? { field: 'number', text: `Enter your ${body} membership number` }
    : undefined;
}

/** What is wrong with the times of one day, and with which of the two. */
export function dayFault({ open, close }: DayText): { field: keyof DayText; text: string } | undefined {
  if ((open === '') !== (close === '')) {
    return {
      field: open === '' ? 'open' : 'close',
      text: 'Enter both an opening and a closing time, or leave both blank',
    };
  }
  return open !== '' && close <= open
    ? { field: 'close', text: 'Closing time must be after opening time' }
    : undefined;
}

/** What the form says now that it did not say when it was begun; null for nothing. */
export function changesOf(text: BusinessText, begun: BusinessText): Update | null {
  const now = updateOf(text);
  const before = updateOf(begun);
  const names = Object.keys(now).filter(
    (name) => JSON.stringify(Reflect.get(now, name)) !== JSON.stringify(Reflect.get(before, name)),
  );
  if (names.length === 0) return null;
  return Object.fromEntries(names.map((name) => [name, Reflect.get(now, name)]));
}

function updateOf(text: BusinessText) {
  const words = (value: string) => value.trim() || null;
  return {
    name: text.name.trim(),
    type: text.type,
    tagline: words(text.tagline),
    about: words(text.about),
    town: words(text.town),
    outcode: words(text.outcode.toUpperCase()),
    areas: areasOf(text.areas),
    phone: words(text.phone),
    email: words(text.email),
    website: text.website.trim() === '' ? null : addressOf(text.website),
    companyNumber: words(text.companyNumber.toUpperCase()),
    services: text.services
      .filter(({ name }) => name.trim() !== '')
      .map(({ name, price, unit }) => ({
        name: name.trim(),
        priceFrom: price.trim() === '' ? null : readAmount(price),
        unit: words(unit),
      })),
    accreditations: text.accreditations
      .filter(({ body }) => body !== '')
      .map(({ body, number }) => ({ body, number: number.trim() })),
    hours: text.hours.flatMap(({ open, close }, index) =>
      open === '' ? [] : [{ day: index + 1, open, close }],
    ),
  } satisfies Update;
}
