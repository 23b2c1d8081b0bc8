import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import type { Canvas } from 'storybook/internal/csf';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

/** A list that is still read. @param path below `/api`  @param text what a screen reader is told */
export const waitingFor = (path: string, text: string) => ({
  parameters: { msw: { handlers: [http.get(`*/api${path}`, () => delay('infinite'))] } },
  play: async ({ canvas }: { canvas: Canvas }) => {
    await expect(await canvas.findByText(text, {}, patience)).toBeInTheDocument();
  },
});

/** A list without a row. */
export const emptyList = (path: string, text: string) => ({
  parameters: {
    msw: {
      handlers: [
        http.get(`*/api${path}`, () => HttpResponse.json({ page: 1, totalPages: 1, total: 0, data: [] })),
      ],
    },
  },
  play: async ({ canvas }: { canvas: Canvas }) => {
    await expect(await canvas.findByText(text, {}, patience)).toBeVisible();
  },
});

/** What is shown in `WithoutNetwork`. */
export const offline = {
  globals: { viewport: { value: '390' }, theme: 'light' },
  play: async ({ canvas }: { canvas: Canvas }) => {
    await expect((await canvas.findAllByText('You’re offline', {}, patience))[0]).toBeVisible();
  },
};
