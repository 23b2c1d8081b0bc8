import { useQuery } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { useEffect } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Schemas } from '@/api/contract';
import { sessionQueries } from '@/entities/session/queries';
import { askAva, closeAva, forgetAva, toggleAva, useAva, type Subject } from '@/entities/assistant/ava-store';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { whenShown } from '@/testing/when-shown';
import { Ava } from './ava';
import { AvaButton } from './panel/ava-button';

interface CornerProps {
  isSmall: boolean;
  isOpen: boolean;
  hasUnread: boolean;
  subject: Subject | null;
}

/** The button and the panel, as the shell puts them together. */
function Corner({ isSmall, isOpen, hasUnread, subject }: CornerProps) {
  const { data: user } = useQuery(sessionQueries.user());
  useEffect(() => {
    if (subject) askAva(subject);
    else if (isOpen) toggleAva();
    useAva.setState({ hasUnread });
    return forgetAva;
  }, [isOpen, hasUnread, subject]);
  return (
    <div className="min-h-[760px]">
      {user && (
        <Ava
          user={user}
          threadId={user.avaThreadId ?? undefined}
          findThread={() => Promise.resolve('thread_1')}
          renderFigure={(token) => {
            const value = /=(.+)$/.exec(token)?.[1];
            return value === undefined ? null : <strong>{value}</strong>;
          }}
          onClose={closeAva}
        />
      )}
      <AvaButton ref={null} isSmall={isSmall} onApproach={() => {}} />
    </div>
  );
}

/** The panel once it has risen to its place. */
const risen = async (canvasElement: HTMLElement): Promise<HTMLElement> =>
  whenShown(await within(canvasElement).findByRole('dialog', { name: 'Ava' }));

const meta = {
  component: Corner,
  args: { isSmall: false, isOpen: true, hasUnread: false, subject: null },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => () => removeDraftsOf(1),
} satisfies Meta<typeof Corner>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: '1440' } };
const phone = { viewport: { value: '390' } };

/** 600 px high and 550 px wide (specification §9). */
export const AsSpecified: Story = {
  globals: desktop,
  play: async ({ canvasElement }) => {
    const panel = await risen(canvasElement);
    await within(panel).findByText('Hi Ava');
    const { width, height, right, bottom } = panel.getBoundingClientRect();
    await expect([width, height]).toEqual([550, 600]);
    await expect(innerWidth - right).toBeLessThan(40);
    await expect(innerHeight - bottom).toBeLessThan(90);
  },
};

/** 500 px high below 768 px, as wide as the window lets it. */
export const Narrow: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const panel = await risen(canvasElement);
    await within(panel).findByText('Hi Ava');
    const { width, height } = panel.getBoundingClientRect();
    await expect(height).toBe(500);
    // 8 px are left on each side, and the room of a scroll bar where there is one
    await expect(width).toBeLessThanOrEqual(innerWidth - 16);
    await expect(width).toBeGreaterThan(innerWidth - 40);
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

export const Closed: Story = { args: { isOpen: false } };
export const ClosedWithNews: Story = { args: { isOpen: false, hasUnread: true, isSmall: true } };

export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('*/api/ava/thread/:id', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    const waiting = await canvas.findByText('Loading conversation');
    await waitFor(() => expect(waiting).toBeVisible());
  },
};

/** Nothing has been said yet: four questions to begin with, and the welcome after 3 s. */
export const Empty: Story = {
  parameters: { server: { signInAs: 'callum.reyes' } },
  beforeEach: () => () => removeDraftsOf(2),
  play: async ({ canvas }) => {
    const suggested = await canvas.findByRole('list', { name: 'Suggested questions' });
    await expect(within(suggested).getAllByRole('button')).toHaveLength(4);
  },
};

export const HistoryMissing: Story = {
  parameters: { server: { fail: { getAvaMessages: { status: 403 } } } },
  play: async ({ canvasElement }) => {
    const panel = await risen(canvasElement);
    await expect(await within(panel).findByText('Couldn’t load your earlier messages.')).toBeVisible();
  },
};

async function ask(canvasElement: HTMLElement, text: string) {
  const panel = await risen(canvasElement);
  await userEvent.type(within(panel).getByRole('textbox', { name: 'Message to Ava' }), `${text}{Enter}`);
  return within(panel);
}

