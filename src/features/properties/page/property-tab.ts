import type { ReactNode } from 'react';
import type { Property } from '@/entities/property/property';

/** A tab of a property's page; the route lists those that there are. */
export interface PropertyTab {
  /** Its part of the address. */
  id: string;
  label: string;
  /** How many records it has, where the property itself says so. */
  count?: (property: Property) => number | undefined;
  content: (property: Property) => ReactNode;
}
