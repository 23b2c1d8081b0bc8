import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { valueText, figureIn } from '@/lib/evaluation/formulas/figure-token';
import { InlineTokens } from '@/ui/markdown/format/inline-tokens';
import { AnswerText } from './answer-text';

const deal = '018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a02';
const figures = `For **Ashfield Terrace, two-bed**, from your own inputs:

- Net yield: [[eval:${deal}#netYield=5.63]]
- Return on the cash you put in: [[eval:${deal}#roi=4.22]]

| Step | Working | Result |
| --- | --- | ---: |
| Rent in a year | £1,150 × 12 | £13,800 |
| Fees | £1,650 + £750 + £600 + £2,995 + £1,250 | £7,245 |
| Net yield | £10,134.16 ÷ £180,000 × 100 | 5.63% |`;

const meta = {
  component: AnswerText,
  args: {
    answer: { id: 'a1', role: 'assistant', text: figures, helpful: null },
    uses: [],
    helpful: null,
    question: 'What is my yield and ROI on Ashfield Terrace?',
    isLast: true,
    onAsk: fn(),
    onRate: fn(),
  },
  decorators: [
    (Story) => (
      <InlineTokens
        value={(token) => {
          const figure = figureIn(token);
          return figure && <strong>{valueText(figure.metric, figure.value)}</strong>;
        }}
      >
        <div className="w-full max-w-[512px]">
          <Story />
        </div>
      </InlineTokens>
    ),
  ],
} satisfies Meta<typeof AnswerText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every column of a table is inside the answer, the last one too. */
async function showsTheWholeTable({ canvasElement }: { canvasElement: HTMLElement }) {
  const table = await within(canvasElement).findByRole('table', undefined, { timeout: 10_000 });
  await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
}

export const WithFigures: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await showsTheWholeTable({ canvasElement });
    await expect(canvas.getByText('5.63%', { selector: 'strong' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask this again' }));
    await expect(args.onAsk).toHaveBeenCalledWith('What is my yield and ROI on Ashfield Terrace?');
  },
};
export const WithFiguresLight: Story = { globals: { theme: 'light' } };
export const WithFiguresOnATelephone: Story = {
  globals: { viewport: { value: '390' } },
  play: showsTheWholeTable,
};
export const WithFiguresOnASmallTelephone: Story = {
  globals: { viewport: { value: '320' } },
  play: showsTheWholeTable,
};

/** On tax, law and lending it says whom to ask. */
export const NeedsACaution: Story = {
  args: { answer: { id: 'a1', role: 'assistant', text: 'Section 24 limits relief.', helpful: null } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Information, not tax advice. Ask an accountant before you act.'),
    ).toBeVisible();
  },
};

/** The server does not keep the hello: it can neither be judged nor reported. */
export const Welcome: Story = {
  args: {
    answer: { id: 'a1', role: 'assistant', text: 'Hi Hannah, I’m Ava.' },
    helpful: undefined,
    question: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const MoneyIsNoFormula: Story = {
  args: {
    answer: { id: 'a1', role: 'assistant', text: 'rent is £1,150 and costs $5 or $6', helpful: null },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('rent is £1,150 and costs $5 or $6')).toBeVisible();
    await expect(canvasElement.querySelector('.katex')).toBeNull();
  },
};
