import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { shortDate } from '@/lib/dates/day-text';
import { formatWholePounds } from '@/lib/money/money';
import { Card } from '@/ui/card';
import { RecordFacts } from '@/ui/records/record-facts';
import { controlNames, type Company } from '../company-type';
import { FilingDay } from '../filing-day';
import { yearEndText } from '../year-end';

interface CompanyFactsProps {
  company: Company;
  types: readonly Schemas['CompanyType'][];
  /** ISO day in London. */
  today: string;
}

const percent = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** Everything that is recorded of a company; what is not recorded is left out. */
export function CompanyFacts({ company, types, today }: CompanyFactsProps) {
  const { debt, number, typeId, incorporatedOn, registeredOffice, sicCodes, bankRef } = company;
  const { directors, shareholders, controllers, yearEnd, nextAccountsOn, nextConfirmationOn } = company;
  const lines = (rows: readonly string[]) =>
    rows.length > 0 &&
    rows.map((row) => (
      <span key={row} className="block">
        {row}
      </span>
    ));
  const filing = (day: string | null) => day !== null && <FilingDay day={day} today={today} />;
  const facts: readonly (readonly [name: string, fact: ReactNode])[] = [
    ['Debt', formatWholePounds(debt)],
    ['Company number', number],
    ['Type', types.find(({ key }) => key === typeId)?.name],
    ['Incorporated', incorporatedOn !== null && shortDate(incorporatedOn)],
    ['Accounts due', filing(nextAccountsOn)],
    ['Confirmation statement due', filing(nextConfirmationOn)],
    ['Financial year end', yearEnd !== null && yearEndText(yearEnd)],
    ['SIC codes', sicCodes.join(', ')],
    ['Registered office', registeredOffice],
    ['Bank account', bankRef],
    [
      'Directors',
      lines(
        directors.map(({ name, appointedOn }) =>
          appointedOn ? `${name}, since ${shortDate(appointedOn)}` : name,
        ),
      ),
    ],
    ['Shareholders', lines(shareholders.map(({ name, share }) => `${name}, ${percent.format(share)}%`))],
    [
      'People with significant control',
      lines(controllers.map(({ name, control }) => `${name}, ${controlNames[control].toLowerCase()}`)),
    ],
  ];
  return (
    <Card as="section" aria-label="Details">
      <h2 className="mb-3 text-md font-semibold">Details</h2>
      <RecordFacts facts={facts} />
    </Card>
  );
}