export const Thinking: Story = {
  parameters: { msw: { handlers: [http.post('*/api/ava/message', () => delay('infinite'))] } },
  play: async ({ canvasElement }) => {
    const panel = await ask(canvasElement, 'What is a good yield?');
    await expect(within(panel.getByRole('log')).getByText('Ava is thinking')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
};

/** The toast lies neither on the answers nor on the field; as she opens, at least not on the field. */
async function keepsTheToastOff(panel: HTMLElement, roles = ['log', 'textbox']) {
  const toasts = { name: 'Status messages' };
  const list = await within(document.body).findByRole('list', toasts, { timeout: 10_000 });
  const isOn = (place: HTMLElement) => {
    const [one, other] = [list, place].map((each) => each.getBoundingClientRect());
    return one && other && one.top < other.bottom && other.top < one.bottom && one.right > other.left;
  };
  for (const role of roles) await waitFor(() => expect(isOn(within(panel).getByRole(role))).toBe(false));
}

export const NotSent: Story = {
  globals: desktop,
  parameters: { server: { fail: { sendAvaMessage: { status: 500 } } } },
  play: async ({ canvasElement }) => {
    const panel = await ask(canvasElement, 'What is a good yield?');
    await expect(await panel.findByRole('button', { name: 'Retry' })).toBeVisible();
    await keepsTheToastOff(await risen(canvasElement), ['textbox']);
  },
};

export const NotSentAtFullHeight: Story = {
  ...NotSent,
  globals: desktop,
  play: async ({ canvasElement }) => {
    const panel = await risen(canvasElement);
    await userEvent.click(within(panel).getByRole('button', { name: 'Full height' }));
    await ask(canvasElement, 'What is a good yield?');
    await keepsTheToastOff(panel);
  },
};
export const NotSentOnATelephone: Story = { ...NotSentAtFullHeight, globals: phone };

export const AboutADeal: Story = {
  args: {
    subject: {
      title: 'Ashfield Terrace, two-bed, with a name that is far too long for any chip',
      path: '/property-evaluations/018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a02',
    },
  },
  globals: phone,
  play: async ({ canvasElement }) => {
    const panel = await ask(canvasElement, 'How does it look?');
    await expect(panel.getByText('How does it look?')).toBeVisible();
  },
};

const twoHundred = Array.from({ length: 200 }, (_, index): Schemas['AvaMessage'] => {
  const isQuestion = index % 2 === 1;
  // voice: shows that prices are no formulas
  const answer = String.raw`The yield is $$\frac{12 \times ${index}}{90{,}000}$$ and costs $5k or $10k`;
  const text = isQuestion ? `Is £${index + 1},150 a month enough?` : answer;
  return {
    id: String(index),
    role: isQuestion ? 'user' : 'assistant',
    content: [{ type: 'text', text: { value: text } }],
  };
});

/** A long thread opens with its end; what was said before comes when one scrolls up. */
export const Long: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/ava/thread/:id', () =>
          HttpResponse.json({ threadId: 'thread_1', messages: twoHundred }),
        ),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const panel = within(await risen(canvasElement));
    await panel.findByText('Is £2,150 a month enough?');
    const log = panel.getByRole('log');
    await expect(log.scrollTop).toBe(0);
    const reachesFirst = () => {
      log.scrollTo({ top: -log.scrollHeight });
      return panel.queryByText('Is £60,150 a month enough?') !== null;
    };
    await waitFor(() => expect(reachesFirst()).toBe(true), { timeout: 15_000 });
  },
};

export const Tall: Story = {
  globals: desktop,
  play: async ({ canvasElement }) => {
    const panel = await risen(canvasElement);
    await userEvent.click(within(panel).getByRole('button', { name: 'Full height' }));
    await waitFor(() => expect(panel.getBoundingClientRect().height).toBeGreaterThan(innerHeight - 90));
  },
};

export const OverThePage: Story = {
  globals: desktop,
  play: async ({ canvasElement }) => {
    const panel = await risen(canvasElement);
    await userEvent.click(within(panel).getByRole('button', { name: 'Full page' }));
    await waitFor(() => expect(panel.getBoundingClientRect().width).toBeGreaterThan(900));
  },
};

/** Before the conversation is put away, in the place where the next question would be written. */
export const BeforeANewTopic: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const panel = within(await risen(canvasElement));
    await panel.findByText('Hi Ava');
    await userEvent.click(panel.getByRole('button', { name: 'New topic' }));
    await expect(panel.getByRole('alertdialog', { name: 'Start a new topic?' })).toBeVisible();
  },
};

export const EarlierTopics: Story = {
  globals: { ...phone, theme: 'light' },
  play: async ({ canvasElement }) => {
    const panel = within(await risen(canvasElement));
    await userEvent.click(panel.getByRole('button', { name: 'Earlier topics' }));
    await expect(await panel.findByRole('button', { name: /^What is the stamp duty/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

export const WithoutTopics: Story = {
  parameters: { server: { signInAs: 'callum.reyes' } },
  play: async ({ canvasElement }) => {
    const panel = within(await risen(canvasElement));
    await userEvent.click(panel.getByRole('button', { name: 'Earlier topics' }));
    await expect(await panel.findByText(/^No topics yet/)).toBeVisible();
  },
};

/** Moved by its handle; it never leaves the window. */
export const MovedLeft: Story = {
  globals: desktop,
  play: async ({ canvasElement }) => {
    const panel = await risen(canvasElement);
    const { right } = panel.getBoundingClientRect();
    within(panel).getByRole('slider', { name: 'Move the panel to the left' }).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(panel.getBoundingClientRect().right).toBe(right - 80));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(panel.getBoundingClientRect().left).toBe(8));
    await expect(panel.getBoundingClientRect().width).toBe(550);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(panel.getBoundingClientRect().right).toBe(right));
  },
};

export const WhatElse: Story = {
  globals: desktop,
  play: async ({ canvasElement }) => {
    const panel = within(await risen(canvasElement));
    await panel.findByText('Hi Ava');
    const last = panel.getAllByRole('button', { name: 'More options for this answer' }).at(-1);
    if (last) await userEvent.click(last);
    const report = await within(document.body).findByRole('menuitem', { name: 'Report…' });
    await waitFor(() => expect(report).toBeVisible());
  },
};

export const Light: Story = { globals: { ...desktop, theme: 'light' } };
