// What a let must have on file, by nation and day; read by `renewals/required-kinds`. How long each is good for: `validity.ts`.
import type { Nation } from '../dates/working-days/bank-holidays';
import { law, uncheckedLaw, type DatedRule } from './dated-rule';

/** The lets that a rule is for: all, those that are somebody’s home, HMOs, and those whose fire risk is assessed: HMOs and paying guests. */
export type LetScope = 'any' | 'tenancy' | 'hmo' | 'fire';

interface Requirement {
  scope: LetScope;
  rules: Partial<Record<Nation, readonly DatedRule[]>>;
}

const rule = (from: string, act: string, url: string): DatedRule => ({
  from,
  source: uncheckedLaw(act, url),
});
const checkedRule = (from: string, act: string, url: string): DatedRule => ({ from, source: law(act, url) });

const gasOf1998 = rule(
  '1998-10-31',
  'Gas Safety (Installation and Use) Regulations 1998, reg. 36(3)',
  'https://www.legislation.gov.uk/uksi/1998/2451/regulation/36',
);
const epcOf2012 = rule(
  '2013-01-09',
  'Energy Performance of Buildings (England and Wales) Regulations 2012, reg. 6',
  'https://www.legislation.gov.uk/uksi/2012/3118/regulation/6',
);
const hmoOf2004 = rule(
  '2006-04-06',
  'Housing Act 2004, s. 61(1)',
  'https://www.legislation.gov.uk/ukpga/2004/34/section/61',
);
const fireOf2005 = rule(
  '2006-10-01',
  'Regulatory Reform (Fire Safety) Order 2005, art. 9',
  'https://www.legislation.gov.uk/uksi/2005/1541/article/9',
);
const scottishElectricity = rule(
  '2015-12-01',
  'Housing (Scotland) Act 2006, ss. 13(4A) and 19B(4), with its statutory guidance',
  'https://www.legislation.gov.uk/asp/2006/1/section/19B',
);

/** By kind of renewal, as the contract names them, in the order to show. */
export const requirements: Readonly<Record<string, Requirement>> = {
  gas_safety: {
    scope: 'any',
    rules: {
      england: [gasOf1998],
      wales: [gasOf1998],
      scotland: [gasOf1998],
      northern_ireland: [
        rule(
          '2004-05-31',
          'Gas Safety (Installation and Use) Regulations (Northern Ireland) 2004, reg. 36',
          'https://www.legislation.gov.uk/nisr/2004/63/regulation/36',
        ),
      ],
    },
  },
  eicr: {
    scope: 'tenancy',
    rules: {
      england: [
        rule(
          '2021-04-01',
          'Electrical Safety Standards in the Private Rented Sector (England) Regulations 2020, reg. 3',
          'https://www.legislation.gov.uk/uksi/2020/312/regulation/3',
        ),
      ],
      wales: [
        rule(
          '2022-12-01',
          'Renting Homes (Fitness for Human Habitation) (Wales) Regulations 2022, reg. 6',
          'https://www.legislation.gov.uk/wsi/2022/6/regulation/6',
        ),
      ],
      scotland: [scottishElectricity],
      northern_ireland: [
        checkedRule(
          '2025-04-01',
          'Electrical Safety Standards for Private Tenancies Regulations (Northern Ireland) 2024, reg. 3',
          'https://www.legislation.gov.uk/nisr/2024/201/regulation/3',
        ),
      ],
    },
  },
  epc: {
    scope: 'tenancy',
    rules: {
      england: [epcOf2012],
      wales: [epcOf2012],
      scotland: [
        rule(
          '2009-01-04',
          'Energy Performance of Buildings (Scotland) Regulations 2008, reg. 5',
          'https://www.legislation.gov.uk/ssi/2008/309/regulation/5',
        ),
      ],
      northern_ireland: [
        rule(
          '2008-12-30',
          'Energy Performance of Buildings (Certificates and Inspections) Regulations (Northern Ireland) 2008, reg. 5',
          'https://www.legislation.gov.uk/nisr/2008/170/regulation/5',
        ),
      ],
    },
  },
  alarms: {
    scope: 'tenancy',
    rules: {
      england: [
        rule(
          '2015-10-01',
          'Smoke and Carbon Monoxide Alarm (England) Regulations 2015, reg. 4',
          'https://www.legislation.gov.uk/uksi/2015/1693/regulation/4',
        ),
      ],
      wales: [
        checkedRule(
          '2022-12-01',
          'Renting Homes (Fitness for Human Habitation) (Wales) Regulations 2022, reg. 5',
          'https://www.legislation.gov.uk/wsi/2022/6/regulation/5',
        ),
      ],
      scotland: [
        rule(
          '2022-02-01',
          'Housing (Scotland) Act 1987 (Tolerable Standard) (Extension of Criteria) Order 2019',
          'https://www.legislation.gov.uk/ssi/2019/8/contents',
        ),
      ],
      northern_ireland: [
        checkedRule(
          '2024-09-01',
          'Smoke, Heat and Carbon Monoxide Alarms for Private Tenancies Regulations (Northern Ireland) 2024, reg. 3',
          'https://www.legislation.gov.uk/nisr/2024/123/regulation/3',
        ),
      ],
    },
  },
  pat: { scope: 'tenancy', rules: { scotland: [scottishElectricity] } },
  fire_risk: {
    scope: 'fire',
    rules: {
      england: [fireOf2005],
      wales: [fireOf2005],
      scotland: [
        rule(
          '2006-10-01',
          'Fire (Scotland) Act 2005, s. 53(2)',
          'https://www.legislation.gov.uk/asp/2005/5/section/53',
        ),
      ],
      northern_ireland: [
        rule(
          '2010-11-15',
          'Fire and Rescue Services (Northern Ireland) Order 2006, art. 25',
          'https://www.legislation.gov.uk/nisi/2006/1254/article/25',
        ),
      ],
    },
  },
  hmo_licence: {
    scope: 'hmo',
    rules: {
      england: [hmoOf2004],
      wales: [hmoOf2004],
      scotland: [
        rule(
          '2011-08-31',
          'Housing (Scotland) Act 2006, s. 124',
          'https://www.legislation.gov.uk/asp/2006/1/section/124',
        ),
      ],
      northern_ireland: [
        rule(
          '2019-04-01',
          'Houses in Multiple Occupation Act (Northern Ireland) 2016, s. 7',
          'https://www.legislation.gov.uk/nia/2016/22/section/7',
        ),
      ],
    },
  },
  landlord_registration: {
    scope: 'tenancy',
    rules: {
      wales: [
        rule(
          '2015-11-23',
          'Housing (Wales) Act 2014, s. 4',
          'https://www.legislation.gov.uk/anaw/2014/7/section/4',
        ),
      ],
      scotland: [
        rule(
          '2006-04-30',
          'Antisocial Behaviour etc. (Scotland) Act 2004, s. 93',
          'https://www.legislation.gov.uk/asp/2004/8/section/93',
        ),
      ],
      northern_ireland: [
        rule(
          '2014-02-25',
          'Landlord Registration Scheme Regulations (Northern Ireland) 2014',
          'https://www.nidirect.gov.uk/articles/landlord-registration-scheme',
        ),
      ],
    },
  },
  right_to_rent: {
    scope: 'tenancy',
    rules: {
      england: [
        rule(
          '2016-02-01',
          'Immigration Act 2014, s. 22',
          'https://www.legislation.gov.uk/ukpga/2014/22/section/22',
        ),
      ],
    },
  },
};
