import { useState } from 'react';
import { scenarioNames, scenarios } from './scenarios';
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
  const isRight = URL.canParse(origin) && pathRule.test(path);
  const groups = [...new Set(scenarioNames.map((name) => scenarios[name].group))];
  return (
    <main className="scenario-list">
      <h1>Scenarios</h1>
      <p>
        Each opens the application in a known state, in any browser. Join them with commas, and add to them as
        docs/mock-server.md says.
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
      </div>
      {!isRight && <p role="alert">Write an address such as {base}, and a page such as /notifications.</p>}
      {groups.map((group) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{group}</h2>
          <ul>
            {scenarioNames
              .filter((name) => scenarios[name].group === group)
              .map((name) => (
                <li key={name}>
                  <a
                    href={isRight ? `${new URL(path, origin).href}?scenario=${name}` : undefined}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {scenarios[name].title}
                  </a>{' '}
                  <code>{name}</code>
                  <p>{scenarios[name].expect}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
