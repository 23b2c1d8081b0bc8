export type TenancyType =
  | 'assured_periodic'
  | 'ast'
  | 'occupation_contract'
  | 'prt'
  | 'ni_private'
  | 'company_let'
  | 'licence'
  | 'student'
  | 'holiday';

export type RentFrequency = 'weekly' | 'fortnightly' | 'four_weekly' | 'monthly' | 'quarterly' | 'annual';
