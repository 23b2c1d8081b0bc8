import { useEffect, useState } from 'react';
import type { MemberEntry } from '../control';
import { scenarioNames, scenarios, type Scenario } from '../scenarios/scenarios';
import type { SectionProps } from './panel-options';

// Object.groupBy is younger than our oldest browsers.
const groups = [...new Set(scenarioNames.map((name) => scenarios[name].group))] satisfies Scenario['group'][];

/** Which scenario is played, and who plays the visitor. Both load the page anew. */
export function PeopleSection({ control, situation, whose }: SectionProps) {
  const [name, setName] = useState('');
  const [query, setQuery] = useState('');
  const [members, setMembers] = useState<readonly MemberEntry[]>([]);
  const { server } = control;
  const known = scenarioNames.find((each) => each === name);

  useEffect(() => {
    let isCurrent = true;
    void server.members(query).then((found) => isCurrent && setMembers(found));
    return () => {
      isCurrent = false;
    };
  }, [server, query]);

  return (
    <section aria-labelledby="qa-play">
      <h3 id="qa-play">Scenario and user</h3>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (known) void control.restart(() => server.apply(known));
        }}
      >
        <label className="field">
          <span>Scenario</span>
          <select value={name} onChange={(event) => setName(event.target.value)}>
            <option value="">Choose…</option>
            {groups.map((group) => (
              <optgroup key={group} label={group}>
                {scenarioNames
                  .filter((each) => scenarios[each].group === group)
                  .map((each) => (
                    <option key={each} value={each}>
                      {scenarios[each].title}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
        <button type="submit" disabled={!known}>
          Play
        </button>
      </form>
      {known && <p className="quiet">{scenarios[known].expect} Starts from the seed world.</p>}
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (query !== '') void control.restart(() => server.change({ as: query }));
        }}
      >
        <label className="field">
          <span>Signed in: {situation.as ?? 'nobody'}</span>
          <input
            list="qa-members"
            placeholder="Name or username"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <datalist id="qa-members">
          {members.map(({ username, fullName, role }) => (
            <option key={username} value={username}>
              {role === 'admin' ? `${fullName}, admin` : fullName}
            </option>
          ))}
        </datalist>
        <button type="submit" disabled={query === ''} title="In all windows that are nobody else’s">
          Switch
        </button>
        <button
          type="button"
          disabled={query === ''}
          title="In this window alone, whoever is signed in elsewhere"
          onClick={() => void control.restart(() => server.pin(query))}
        >
          Only here
        </button>
        <button
          type="button"
          disabled={situation.as === null}
          onClick={() => void control.restart(() => server.change({ as: null }))}
        >
          Sign out
        </button>
      </form>
      {whose.isPinned && (
        <div className="row">
          <p className="quiet">This window alone: {whose.as ?? 'nobody'}</p>
          <button type="button" onClick={() => void control.restart(() => server.pin(null))}>
            As elsewhere
          </button>
        </div>
      )}
    </section>
  );
}
