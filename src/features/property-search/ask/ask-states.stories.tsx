import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { SearchPage } from '../search-page';
import { changeAsking } from './ask-store';
import { longestQuery } from './understanding';

const forget = () => changeAsking(1, { text: '', understood: null, asked: null, failure: null });

const meta = {
  title: 'property-search/Ask Ava',
  component: SearchPage,
  args: {
    userId: 1,
    view: { filters: {}, shelf: 'ask', page: 1 },
    onView: () => {},
    onClose: () => {},
  },
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof SearchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Stage = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const words = ({ canvas }: Pick<Stage, 'canvas'>) =>
  canvas.findByRole('textbox', { name: 'Describe the home you’re looking for' });

async function ask({ canvas, userEvent }: Stage, query: string) {
  await userEvent.type(await words({ canvas }), query);
  await userEvent.click(canvas.getByRole('button', { name: 'Search homes' }));
}

const status = { available: false, remaining: 0, recent: [], resetsAt: '2026-11-27T00:00:00.000Z' };

export const NothingAsked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ of 50 searches left today$/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Example searches' })).toBeVisible();
  },
};

export const LimitOfTheDay: Story = {
  parameters: {
    msw: {
      handlers: [http.get('*/api/ai', () => HttpResponse.json({ ...status, limit: 5, period: 'day' }))],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^You’ve used today’s 5 searches. You’ll get more on .* 27 November 2026/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Search homes' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Search with filters instead' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See plans' })).toBeVisible();
  },
};

export const LimitOfTheMonthOnAPhone: Story = {
  globals: { viewport: { value: '320' } },
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/ai', () =>
          HttpResponse.json({
            ...status,
            limit: 10,
            period: 'month',
            recent: [
              {
                id: '018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a01',
                query: 'Terraced houses in Leeds that need work, under £180k, 7% yield',
                createdAt: '2026-11-20T09:00:00.000Z',
              },
            ],
          }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You’ve used this month’s 10 searches/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Terraced houses/ })).toBeDisabled();
  },
};

export const LimitReachedByAsking: Story = {
  parameters: {
    server: {
      fail: {
        askPropertySearch: {
          status: 429,
          body: { message: 'You’ve used today’s AI searches. You’ll get more after midnight' },
        },
      },
    },
  },
  play: async (stage) => {
    await ask(stage, 'Flats in Manchester');
    await expect(await stage.canvas.findByText(/^You’ve used today’s AI searches/)).toBeVisible();
    await expect(await words(stage)).toHaveValue('Flats in Manchester');
  },
};

export const Failed: Story = {
  parameters: { scenario: '?fault=askPropertySearch:503' },
  play: async (stage) => {
    await ask(stage, 'Flats in Manchester');
    await expect(await stage.canvas.findByText(/^Ava couldn’t search just now/)).toBeVisible();
    await expect(await words(stage)).toHaveValue('Flats in Manchester');
    await expect(stage.canvas.getByRole('button', { name: 'Search with filters instead' })).toBeVisible();
  },
};

export const Searching: Story = {
  parameters: { msw: { handlers: [http.post('*/api/ai/property-search', () => delay('infinite'))] } },
  play: async (stage) => {
    await ask(stage, 'Flats in Manchester');
    await expect(
      await stage.canvas.findByText(
        'Still searching. Big areas take a little longer.',
        {},
        { timeout: 8000 },
      ),
    ).toBeVisible();
  },
};

export const NothingMatches: Story = {
  play: async (stage) => {
    await ask(stage, 'Terraced houses in Leeds under £20k');
    const near = await stage.canvas.findByRole('button', { name: /instead of|^Without/ });
    await expect(near).toBeVisible();
    await expect(stage.canvas.getByText('No homes match every filter')).toBeVisible();
  },
};

export const TooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await words({ canvas }));
    await userEvent.paste('a'.repeat(longestQuery + 7));
    await expect(canvas.getByText('Shorten this by 7 characters')).toBeVisible();
  },
};

export const UnderstoodOnAPhone: Story = {
  globals: { viewport: { value: '320' } },
  play: async (stage) => {
    await ask(stage, 'house in Leeds under £180k, needs work, 7%, quiet');
    await expect(await stage.canvas.findByText('Not used: “quiet”')).toBeVisible();
    await expect(await stage.canvas.findByRole('list', { name: 'Homes' })).toBeVisible();
  },
};
