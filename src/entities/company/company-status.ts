// A company as Companies House has it: its status in words, and its own page there.
import type { Schemas } from '@/api/contract';
import { safeHref } from '@/lib/links/safe-href';
import type { BadgeTone } from '@/ui/badge';

export type CompanyStatus = Schemas['CompanyStatus'];

export const companyStatuses: Readonly<Record<CompanyStatus, readonly [text: string, tone: BadgeTone]>> = {
  active: ['Active', 'green'],
  dormant: ['Dormant', 'neutral'],
  dissolved: ['Dissolved', 'red'],
  liquidation: ['In liquidation', 'red'],
  administration: ['In administration', 'amber'],
  receivership: ['In receivership', 'amber'],
  voluntary_arrangement: ['Voluntary arrangement', 'amber'],
};

const registerAddress = 'https://find-and-update.company-information.service.gov.uk/company/';

/** A company's page at Companies House, or its charges there. @param number its eight characters */
export const registerLink = (number: string, page: '' | '/charges' = '') =>
  safeHref(`${registerAddress}${encodeURIComponent(number)}${page}`);
