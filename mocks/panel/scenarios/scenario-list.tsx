import { useState } from 'react';
import { demoAccounts } from '../../features/account/seeds/accounts';
import { readQuery } from '../../scenarios/link';
import { scenarioNames, scenarios } from '../../scenarios/scenarios';
import './scenario-list.css';

interface ScenarioListProps {
  /** Where the demo build or the development server is served: an origin. */
  base: string;
}

const pathRule = /^\/(?!\/)[^?#\s]*$/;

/** Every scenario with its sentence and a link into the running application, on a page of one's choice. */
export function ScenarioList({ base }: ScenarioListProps) {
  const [origin, setOrigin] = useState(base);
  const [path, setPath] = useState('/');
  const [user, setUser] = useState('');
  const [fault, setFault] = useState('');
  const more = `${user && `&as=${encodeURIComponent(user)}`}${fault && `&fault=${fault}`}`;
  const problems = readQuery(new URLSearchParams(more)).problems;
  const isPlace = URL.canParse(origin) && pathRule.test(path);
  const isRight = isPlace && problems.length === 0;
  const groups = [...new Set(scenarioNames.map((name) => scenarios[name].group))];
  return (
    <main className="scenario-list">
      <h1>Scenarios</h1>
      <p>
        Each link opens the application in a known state, in any browser. The code beside it does the same in
        a test. In a story, use the parameter <code>scenario: 'large'</code>. You can combine scenarios with
        commas, as docs/mock-server.md explains.
      </p>
      <div className="scenario-list-where">
        <label>
          Application
          <input value={origin} onChange={(event) => setOrigin(event.target.value)} />
        </label>
        <label>
          Page
          <input value={path} onChange={(event) => setPath(event.target.value)} />
        </label>
        <label>
          User (instead of the scenario’s own)
          <input
            value={user}
            list="scenario-users"
            placeholder="tom.whitfield, or - for nobody"
            onChange={(event) => setUser(event.target.value)}
          />
        </label>
        <label>
          Fault (as well as the scenario’s own)
          <input
            value={fault}
            placeholder="listPosts:500, writes:network:1"
            onChange={(event) => setFault(event.target.value)}
          />
        </label>
        <datalist id="scenario-users">
          {demoAccounts.map(({ identifier, label }) => (
            <option key={identifier} value={identifier}>
              {label}
            </option>
          ))}
        </datalist>
      </div>
      {problems.length > 0 && <p role="alert">{problems.join('. ')}</p>}
      {!isPlace && <p role="alert">Enter an address such as {base} and a page such as /notifications.</p>}
      {groups.map((group) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{group}</h2>
          <ul>
            {scenarioNames
              .filter((name) => scenarios[name].group === group)
              .map((name) => (
                <li key={name}>
                  <a
                    href={isRight ? `${new URL(path, origin).href}?scenario=${name}${more}` : undefined}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {scenarios[name].title}
                  </a>{' '}
                  <code>
                    {more === ''
                      ? `mockServer.apply('${name}')`
                      : `mockServer.apply('?scenario=${name}${more}')`}
                  </code>
                  <p>{scenarios[name].expect}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
