import { useState } from 'react';
import { maxLatencyMs, paces } from '../../scenarios/situation';
import type { SectionProps } from '../panel-options';

/** Reads milliseconds; null for anything else or more than the limit. */
function readLatency(text: string): number | null {
  const ms = Number(text);
  return /^\s*\d{1,5}\s*$/.test(text) && ms <= maxLatencyMs ? ms : null;
}

/** Latency, random failures, other members' pace and offline. */
export function NetworkSection({ control, situation }: SectionProps) {
  const [latency, setLatency] = useState('');
  const setTo = () => {
    const ms = readLatency(latency);
    if (ms === null) {
      const text = `Enter a latency from 0 to ${maxLatencyMs} ms. “${latency}” isn’t a whole number in that range.`;
      control.say({ kind: 'wrong', text });
    } else void control.change(`Responses take ${ms} ms`, { latencyMs: ms });
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
            placeholder={situation.latencyMs === null ? 'default' : String(situation.latencyMs)}
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
            onClick={() => void control.change(`Responses take ${each} ms`, { latencyMs: each })}
          >
            {each}
          </button>
        ))}
      </form>
      <div className="row">
        <label className="field">
          <span>Failing calls</span>
          <select
            value={situation.flakyPercent}
            onChange={(event) =>
              void control.change(`${event.target.value}% of calls fail`, {
                flakyPercent: Number(event.target.value),
              })
            }
          >
            {[...new Set([0, 10, 30, 50, situation.flakyPercent])].map((each) => (
              <option key={each} value={each}>
                {each === 0 ? 'none' : `${each}%`}
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
              void control.change(`Other members: ${pace ?? 'default'}`, { pace });
            }}
          >
            <option value="">default</option>
            <option value="quiet">quiet</option>
            <option value="alive">reply</option>
            <option value="busy">busy</option>
          </select>
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={situation.isOffline}
            onChange={(event) =>
              void control.change(event.target.checked ? 'Offline' : 'Back online', {
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
