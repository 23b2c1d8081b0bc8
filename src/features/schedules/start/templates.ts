// What a new schedule can start from: the items that most have, by kind.
import type { Schemas } from '@/api/contract';
import type { ScheduleKind } from '../schedule-kinds';

type NewItem = Schemas['NewScheduleItem'];

export interface ScheduleTemplate {
  name: string;
  items: readonly NewItem[];
}

/** An item that is complete, so that what its form does not ask for is sent as the contract wants it. */
const line = (room: string | null, name: string, more: Partial<NewItem> = {}): NewItem => ({
  room,
  name,
  qty: 1,
  unit: null,
  rate: 0,
  vatPct: 0,
  trade: null,
  status: 'todo',
  condition: null,
  actual: null,
  notes: null,
  images: [],
  ...more,
});

/** Things of one room, each as good until somebody finds otherwise. */
const room = (
  name: string,
  ...things: readonly (string | readonly [thing: string, qty: number])[]
): NewItem[] =>
  things.map((thing) =>
    typeof thing === 'string'
      ? line(name, thing, { condition: 'good' })
      : line(name, thing[0], { qty: thing[1], condition: 'good' }),
  );

/** Works before their price is known, with the standard rate of VAT. */
const works = (name: string | null, trade: string, ...jobs: readonly string[]): NewItem[] =>
  jobs.map((job) => line(name, job, { trade, vatPct: 20 }));

const surfaces = ['Walls', 'Ceiling', 'Floor', 'Windows', 'Doors and woodwork', 'Lights and sockets'];
const kitchen = [...surfaces, 'Units and worktop', 'Hob and oven', 'Sink and taps', 'Fridge freezer'];
const bathroom = [...surfaces, 'Toilet', 'Basin', 'Bath or shower', 'Tiles and sealant', 'Extractor'];

const bedroomContents = (name: string) =>
  room(name, 'Bed frame', 'Mattress', 'Wardrobe', 'Chest of drawers', 'Curtains or blinds');
const sharedContents = [
  ...room('Lounge', 'Sofa', 'Coffee table', 'Curtains or blinds', 'Lamp'),
  ...room(
    'Kitchen',
    'Dining table',
    ['Dining chairs', 4],
    'Fridge freezer',
    'Washing machine',
    'Microwave',
    'Kettle',
    'Toaster',
  ),
  ...room('Bathroom', 'Shower curtain or screen', 'Mirror', 'Towel rail'),
  ...room('Hall', ['Keys', 2], 'Smoke alarm', 'Carbon monoxide alarm'),
];

const templates: Readonly<Record<ScheduleKind, readonly ScheduleTemplate[]>> = {
  works: [
    {
      name: 'Full refurbishment',
      items: [
        ...works('Whole house', 'builder', 'Strip out and skips'),
        ...works('Whole house', 'electrician', 'Rewire and new consumer unit'),
        ...works('Whole house', 'heating engineer', 'Boiler, pipework and radiators'),
        ...works('Whole house', 'plasterer', 'Plaster and make good'),
        ...works('Kitchen', 'kitchen fitter', 'Units, worktop and appliances'),
        ...works('Bathroom', 'bathroom fitter', 'Suite, tiling and extractor'),
        ...works('Whole house', 'joiner', 'Doors, skirting and architrave'),
        ...works('Whole house', 'decorator', 'Paint throughout'),
        ...works('Whole house', 'floor layer', 'Carpets and vinyl'),
        ...works('Outside', 'builder', 'Roof, gutters and pointing'),
      ],
    },
    {
      name: 'Refresh between tenancies',
      items: [
        ...works('Whole house', 'cleaner', 'Deep clean', 'Carpet clean'),
        ...works('Whole house', 'decorator', 'Touch up paint'),
        ...works('Bathroom', 'handyman', 'Renew sealant'),
        ...works('Whole house', 'handyman', 'Small repairs', 'Test smoke and carbon monoxide alarms'),
        ...works('Garden', 'gardener', 'Cut back and tidy'),
      ],
    },
  ],
  condition: [
    {
      name: 'One-bedroom flat',
      items: [
        ...room('Hall', ...surfaces),
        ...room('Lounge', ...surfaces),
        ...room('Kitchen', ...kitchen),
        ...room('Bedroom', ...surfaces),
        ...room('Bathroom', ...bathroom),
      ],
    },
    {
      name: 'Two-bedroom house',
      items: [
        ...room('Hall and stairs', ...surfaces),
        ...room('Lounge', ...surfaces),
        ...room('Kitchen', ...kitchen),
        ...room('Main bedroom', ...surfaces),
        ...room('Second bedroom', ...surfaces),
        ...room('Bathroom', ...bathroom),
        ...room('Outside', 'Garden', 'Fences and gates', 'Bins'),
      ],
    },
    {
      name: 'Room in a shared house',
      items: [
        ...room('Room', ...surfaces, 'Lock and key'),
        ...room('Shared areas', 'Kitchen', 'Bathroom', 'Hall'),
      ],
    },
  ],
  inventory: [
    { name: 'Furnished one-bedroom flat', items: [...bedroomContents('Bedroom'), ...sharedContents] },
    {
      name: 'Furnished two-bedroom house',
      items: [
        ...bedroomContents('Main bedroom'),
        ...bedroomContents('Second bedroom'),
        ...sharedContents,
        ...room('Garden', 'Table', ['Chairs', 4], 'Lawnmower'),
      ],
    },
    {
      name: 'Furnished room',
      items: [...bedroomContents('Room'), ...room('Room', 'Desk', 'Chair', ['Keys', 2])],
    },
  ],
  rent: [],
};

/** What a schedule of a kind can start from; none for rents, which differ everywhere. */
export const templatesOf = (kind: ScheduleKind): readonly ScheduleTemplate[] => templates[kind];
