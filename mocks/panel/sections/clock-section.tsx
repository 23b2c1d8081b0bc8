import { useState } from 'react';
import { readMoment, writeMoment } from '../../scenarios/moment';
import type { SectionProps } from '../panel-options';

const hour = 3600;
const shown = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'UTC',
});

/** The server's clock. The browser's own clock keeps running. */
export function ClockSection({ control, situation }: SectionProps) {
  const [at, setAt] = useState('');
  const { now } = control;
  const moment = (situation.now === null ? null : readMoment(situation.now)) ?? {
    seededAt: null,
    aheadSeconds: 0,
  };
  const isStopped = moment.seededAt !== null;
  const ahead = (seconds: number) =>
    void control.change('Clock moved', {
      now: writeMoment({ ...moment, aheadSeconds: moment.aheadSeconds + seconds }),
    });
  const stopOrGo = () => {
    if (now === null) return;
    const lead = Math.round((now.getTime() - Date.now()) / 1000);
    void control.change(isStopped ? 'Clock started' : 'Clock stopped', {
      now: isStopped
        ? writeMoment({ seededAt: null, aheadSeconds: lead })
        : `${now.toISOString().slice(0, 19)}Z`,
    });
  };
  return (
    <section aria-labelledby="qa-clock">
      <h3 id="qa-clock">Server clock</h3>
      <p className="quiet">
        {now && shown.format(now)} UTC, {isStopped ? 'stopped' : 'running'}
      </p>
      <div className="row">
        <button type="button" onClick={() => ahead(hour)}>
          +1 hour
        </button>
        <button type="button" onClick={() => ahead(24 * hour)}>
          +1 day
        </button>
        <button type="button" onClick={stopOrGo}>
          {isStopped ? 'Start' : 'Stop'}
        </button>
      </div>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          void control.change('Clock stopped', { now: `${at}Z` });
        }}
      >
        <label className="field">
          <span>Stop at (UTC)</span>
          <input type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
        </label>
        <button type="submit" disabled={at === ''}>
          Set
        </button>
      </form>
    </section>
  );
}
