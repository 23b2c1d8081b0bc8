import type { Schemas } from '@/api/contract';
import { companyStatuses } from '@/entities/company/company-status';
import { shortDate } from '@/lib/dates/day-text';
import type { Company } from '../company-type';
import { yearEndText } from '../year-end';

type Hit = Schemas['CompanySearchHit'];

/** One fact that Companies House has otherwise than the record. */
export interface RegisterChange {
  label: string;
  /** `Not set` where the record has none. */
  mine: string;
  theirs: string;
}

const same = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s,.]+/g, ' ')
    .trim();

/**
 * What Companies House has otherwise than the record, with the body that takes it over. What it does not have is no difference, nor
 * are capitals, commas and spaces.
 */
export function registerChanges(
  company: Company,
  hit: Hit,
): { changes: RegisterChange[]; body: Schemas['CompanyUpdate'] } {
  const changes: RegisterChange[] = [];
  const body: Schemas['CompanyUpdate'] = {};
  const compare = <
    Name extends
      'status' | 'registeredOffice' | 'yearEnd' | 'nextAccountsOn' | 'nextConfirmationOn' | 'incorporatedOn',
  >(
    name: Name,
    label: string,
    theirs: Company[Name],
    textOf: (value: NonNullable<Company[Name]>) => string,
  ) => {
    const mine = company[name];
    if (theirs === null || theirs === undefined) return;
    if (mine !== null && mine !== undefined && same(mine) === same(theirs)) return;
    changes.push({
      label,
      mine: mine === null || mine === undefined ? 'Not set' : textOf(mine),
      theirs: textOf(theirs),
    });
    body[name] = theirs;
  };
  compare('status', 'Status', hit.status, (status) => companyStatuses[status][0]);
  compare('incorporatedOn', 'Incorporation date', hit.dateOfCreation, shortDate);
  compare('registeredOffice', 'Registered office', hit.addressSnippet, (text) => text);
  compare('yearEnd', 'Financial year end', hit.yearEnd, yearEndText);
  compare('nextAccountsOn', 'Accounts due', hit.nextAccountsOn, shortDate);
  compare('nextConfirmationOn', 'Confirmation statement due', hit.nextConfirmationOn, shortDate);
  const names = (directors: Hit['directors']) => directors.map(({ name }) => name).join(', ');
  const listed = (directors: Hit['directors']) =>
    directors
      .map(({ name }) => same(name))
      .toSorted()
      .join();
  if (hit.directors.length > 0 && listed(hit.directors) !== listed(company.directors)) {
    changes.push({
      label: 'Directors',
      mine: names(company.directors) || 'Not set',
      theirs: names(hit.directors),
    });
    body.directors = hit.directors;
  }
  return { changes, body };
}
