// Where the law and the tax in the articles stand, by the articles' keys: official pages and Acts alone. Read in 2026.

type Source = readonly [name: string, address: string];

const law = (path: string) => `https://www.legislation.gov.uk/${path}`;
const gov = (path: string) => `https://www.gov.uk/${path}`;

const rentersRights: Source = ['Renters’ Rights Act 2025', law('ukpga/2025/26')];
const housing1988: Source = ['Housing Act 1988', law('ukpga/1988/50')];
const housing2004: Source = ['Housing Act 2004', law('ukpga/2004/34')];
const roomSizes: Source = [
  'Licensing of Houses in Multiple Occupation (Mandatory Conditions) (England) Regulations 2018',
  law('uksi/2018/616'),
];
const minimumEnergy: Source = [
  'Energy Efficiency (Private Rented Property) (England and Wales) Regulations 2015',
  law('uksi/2015/962'),
];
const higherRates: Source = [
  'HMRC: Higher rates of Stamp Duty Land Tax',
  gov('guidance/stamp-duty-land-tax-buying-an-additional-residential-property'),
];
const finance2015: Source = ['Finance (No. 2) Act 2015, section 24', law('ukpga/2015/33/section/24')];
const scottishTenancies: Source = ['Private Housing (Tenancies) (Scotland) Act 2016', law('asp/2016/19')];

const sources: Readonly<Record<string, readonly Source[]>> = {
  'section-24': [finance2015],
  voids: [
    ['Local Government Finance Act 1992, section 11B', law('ukpga/1992/14/section/11B')],
    rentersRights,
  ],
  insurance: [
    ['Employers’ Liability (Compulsory Insurance) Act 1969', law('ukpga/1969/57')],
    ['HMRC: Insurance Premium Tax', gov('guidance/insurance-premium-tax')],
  ],
  'stamp-duty': [higherRates, ['Finance Act 2003, schedule 4ZA', law('ukpga/2003/14/schedule/4ZA')]],
  'company-or-name': [finance2015, higherRates],
  'capital-gains': [
    ['HMRC: Report and pay your Capital Gains Tax', gov('report-and-pay-your-capital-gains-tax')],
  ],
  leasehold: [
    ['Leasehold Reform (Ground Rent) Act 2022', law('ukpga/2022/1')],
    ['Leasehold and Freehold Reform Act 2024', law('ukpga/2024/22')],
  ],
  'hmo-licence': [housing2004, roomSizes, rentersRights],
  'room-sizes': [roomSizes],
  'article-4': [
    ['Town and Country Planning (General Permitted Development) (England) Order 2015', law('uksi/2015/596')],
  ],
  'fire-safety': [
    ['Regulatory Reform (Fire Safety) Order 2005', law('uksi/2005/1541')],
    ['Smoke and Carbon Monoxide Alarm (England) Regulations 2015', law('uksi/2015/1693')],
  ],
  'sa-rules': [
    ['Deregulation Act 2015, section 44 (ninety nights in London)', law('ukpga/2015/20/section/44')],
  ],
  'renters-rights': [rentersRights, housing1988],
  'rent-increase': [['Housing Act 1988, section 13', law('ukpga/1988/50/section/13')], rentersRights],
  possession: [['Housing Act 1988, schedule 2', law('ukpga/1988/50/schedule/2')], rentersRights],
  deposits: [['Tenant Fees Act 2019', law('ukpga/2019/4')], housing2004],
  certificates: [
    ['Gas Safety (Installation and Use) Regulations 1998', law('uksi/1998/2451')],
    ['Electrical Safety Standards Regulations 2020', law('uksi/2020/312')],
    ['Electrical Safety Standards (Amendment) Regulations 2025', law('uksi/2025/1043')],
    ['Smoke and Carbon Monoxide Alarm (England) Regulations 2015', law('uksi/2015/1693')],
    minimumEnergy,
  ],
  epc: [minimumEnergy],
  lbtt: [['Land and Buildings Transaction Tax (Scotland) Act 2013', law('asp/2013/11')]],
  prt: [scottishTenancies],
};

/** The last part of an article that rests on law or tax; nothing for any other. */
export function sourcesText(key: string): string {
  const known = sources[key];
  if (known === undefined) return '';
  return `\n\n## Sources\n${known.map(([name, address]) => `- [${name}](${address})`).join('\n')}`;
}

/** The articles that have sources. */
export const sourcedKeys: readonly string[] = Object.keys(sources);
