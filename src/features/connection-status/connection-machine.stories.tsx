import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import {
  initialConnection,
  transition,
  type ConnectionEffect,
  type ConnectionEvent,
  type ConnectionState,
} from '@/realtime/connection';
import { Button } from '@/ui/button/button';
import { ConnectionPill } from './connection-pill';
import { noticeOfTrouble, patience } from './notice';

/** Every event of the machine, by the words that a person would use. */
const events: readonly { label: string; event: ConnectionEvent }[] = [
  { label: 'Start', event: { type: 'start' } },
  { label: 'Connected', event: { type: 'connect' } },
  { label: 'Server disconnected', event: { type: 'disconnect', reason: 'io server disconnect' } },
  { label: 'Ping timed out', event: { type: 'disconnect', reason: 'ping timeout' } },
  { label: 'Transport closed', event: { type: 'disconnect', reason: 'transport close' } },
  { label: 'Transport failed', event: { type: 'disconnect', reason: 'transport error' } },
  { label: 'We disconnected', event: { type: 'disconnect', reason: 'io client disconnect' } },
  { label: 'Connection error', event: { type: 'connectError' } },
  { label: 'Library tries', event: { type: 'reconnectAttempt' } },
  { label: 'Library’s try failed', event: { type: 'reconnectError' } },
  { label: 'Ten attempts used', event: { type: 'reconnectFailed' } },
  { label: 'Network lost', event: { type: 'browserOffline' } },
  { label: 'Network back', event: { type: 'browserOnline' } },
  { label: 'Page seen again', event: { type: 'visible' } },
  { label: 'Retry by hand', event: { type: 'manualRetry' } },
  { label: 'Sign out', event: { type: 'stop' } },
];

const wordOf = (effect: ConnectionEffect) =>
  effect.type === 'armTimer' ? `armTimer ${effect.ms} ms` : effect.type;

interface Played {
  state: ConnectionState;
  log: readonly string[];
}

const begin = (): Played => ({ state: initialConnection(true), log: [] });

/** The real machine without a socket or a clock: its timer fires when told to. */
function Machine() {
  const [{ state, log }, setPlayed] = useState(begin);
  const tell = (label: string, event: ConnectionEvent) =>
    setPlayed((before) => {
      const step = transition(before.state, event);
      const effects = step.effects.map(wordOf).join(', ') || 'nothing to do';
      return { state: step.state, log: [`${label} → ${step.state.status}: ${effects}`, ...before.log] };
    });
  const { status, timer, hasGap, isProbing, isStopped } = state;
  return (
    <div className="flex flex-col gap-4 p-6">
      <ConnectionPill
        notice={noticeOfTrouble(status, patience)}
        onRetry={() => tell('Retry now', { type: 'manualRetry' })}
      />
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {[
          ['Status', status],
          ['Timer', timer === null ? 'none' : `${timer} ms`],
          ['Events missed', hasGap ? 'perhaps' : 'no'],
          ['Asked by hand while offline', isProbing ? 'yes' : 'no'],
          ['Stopped', isStopped ? 'yes' : 'no'],
        ].map(([term, value]) => (
          <div key={term} className="flex gap-2">
            <dt className="text-ink-2">{term}</dt>
            <dd aria-label={term} className="font-semibold">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        {events.map(({ label, event }) => (
          <Button key={label} size="sm" variant="outline" onClick={() => tell(label, event)}>
            {label}
          </Button>
        ))}
        <Button
          size="sm"
          disabled={timer === null}
          onClick={() => tell(`${timer} ms passed`, { type: 'timerFired' })}
        >
          {timer === null ? 'No timer runs' : `Let ${timer} ms pass`}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setPlayed(begin())}>
          Begin again
        </Button>
      </div>
      <ol aria-label="What happened, newest first" className="text-xs text-ink-2">
        {log.map((line, index) => (
          <li key={log.length - index}>{line}</li>
        ))}
      </ol>
    </div>
  );
}

const meta = {
  title: 'connection-status/Machine',
  component: Machine,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Machine>;
export default meta;
type Story = StoryObj<typeof meta>;

const press =
  (...labels: string[]): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    for (const name of labels) await userEvent.click(canvas.getByRole('button', { name }));
  };

export const PlayWithIt: Story = {};

export const AttemptsRunOut: Story = {
  play: async (context) => {
    const { canvas } = context;
    await press('Start', 'Connected', 'Transport closed')(context);
    await expect(canvas.getByLabelText('Timer')).toHaveTextContent('3000 ms');
    await press('Let 3000 ms pass')(context);
    await expect(canvas.getByLabelText('Status')).toHaveTextContent('reconnecting');
    // the library's order when its attempts have run out
    await press('Connection error', 'Ten attempts used', 'Library’s try failed')(context);
    await expect(canvas.getByLabelText('Status')).toHaveTextContent('failed');
    await expect(canvas.getByLabelText('Timer')).toHaveTextContent('15000 ms');
    await press('Retry now')(context);
    await expect(canvas.getByLabelText('Status')).toHaveTextContent('reconnecting');
    await press('Connected')(context);
    await expect(canvas.getByLabelText('Events missed')).toHaveTextContent('no');
  },
};

export const OfflineLight: Story = {
  globals: { theme: 'light' },
  play: async (context) => {
    const { canvas } = context;
    await press('Start', 'Connected', 'Network lost', 'Transport closed')(context);
    await expect(canvas.getByLabelText('Status')).toHaveTextContent('offline');
    await expect(canvas.getByRole('button', { name: 'No timer runs' })).toBeDisabled();
    await press('Network back', 'Let 1000 ms pass', 'Connected')(context);
    await expect(canvas.getByLabelText('Status')).toHaveTextContent('connected');
  },
};
