import { useEffect, useState } from 'react';
import type { OperationEntry } from '../../engine/world/control';
import { faultGroups, readFaultRule, wordingOf } from '../../scenarios/fault-rule';
import type { SectionProps } from '../panel-options';

const statuses = [400, 401, 403, 404, 409, 413, 422, 429, 500, 502, 503];
const groupLabels = {
  all: 'Every operation except the session’s',
  reads: 'All reads',
  writes: 'All writes',
};

/** Finds an operation or group by its name or address, in any letter case. */
function targetOf(written: string, operations: readonly OperationEntry[]): string {
  const wanted = written.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  const isWanted = (name: string) => name.toLowerCase() === wanted;
  const operation = operations.find(({ id, address }) => isWanted(id) || isWanted(address));
  return operation?.id ?? faultGroups.find(isWanted) ?? written.trim();
}

/** Makes one operation, or a group of them, fail in a chosen way, always or a number of times. */
export function FaultSection({ control, situation }: SectionProps) {
  const [operations, setOperations] = useState<readonly OperationEntry[]>([]);
  const [target, setTarget] = useState('');
  const [kind, setKind] = useState('500');
  const [times, setTimes] = useState('');
  const { server } = control;
  useEffect(() => void server.operations().then(setOperations), [server]);

  const add = () => {
    try {
      const rule = readFaultRule(
        [targetOf(target, operations), kind, times.trim()].filter(Boolean).join(':'),
      );
      void control.change(`Fault added: ${wordingOf(rule)}`, { faults: [...situation.faults, rule] });
      setTarget('');
      setTimes('');
    } catch (problem) {
      control.say({ kind: 'wrong', text: problem instanceof Error ? problem.message : String(problem) });
    }
  };
  return (
    <section aria-labelledby="qa-faults">
      <h3 id="qa-faults">Operation fault</h3>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <label className="field">
          <span>Operation ({operations.length})</span>
          <input
            list="qa-operations"
            placeholder="listPosts, GET /posts, reads, …"
            value={target}
            onChange={(event) => setTarget(event.target.value)}
          />
        </label>
        <datalist id="qa-operations">
          {faultGroups.map((group) => (
            <option key={group} value={group}>
              {groupLabels[group]}
            </option>
          ))}
          {operations.map(({ id, address }) => (
            <option key={id} value={id}>
              {address}
            </option>
          ))}
        </datalist>
        <div className="row">
          <label className="field">
            <span>Response</span>
            <select value={kind} onChange={(event) => setKind(event.target.value)}>
              {statuses.map((status) => (
                <option key={status} value={status}>
                  {status}
                </option>
              ))}
              <option value="network">no response</option>
              <option value="html">HTML instead of JSON</option>
              <option value="truncated">truncated JSON</option>
              <option value="schema">breaks the schema</option>
              <option value="rows">bad rows among good ones</option>
              <option value="long">long texts without spaces</option>
              <option value="no-content">done, no content</option>
              <option value="empty">done, empty response</option>
              <option value="object">done, empty object</option>
              <option value="list">done, empty list</option>
            </select>
          </label>
          <label className="field narrow">
            <span>Times</span>
            <input
              inputMode="numeric"
              placeholder="always"
              value={times}
              onChange={(event) => setTimes(event.target.value)}
            />
          </label>
          <button type="submit" disabled={target.trim() === ''}>
            Add fault
          </button>
        </div>
      </form>
    </section>
  );
}
