import { useEffect, useState } from 'react';
import type { MemberEntry } from '../../engine/world/control';
import { scenarioNames, scenarios, type Scenario } from '../../scenarios/scenarios';
import type { SectionProps } from '../panel-options';
import { findUsername } from '../find-username';

// Object.groupBy is younger than our oldest browsers.
const groups = [...new Set(scenarioNames.map((name) => scenarios[name].group))] satisfies Scenario['group'][];

/** Which scenario is played, and who plays the visitor. Both load the page anew. */
export function PeopleSection({ control, situation, whose }: SectionProps) {
  const [name, setName] = useState('');
  const [query, setQuery] = useState('');
  const [members, setMembers] = useState<readonly MemberEntry[]>([]);
  const { server } = control;
  const become = (play: (username: string) => Promise<unknown>) =>
    void control.restart(async () => play(findUsername(query, await server.members(query.trim()))));
  const isWritten = query.trim() !== '';
  const known = scenarioNames.find((each) => each === name);

  useEffect(() => {
    let isCurrent = true;
    void server.members(query.trim()).then((found) => isCurrent && setMembers(found));
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
      {known && <p className="quiet">{scenarios[known].expect} Starts from the seed data.</p>}
      <p className="quiet">Signed in: {situation.as ?? 'nobody'}</p>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (isWritten) become((as) => server.change({ as }));
        }}
      >
        <label className="field wide">
          <span>User, by name or username</span>
          <input
            list="qa-members"
            placeholder="Hannah Okafor"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <datalist id="qa-members">
          {members.map(({ username, fullName, role }) => (
            <option key={username} value={`${fullName} ${username}`}>
              {role === 'admin' ? 'admin' : ''}
            </option>
          ))}
        </datalist>
        <button type="submit" disabled={!isWritten} title="In every window not pinned to another user">
          Switch
        </button>
        <button
          type="button"
          disabled={!isWritten}
          title="In this window only, whoever is signed in elsewhere"
          onClick={() => become((username) => server.pin(username))}
        >
          This window only
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
          <p className="quiet">This window only: {whose.as ?? 'nobody'}</p>
          <button type="button" onClick={() => void control.restart(() => server.pin(null))}>
            Same as other windows
          </button>
        </div>
      )}
    </section>
  );
}
