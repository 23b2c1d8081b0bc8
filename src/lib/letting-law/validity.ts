// How long what a letting needs is good for, by nation and day; read by `renewals/renewal-interval`.
import type { Nation } from '../dates/working-days/bank-holidays';
import { law, uncheckedLaw, type DatedRule } from './dated-rule';

/** How many months a certificate, a licence or a registration is good for. */
interface ValidityRule extends DatedRule {
  months: number;
}
const everywhere = (rules: readonly ValidityRule[]): Record<Nation, readonly ValidityRule[]> => ({
  england: rules,
  wales: rules,
  scotland: rules,
  northern_ireland: rules,
});
const valid = (from: string, months: number, act: string, url: string): ValidityRule => ({
  from,
  months,
  source: law(act, url),
});
const uncheckedValid = (...[from, months, act, url]: Parameters<typeof valid>): ValidityRule => ({
  ...valid(from, months, act, url),
  source: uncheckedLaw(act, url),
});
const hmoOf2004 = valid(
  '2006-04-06',
  60,
  'Housing Act 2004, s. 68(4)',
  'https://www.legislation.gov.uk/ukpga/2004/34/section/68',
);
const selectiveOf2004 = valid(
  '2006-04-06',
  60,
  'Housing Act 2004, s. 91(4)',
  'https://www.legislation.gov.uk/ukpga/2004/34/section/91',
);
const epcTenYears = valid(
  '2012-01-01',
  120,
  'Energy Performance of Buildings Regulations of each nation',
  'https://www.gov.uk/buy-sell-your-home/energy-performance-certificates',
);

export const validity: Record<string, Partial<Record<Nation, readonly ValidityRule[]>>> = {
  gas_safety: everywhere([
    valid(
      '1998-10-31',
      12,
      'Gas Safety (Installation and Use) Regulations 1998, reg. 36(3); in Northern Ireland those of 2004',
      'https://www.legislation.gov.uk/uksi/1998/2451/regulation/36',
    ),
  ]),
  eicr: everywhere([
    valid(
      '2020-06-01',
      60,
      'Electrical safety standards of each nation: at least every five years',
      'https://www.legislation.gov.uk/uksi/2020/312/regulation/3',
    ),
  ]),
  epc: {
    ...everywhere([epcTenYears]),
    scotland: [
      epcTenYears,
      uncheckedValid(
        '2026-10-31',
        60,
        'Energy Performance of Buildings (Scotland) Regulations 2025',
        'https://www.gov.scot/publications/energy-performance-buildings-scotland-regulations-2025-building-regulatory-impact-assessment/pages/4/',
      ),
    ],
  },
  hmo_licence: {
    england: [hmoOf2004],
    wales: [hmoOf2004],
    scotland: [
      uncheckedValid(
        '2011-08-31',
        36,
        'Housing (Scotland) Act 2006, s. 134',
        'https://www.legislation.gov.uk/asp/2006/1/part/5',
      ),
    ],
    northern_ireland: [
      valid(
        '2019-04-01',
        60,
        'Houses in Multiple Occupation Act (Northern Ireland) 2016, s. 19(2)',
        'https://www.legislation.gov.uk/nia/2016/22/section/19',
      ),
    ],
  },
  selective_licence: { england: [selectiveOf2004], wales: [selectiveOf2004] },
  landlord_registration: {
    wales: [
      uncheckedValid(
        '2015-11-23',
        60,
        'Housing (Wales) Act 2014, Part 1',
        'https://www.legislation.gov.uk/anaw/2014/7/part/1',
      ),
    ],
    scotland: [
      uncheckedValid(
        '2006-04-30',
        36,
        'Antisocial Behaviour etc. (Scotland) Act 2004, s. 84',
        'https://www.legislation.gov.uk/asp/2004/8/section/84',
      ),
    ],
    northern_ireland: [
      uncheckedValid(
        '2014-02-25',
        36,
        'Landlord Registration Scheme Regulations (Northern Ireland) 2014',
        'https://www.nidirect.gov.uk/articles/landlord-registration-scheme',
      ),
    ],
  },
};
