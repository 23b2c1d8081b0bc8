import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { TurnedOff } from './turned-off';

/** The world of the story may be new. */
const patience = { timeout: 8000 };
const closed = 'Beta applications are closed at the moment. Try again later.';
const asked = { seen: false };

/** Above the form of a feature, which is filled in below. */
const Part = () => (
  <>
    <TurnedOff feature="beta-applications" />
    <p>The form</p>
  </>
);

const meta = { title: 'entities/A feature that is turned off', component: Part } satisfies Meta<typeof Part>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers = (data: readonly { key: string; message: string }[]) => ({
  msw: {
    handlers: [
      http.get('*/api/turned-off', () => {
        asked.seen = true;
        return HttpResponse.json({ data });
      }),
    ],
  },
});

export const Off: Story = {
  parameters: answers([{ key: 'beta-applications', message: closed }]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(closed, {}, patience)).toBeVisible();
    await expect(canvas.getByText('The form')).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Off, globals: { viewport: { value: '390' }, theme: 'light' } };

/** Another feature is off. */
export const On: Story = {
  parameters: answers([{ key: 'registration', message: 'We’re not taking new members at the moment.' }]),
  beforeEach: () => void (asked.seen = false),
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked.seen).toBe(true), patience);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByText('The form')).toBeVisible();
  },
};

/** The form says what the server refuses, should it be off. */
export const Unknown: Story = {
  parameters: { scenario: '?fault=listTurnedOffFeatures:503' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The form')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
