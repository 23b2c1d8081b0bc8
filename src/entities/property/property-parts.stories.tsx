import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { energyBands } from '@/lib/letting-law/energy-band';
import { ComplianceRing } from './compliance-ring';
import { NextDate } from './next-date';
import { statusNames, type PropertyStatus } from './property';
import { EpcBadge, StatusBadge } from './property-badges';
import { PropertyCell } from './property-cell';
import { PropertyPhoto } from './property-photo';

/** The small parts by which a property is told wherever it is listed. */
const meta = { title: 'entities/Parts of a property' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The keys of the record are the statuses. */
const statuses = Object.keys(statusNames) as PropertyStatus[];

export const Badges: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-2">
      {statuses.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
      {energyBands.map((band) => (
        <EpcBadge key={band} rating={band} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Part let')).toBeVisible();
    await expect(canvas.getByText('G')).toBeVisible();
  },
};
export const BadgesLight: Story = { ...Badges, globals: { theme: 'light' } };

export const Rings: Story = {
  render: () => (
    <div className="flex gap-3">
      <ComplianceRing inDate={5} total={5} />
      <ComplianceRing inDate={3} total={5} />
      <ComplianceRing inDate={0} total={2} />
      <ComplianceRing inDate={0} total={0} />
    </div>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('img').map((ring) => ring.getAttribute('aria-label'));
    // Where nothing is asked for there is no ring.
    await expect(names).toEqual(['5 of 5 in date', '3 of 5 in date', '0 of 2 in date']);
  },
};

export const NextDates: Story = {
  render: () => (
    <div className="flex max-w-48 flex-col gap-3 text-sm">
      <NextDate next={{ kind: 'gas_safety', dueOn: '2026-05-01' }} today="2026-05-13" />
      <NextDate next={{ kind: 'eicr', dueOn: '2026-06-01' }} today="2026-05-13" />
      <NextDate next={{ kind: 'fire_risk', dueOn: '2027-06-01' }} today="2026-05-13" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gas safety overdue')).toBeVisible();
    await expect(canvas.getByText(', due soon')).toBeInTheDocument();
  },
};
export const NextDatesLight: Story = { ...NextDates, globals: { theme: 'light' } };

const home = {
  id: '00000000-0000-4000-8000-000000000001',
  addressLine1: `${'Longstreetname'.repeat(6)} 12`,
  town: 'Manchester',
  postcode: 'M14 5AE',
};

export const Cells: Story = {
  render: () => (
    <div className="flex w-64 flex-col gap-3 text-sm">
      <PropertyCell property={{ ...home, addressLine1: '12 Rusholme Grove' }} tab="epcs" />
      <PropertyCell property={home} tab="epcs" />
      <span className="flex gap-3">
        <PropertyPhoto property={{ ownerId: 1, images: ['saltaire.svg'] }} width={96} />
        <PropertyPhoto property={{ ownerId: 1, images: [] }} width={96} />
      </span>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '12 Rusholme Grove' })).toBeVisible();
    await expect(canvas.getAllByText('Manchester M14')).toHaveLength(2);
  },
};
export const CellsOnAPhone: Story = { ...Cells, globals: { viewport: { value: '320' }, theme: 'light' } };
