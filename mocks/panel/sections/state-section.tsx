import { useRef } from 'react';
import { ordinary } from '../../scenarios/situation';
import type { SectionProps } from '../panel-options';

/** The whole state: thrown away for a seed world, kept in a file, or taken from one. */
export function StateSection({ control, situation }: SectionProps) {
  const { server } = control;
  const file = useRef<HTMLInputElement>(null);
  const startOver = (size: typeof situation.size) =>
    void control.restart(() => server.apply({ ...ordinary, as: situation.as, size }));

  const save = () =>
    void control.act('State exported', async () => {
      const state = await server.exportState();
      const address = URL.createObjectURL(new Blob([JSON.stringify(state)], { type: 'application/json' }));
      const link = document.createElement('a');
      link.href = address;
      link.download = `tiebeam-state-${new Date().toISOString().slice(0, 16).replace(':', '')}.json`;
      link.click();
      // The download has begun by then.
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
    });
  const load = (chosen: File) =>
    void control.restart(async () => {
      const text = await chosen.text();
      let state: unknown;
      try {
        state = JSON.parse(text);
      } catch {
        throw new Error(`${chosen.name} isn’t an exported state: it isn’t valid JSON.`);
      }
      await server.importState(state);
    });
  return (
    <section aria-labelledby="qa-state">
      <h3 id="qa-state">State</h3>
      <div className="row">
        <button type="button" onClick={() => startOver('default')}>
          Reset
        </button>
        <button type="button" onClick={() => startOver('large')}>
          Reset to large
        </button>
        <button type="button" onClick={save}>
          Export
        </button>
        <button type="button" onClick={() => file.current?.click()}>
          Import
        </button>
        <input
          ref={file}
          hidden
          type="file"
          accept="application/json,.json"
          aria-label="Exported state"
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            event.target.value = '';
            if (chosen) load(chosen);
          }}
        />
      </div>
    </section>
  );
}
