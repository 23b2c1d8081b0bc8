import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { MapPin } from '@/lib/map/cluster';
import { LateMap } from './late-map';
import { NoMap } from './no-map';

const prices: readonly [text: string, lat: number, lng: number][] = [
  ['£185k', 53.8, -1.55],
  ['£212k', 53.84, -1.78],
  ['£208k', 53.96, -1.08],
  ['£128k', 53.74, -0.33],
  ['£176k', 53.72, -1.86],
  ['£1.2m', 53.41, -2.23],
];
const few: MapPin[] = prices.map(([text, lat, lng]) => ({
  id: text,
  text,
  name: `Home for ${text}`,
  lat,
  lng,
}));
const many: MapPin[] = Array.from({ length: 400 }, (_, at) => ({
  id: `${at}`,
  text: `£${120 + (at % 90)}k`,
  name: `Home ${at}`,
  lat: 53.2 + (at % 37) / 30,
  lng: -2.6 + (at % 41) / 20,
}));

/** The map with its pins working, as a page has it. */
function WorkingMap(args: ComponentProps<typeof LateMap>) {
  const [activeId, setActive] = useState<string | undefined>();
  const [selectedId, setSelected] = useState(args.selectedId);
  return (
    <LateMap
      {...args}
      active={args.pins.find(({ id }) => id === activeId)}
      onActive={setActive}
      selectedId={selectedId}
      onSelect={(pins) => setSelected(pins[0]?.id)}
    />
  );
}

const meta = {
  title: 'ui/Map',
  component: LateMap,
  render: WorkingMap,
  args: { label: 'Map of homes', pins: few, fitKey: 'few', className: 'h-[520px] w-full' },
} satisfies Meta<typeof LateMap>;
export default meta;
type Story = StoryObj<typeof meta>;

// The first map of a run fetches its code and starts its thread.
const patient = { timeout: 15_000 };

export const Prices: Story = {
  play: async ({ canvas, userEvent }) => {
    const pin = await canvas.findByRole('button', { name: 'Home for £208k' }, patient);
    await userEvent.click(pin);
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await expect(await canvas.findByText(/Natural Earth/, {}, patient)).toBeVisible();
  },
};

export const PricesInLight: Story = { ...Prices, globals: { theme: 'light' } };

export const Clusters: Story = {
  args: { pins: many, fitKey: 'many' },
  play: async ({ canvas, userEvent }) => {
    const [cluster] = await canvas.findAllByRole('button', { name: /^Zoom in to see/ }, patient);
    const before = canvas.getAllByRole('button', { name: /^Zoom in to see/ }).length;
    if (cluster) await userEvent.click(cluster);
    await waitFor(
      () => expect(canvas.queryAllByRole('button', { name: /^Zoom in to see/ }).length).not.toBe(before),
      patient,
    );
  },
};

export const EmptyArea: Story = {
  args: { pins: [], position: { lat: 54.2, lng: -4.2, zoom: 6 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Zoom in' }, patient)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Home/ })).toBeNull();
  },
};

export const DrawnArea: Story = {
  args: {
    area: [
      { lat: 54, lng: -2 },
      { lat: 54.05, lng: -1.2 },
      { lat: 53.6, lng: -1 },
      { lat: 53.5, lng: -1.9 },
    ],
  },
};

export const Drawing: Story = {
  args: { onDrawn: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const whole = await canvas.findByRole('button', { name: 'Use this view' }, patient);
    await expect(canvas.getByRole('button', { name: 'Finish area' })).toBeDisabled();
    await userEvent.click(whole);
    await expect(args.onDrawn).toHaveBeenCalledWith(
      expect.arrayContaining([expect.objectContaining({ lat: expect.closeTo(54, 0) as number })]),
    );
  },
};

export const WithoutWebGl: Story = {
  render: () => <NoMap className="h-[520px]" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/can’t show the map/)).toBeVisible();
  },
};
