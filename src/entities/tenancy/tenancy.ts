// A tenancy and its choices by name.
import type { Schemas } from '@/api/contract';
import type { BadgeTone } from '@/ui/badge';

export type Tenancy = Schemas['Tenancy'];
export type TenancyStatus = Tenancy['status'];
export type Nation = Schemas['Property']['nation'];

export const typeNames: Readonly<Record<Tenancy['type'], string>> = {
  assured_periodic: 'Assured periodic',
  ast: 'Assured shorthold',
  occupation_contract: 'Occupation contract',
  prt: 'Private residential tenancy',
  ni_private: 'Private tenancy',
  company_let: 'Company let',
  licence: 'Licence or lodger',
  student: 'Student let',
  holiday: 'Holiday let',
};

export const statusNames: Readonly<Record<TenancyStatus, string>> = {
  prospective: 'Prospective',
  approved: 'Approved',
  current: 'Current',
  ending: 'Ending',
  ended: 'Ended',
  rejected: 'Rejected',
};

export const statusTones: Readonly<Record<TenancyStatus, BadgeTone>> = {
  prospective: 'neutral',
  approved: 'teal',
  current: 'green',
  ending: 'amber',
  ended: 'neutral',
  rejected: 'neutral',
};

export const frequencyNames: Readonly<Record<Tenancy['frequency'], string>> = {
  weekly: 'Weekly',
  fortnightly: 'Fortnightly',
  four_weekly: 'Every 4 weeks',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  annual: 'Annually',
};

export const noticeNames: Readonly<Record<NonNullable<Tenancy['noticeServed']>['kind'], string>> = {
  section_8: 'Section 8 notice',
  section_21: 'Section 21 notice',
  tenant_notice: 'Tenant’s notice',
  notice_to_leave: 'Notice to leave',
  welsh_notice: 'Landlord’s notice',
  other: 'Notice',
};

export const schemeNames: Readonly<Record<NonNullable<Tenancy['depositScheme']>, string>> = {
  dps: 'Deposit Protection Service',
  mydeposits: 'mydeposits',
  tds: 'Tenancy Deposit Scheme',
  safedeposits: 'SafeDeposits Scotland',
  lps: 'Letting Protection Service',
  mds: 'mydeposits Scotland',
};
