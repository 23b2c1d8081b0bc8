import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { mergeInputs } from '@/lib/evaluation/inputs/overrides';
import {
  brrrExample,
  btlExample,
  flipExample,
  hmoExample,
  servicedExample,
} from '@/lib/evaluation/worked-examples';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import { EvaluationEditorView } from './editor/evaluation-editor-view';

const meta = {
  title: 'evaluations/Page',
  component: EvaluationEditorView,
  args: { userId: 1, strategy: undefined, onStrategy: () => {}, areLettersOn: true, record: evaluation() },
} satisfies Meta<typeof EvaluationEditorView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BuyToLet: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Cash flow ?: £253\.90/ })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Offer ladder' })).toBeVisible();
  },
};

export const Refinanced: Story = {
  args: { record: evaluation({ strategies: ['brrr', 'btl'], primary: 'brrr' }, brrrExample) },
};

export const SharedHouse: Story = {
  args: { record: evaluation({ strategies: ['hmo'], primary: 'hmo' }, hmoExample) },
};

export const ByTheNight: Story = {
  args: { record: evaluation({ strategies: ['sa'], primary: 'sa' }, servicedExample) },
};

export const Flip: Story = {
  args: { record: evaluation({ strategies: ['flip'], primary: 'flip' }, flipExample) },
};

/** Its fields are longer than its cards, which follow the tiles all the same. */
export const RentToRent: Story = {
  args: {
    record: evaluation(
      { strategies: ['r2r'], primary: 'r2r' },
      mergeInputs(hmoExample, {
        costs: { headRent: 19_200 },
        income: { rooms: [1, 2, 3, 4].flatMap(() => hmoExample.income.rooms) },
      }),
    ),
  },
  globals: { viewport: { value: '1440' } },
  play: async ({ canvas }) => {
    const hold = await canvas.findByRole('region', { name: 'Where the rent goes' });
    const lastTile = canvas.getByRole('button', { name: /^After-tax cash flow/ });
    const gap = () => hold.getBoundingClientRect().top - lastTile.getBoundingClientRect().bottom;
    await expect(gap()).toBeLessThan(24);
  },
};

/** Nothing typed yet but the price. */
export const RentMissing: Story = {
  args: { record: evaluation({}, mergeInputs(btlExample, { income: { rentPcm: null } })) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /^Cash flow ?: n\/a ?\. Enter a rent/ }),
    ).toBeVisible();
  },
};

export const LosesMoney: Story = {
  args: { record: evaluation({}, mergeInputs(btlExample, { income: { rentPcm: 500 } })) },
};

/** A day between two tables of rates. */
export const NoRatesOnFile: Story = {
  args: { record: evaluation({}, { ...btlExample, purchaseDate: '2010-06-01' }) },
};

export const InWales: Story = { args: { record: evaluation({ nation: 'wales' }) } };

export const LookOnly: Story = {
  args: { record: evaluation({ myRole: 'view' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You can view it, but not edit it/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

export const Deleted: Story = {
  args: { record: evaluation({ deletedAt: '2026-06-01T09:00:00.000Z' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('This evaluation has been deleted. Restore it to edit it.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Restore/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for this evaluation' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete permanently' })).toBeVisible());
    await expect(screen.queryByRole('menuitem', { name: 'Archive' })).toBeNull();
  },
};

/** Typing what cannot be used. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    const ltv = await canvas.findByRole('textbox', { name: 'Loan to value' });
    await userEvent.clear(ltv);
    await userEvent.type(ltv, '120%');
    await userEvent.tab();
    await expect(await canvas.findByText('Enter 100% or less')).toBeVisible();
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Cash flow ?: n\/a ?\. Check the loan to value/ }),
    );
    const working = await screen.findByRole('dialog', { name: 'Cash flow' });
    await waitFor(() => expect(within(working).getByText('n/a: Check the loan to value.')).toBeVisible());
    await expect(working).not.toHaveTextContent('£');
    await userEvent.keyboard('{Escape}');
    await userEvent.clear(ltv);
    await userEvent.type(ltv, '75');
  },
};

/** The whole deal on another day. */
export const OnAnotherDay: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    // the search of the browser sees the whole page
    await userEvent.keyboard('{Control>}f{/Control}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show other dates' }));
    const slider = await canvas.findByRole('slider', { name: 'Completion date' });
    slider.focus();
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
    await expect(await canvas.findByText(/£9,000 stamp duty/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all rate changes' }));
  },
};
