// A property of the portfolio: its choices by name.
import type { Schemas } from '@/api/contract';
import type { BadgeTone } from '@/ui/badge';

export type Property = Schemas['Property'];
export type PropertyStatus = Schemas['PropertyStatus'];

export const statusNames: Readonly<Record<PropertyStatus, string>> = {
  let: 'Let',
  part_let: 'Part let',
  void: 'Void',
  works: 'Works',
  for_sale: 'For sale',
  sold: 'Sold',
  own_use: 'Own use',
};

export const statusTones: Readonly<Record<PropertyStatus, BadgeTone>> = {
  let: 'green',
  part_let: 'amber',
  void: 'red',
  works: 'tan',
  for_sale: 'teal',
  sold: 'neutral',
  own_use: 'neutral',
};
