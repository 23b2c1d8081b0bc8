import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { InlineTokens } from './format/inline-tokens';
import { loadBody } from './format/load-body';
import { Markdown } from './markdown';

const article = String.raw`## A yield, worked out

Between $5k and $10k is a price; $$\frac{a}{b}$$ and this are formulas:

$$\frac{12 \times 1{,}150}{0.075} = £184{,}000$$

### In steps

1. **Rent** first
2. then the [price](/property-search)
   - less ~~fees~~ *costs*
   - [www.gov.uk](https://www.gov.uk/stamp-duty-land-tax), and https://example.org

> Who said that?

> [!NOTE]
> Rates are those of **today**.

> [!TIP]
> Knocking £5,000 off this price saves £500 of duty.

> [!WARNING]
> The money is due within 14 days.

| Outcode | Rent | Price | Gross yield | Net yield | Void weeks | Comment |
| --- | ---: | ---: | ---: | ---: | ---: | --- |
| BD3 | £850 | £96,000 | 10.6 % | 7.1 % | 3 | near the university |
| LS6 | £1,150 | £184,000 | 7.5 % | 5.2 % | 2 | students |

- [x] gas certificate
- [ ] EPC, which takes a week

~~~
const grossYield = (rentPerMonth * 12) / purchasePrice; // as everywhere on this site, in per cent
~~~

Some \`code\`, <b>markup that stays text</b>, and a word of ${'extraordinarily'.repeat(6)} length.

---

![A street that is of another site](https://example.org/street.png)`;

const answer = String.raw`## What you could pay

The rent is **£1,150** and costs are $5 or $6.
With your margin of [[eval:1#margin=7.5]] per cent:

\[ \text{highest offer} = \frac{12 \times \text{rent} - \text{annual costs and allowances for voids}}{\text{the yield you want, before tax}} \]

So \( \frac{13{,}800 - 2{,}400}{0.075} = 152{,}000 \). Next:

1. Check the [stamp duty](/property-evaluations)
2. Ask for the *gas certificate*

| | Now | Offer |
| --- | ---: | ---: |
| Price | £160,000 | £152,000 |
| Net yield | 7.1 % | 7.5 % |`;

const note = `Hi Tom,
viewing is at **5 pm**, see https://example.org/12-mill-lane
- keys are with the agent
- parking: 2*3*4 spaces

# not a heading of the page
We save $$ now and $$ later :)`;

const meta = {
  title: 'ui/Markdown',
  component: Markdown,
  args: { text: article },
  // The code itself can take longer to come than a test waits.
  loaders: [() => loadBody(true)],
  decorators: [
    (Story) => (
      <div className="max-w-[680px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Markdown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as the panel of the assistant on a telephone. */
const inBubble: Story['decorators'] = (Story) => (
  <div className="max-w-[480px] rounded-[14px] bg-surface-2 p-3.5 text-sm">
    <Story />
  </div>
);

export const Article: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('.katex-display')).not.toBeNull());
    await expect(canvasElement.querySelector('b, .markdown img')).toBeNull();
  },
};
export const ArticleLight: Story = { ...Article, globals: { theme: 'light' } };

export const Assistant: Story = {
  args: { text: answer, variant: 'assistant' },
  decorators: [
    inBubble,
    (Story) => (
      <InlineTokens value={(token) => <mark title={token}>7.5</mark>}>
        <Story />
      </InlineTokens>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.katex')).toHaveLength(2));
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.getByText('7.5')).toBeVisible();
  },
};
export const AssistantLight: Story = { ...Assistant, globals: { theme: 'light' } };

export const Chat: Story = {
  args: { text: note, variant: 'chat' },
  decorators: inBubble,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText(/We save \$\$ now and \$\$ later/)).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
export const ChatLight: Story = { ...Chat, globals: { theme: 'light' } };

/** Nothing to format: shown by the page's own code. */
export const Plain: Story = {
  args: { text: 'Hi Tom,\nis 5 pm right? See https://example.org', variant: 'chat' },
  decorators: inBubble,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://example.org');
  },
};

/** The library's letters and its style sheet are of one version: an exponent is small, and nothing of it is cut off. */
export const Exponents: Story = {
  args: {
    text: String.raw`At \(x^2\) and \((1+r)^{12}\) the sum is \(\frac{a^2}{b_1}\).`,
    variant: 'assistant',
  },
  decorators: inBubble,
  play: async ({ canvasElement }) => {
    const sizes = () =>
      [...canvasElement.querySelectorAll('.katex-html')]
        .slice(0, 1)
        .flatMap((formula) =>
          [...formula.querySelectorAll('.mord')].filter(({ children }) => children.length === 0),
        )
        .map((letter) => Number.parseFloat(getComputedStyle(letter).fontSize));
    await waitFor(() => expect(sizes()).toHaveLength(2));
    const [base = 0, exponent = 0] = sizes();
    await expect(exponent).toBeLessThan(base * 0.8);
    const [box, formula] = ['.markdown', '.katex-html'].map((each) =>
      canvasElement.querySelector(each)?.getBoundingClientRect(),
    );
    await expect(formula?.top ?? -1).toBeGreaterThanOrEqual(box?.top ?? 0);
  },
};

export const TooLong: Story = {
  args: { text: '**word** '.repeat(3000), variant: 'chat' },
  decorators: inBubble,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('strong')).toBeNull();
  },
};

export const TooWide: Story = {
  args: {
    text: String.raw`$$\rule{500em}{500em}$$ and $$\kern{-99999em}x$$

$$\text{one formula that is wider than any telephone is, and that can be moved in its box alone} = 1$$

| one | two |
| --- | --- |
| ${'word '.repeat(30)} | ${'£100,000 '.repeat(20)} |`,
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.katex')).not.toBeNull());
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth + 1);
    // what moves takes the keyboard
    await expect(await canvas.findByRole('group', { name: 'Table' })).toHaveAttribute('tabindex', '0');
  },
};
