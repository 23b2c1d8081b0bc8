import { linkTo } from '../scenarios/link';
import { ordinary } from '../scenarios/situation';
import type { ActivePart } from './active-parts';
import type { SectionProps } from './panel-options';

interface ActiveListProps extends SectionProps {
  parts: readonly ActivePart[];
}

/** Everything that differs from the default, each with a button to end it, and a link to the same situation. */
export function ActiveList({ control, situation, whose, parts }: ActiveListProps) {
  const link = linkTo({ ...situation, as: whose.as }, new URL(location.href));
  const end = (part: ActivePart) =>
    part.without.size === undefined
      ? control.change(`Stopped: ${part.label}`, part.without)
      : control.restart(() => control.server.change(part.without));
  const endAll = () => {
    const { as, size } = situation;
    return control.change('Everything is back to normal', { ...ordinary, as, size });
  };
  return (
    <section aria-labelledby="qa-active" className="active">
      <h3 id="qa-active">Active now</h3>
      {parts.length === 0 ? (
        <p className="quiet">Nothing. The server is behaving normally.</p>
      ) : (
        <ul className="chips" aria-label="Active now">
          {parts.map((part) => (
            <li key={part.label}>
              <span>{part.label}</span>
              <button type="button" aria-label={`End ${part.label}`} onClick={() => void end(part)}>
                ✕
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="row">
        <button
          type="button"
          className="main"
          onClick={() => void control.act('Link copied', () => navigator.clipboard.writeText(link))}
        >
          Copy link
        </button>
        {parts.length > 0 && (
          <button type="button" onClick={() => void endAll()}>
            End all
          </button>
        )}
      </div>
      <label className="field">
        <span>Link to this situation, starts from the seed data</span>
        <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
    </section>
  );
}
