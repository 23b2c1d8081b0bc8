import { uuidOf } from '@mocks/engine/db/table-definition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '@/ui/button/button';
import { openHandover } from './handover-dialog';

/** A deal that has not become a home yet. */
const dealId = uuidOf('evaluation', 1);

const meta = {
  title: 'pipeline/Move to portfolio',
  component: () => <Button onClick={() => openHandover(dealId)}>Move to portfolio</Button>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Stage = Parameters<NonNullable<Story['play']>>[0];
const patience = { timeout: 8000 };

async function open({ canvas, canvasElement, userEvent }: Stage) {
  await userEvent.click(canvas.getByRole('button', { name: 'Move to portfolio' }));
  const body = within(canvasElement.ownerDocument.body);
  const dialog = await body.findByRole('dialog', { name: 'Move to portfolio' }, patience);
  return within(dialog);
}

async function openAt(stage: Stage, step: RegExp) {
  const wizard = await open(stage);
  await waitFor(() => expect(wizard.getByRole('button', { name: 'Next' })).toBeVisible(), patience);
  for (let tries = 0; wizard.queryByText(step) === null && tries < 4; tries += 1) {
    const lender = wizard.queryByRole('textbox', { name: 'Lender' });
    if (lender) await stage.userEvent.type(lender, 'Foundry Mutual');
    await stage.userEvent.click(wizard.getByRole('button', { name: 'Next' }));
  }
  await expect(wizard.getByText(step)).toBeVisible();
  return wizard;
}

export const Property: Story = {
  play: async (stage) => {
    const wizard = await openAt(stage, /^Step 1 of 4/);
    await expect(wizard.getByRole('textbox', { name: 'Purchase price' })).not.toHaveValue('');
  },
};

export const PropertyOnAPhone: Story = {
  ...Property,
  globals: { viewport: { value: '320' }, theme: 'light' },
};

export const Mortgage: Story = {
  play: async (stage) => {
    const wizard = await openAt(stage, /^Step 2 of 4/);
    await stage.userEvent.click(wizard.getByRole('button', { name: 'Next' }));
    const lender = wizard.getByRole('textbox', { name: 'Lender' });
    await waitFor(() => expect(lender).toHaveFocus());
    await expect(lender).toHaveAccessibleDescription('Enter a lender');
  },
};

export const Payments: Story = {
  globals: { viewport: { value: '390' } },
  play: async (stage) => void (await openAt(stage, /^Step 3 of 4/)),
};

export const Dates: Story = {
  globals: { theme: 'light' },
  play: async (stage) => void (await openAt(stage, /^Step 4 of 4/)),
};

export const Refused: Story = {
  parameters: { scenario: '?fault=createProperty:403' },
  play: async (stage) => {
    const wizard = await openAt(stage, /^Step 4 of 4/);
    await stage.userEvent.click(wizard.getByRole('button', { name: 'Create property' }));
    await expect(await wizard.findByText(/Nothing was created\.$/, {}, patience)).toBeVisible();
  },
};

export const Created: Story = {
  play: async (stage) => {
    const wizard = await openAt(stage, /^Step 4 of 4/);
    await stage.userEvent.click(wizard.getByRole('button', { name: 'Create property' }));
    await expect(await wizard.findByRole('link', { name: 'Open property' }, patience)).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: { scenario: '?fault=getEvaluation:403' },
  play: async (stage) => {
    const wizard = await open(stage);
    await expect(await wizard.findByText('Couldn’t load this deal', {}, patience)).toBeVisible();
    await waitFor(() => expect(wizard.getByRole('button', { name: 'Retry' })).toBeVisible());
  },
};
