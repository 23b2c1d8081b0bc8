import { useState } from 'react';
import { mostLatencyMs, paces } from '../../scenarios/situation';
import type { SectionProps } from '../panel-options';

/** The milliseconds written so; null where no answer can take so long. */
function readLatency(text: string): number | null {
  const ms = Number(text);
  return /^\s*\d{1,5}\s*$/.test(text) && ms <= mostLatencyMs ? ms : null;
}

/** How calls fare as a whole: how long they take, how many fail, whether any come through. */
export function NetworkSection({ control, situation }: SectionProps) {
  const [latency, setLatency] = useState('');
  const setTo = () => {
    const ms = readLatency(latency);
    if (ms === null) {
      const text = `Latency: a whole number of milliseconds from 0 to ${mostLatencyMs}, not “${latency}”.`;
      control.say({ kind: 'wrong', text });
    } else void control.change(`Answers take ${ms} ms`, { latencyMs: ms });
  };
  return (
    <section aria-labelledby="qa-network">
      <h3 id="qa-network">Network</h3>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          setTo();
        }}
      >
        <label className="field">
          <span>Latency, ms</span>
          <input
            inputMode="numeric"
            placeholder={situation.latencyMs === null ? 'usual' : String(situation.latencyMs)}
            value={latency}
            onChange={(event) => setLatency(event.target.value)}
          />
        </label>
        <button type="submit" disabled={latency.trim() === ''}>
          Set
        </button>
        {[300, 1000, 3000].map((each) => (
          <button
            key={each}
            type="button"
            aria-label={`Latency ${each} ms`}
            onClick={() => void control.change(`Answers take ${each} ms`, { latencyMs: each })}
          >
            {each}
          </button>
        ))}
      </form>
      <div className="row">
        <label className="field">
          <span>Calls that fail</span>
          <select
            value={situation.flakyPercent}
            onChange={(event) =>
              void control.change(`${event.target.value} % of calls fail`, {
                flakyPercent: Number(event.target.value),
              })
            }
          >
            {[...new Set([0, 10, 30, 50, situation.flakyPercent])].map((each) => (
              <option key={each} value={each}>
                {each === 0 ? 'none' : `${each} %`}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>Other members</span>
          <select
            value={situation.pace ?? ''}
            onChange={(event) => {
              const pace = paces.find((each) => each === event.target.value) ?? null;
              void control.change(`Other members: ${pace ?? 'as usual'}`, { pace });
            }}
          >
            <option value="">as usual</option>
            <option value="quiet">quiet</option>
            <option value="alive">answer</option>
            <option value="busy">never stop</option>
          </select>
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={situation.isOffline}
            onChange={(event) =>
              void control.change(event.target.checked ? 'Offline' : 'Online again', {
                isOffline: event.target.checked,
              })
            }
          />
          Offline
        </label>
      </div>
    </section>
  );
}
