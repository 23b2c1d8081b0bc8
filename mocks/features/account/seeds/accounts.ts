// The accounts a visitor can sign in with at one click, and the members they belong to.
export interface DemoAccount {
  label: string;
  fullName: string;
  description: string;
  identifier: string;
  password: string;
}

/** Every member of the seed has it. */
export const demoPassword = 'tiebeam-demo';

export const memberId = 1;
export const memberName = 'hannah.okafor';
export const adminId = 4;
export const unconfirmedId = 5;
export const newcomerId = 7;

const account = (label: string, fullName: string, description: string, identifier: string): DemoAccount => ({
  label,
  fullName,
  description,
  identifier,
  password: demoPassword,
});

export const demoAccounts: readonly DemoAccount[] = [
  account('Member', 'Hannah Okafor', 'A landlord with 13 properties and a busy network', memberName),
  account('Admin', 'Tom Whitfield', 'Runs the community, with access to Blog and Admin', 'tom.whitfield'),
  account('Unconfirmed member', 'Aoife Brennan', 'Hasn’t confirmed her email address yet', 'aoife.brennan'),
  account('Newcomer', 'Zainab Hussain', 'Just joined, with nothing added yet', 'zainab.hussain'),
];
