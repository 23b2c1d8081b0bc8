import { useState } from 'react';
import type { HeadlineMetric } from '@/lib/evaluation/judgement/metrics';
import { Field } from '@/ui/form/field';
import { NativeSelect } from '@/ui/input/native-select';
import { figureText } from '../page/results/figure-text';
import { ResultCard } from '../page/results/result-card';
import { comparedMetrics, comparedName, type Compared } from './comparison';

/** Figure by figure of all columns as bars from zero; the table beside it is its twin. */
export function ComparedBars({ columns }: { columns: readonly Compared[] }) {
  const metrics = comparedMetrics(columns);
  const [chosen, setChosen] = useState<HeadlineMetric>('roi');
  const metric = metrics.includes(chosen) ? chosen : (metrics[0] ?? 'roi');
  const values = columns.map(({ headline }) => {
    const value = headline[metric];
    return typeof value === 'number' ? value : null;
  });
  const most = Math.max(...values.map((value) => Math.abs(value ?? 0)), 0);
  const hasLoss = values.some((value) => value !== null && value < 0);
  return (
    <ResultCard title="Figure by figure">
      <Field label="Figure">
        {(control) => (
          <NativeSelect
            {...control}
            value={metric}
            choices={metrics.map((value) => ({ value, label: comparedName(value, columns) }))}
            onChange={({ currentTarget: { value } }) =>
              setChosen(metrics.find((each) => each === value) ?? 'roi')
            }
          />
        )}
      </Field>
      <ul className="mt-4 flex flex-col gap-3">
        {columns.map(({ id, title, headline }, at) => {
          const value = values[at] ?? null;
          const share = value === null || most === 0 ? 0 : (Math.abs(value) / most) * (hasLoss ? 50 : 100);
          const isLoss = value !== null && value < 0;
          return (
            <li key={id} className="text-sm">
              <div className="mb-1 flex justify-between gap-3">
                <span className="truncate text-ink-2">{title}</span>
                <span className={`num font-semibold ${isLoss ? 'text-red-ink' : ''}`}>
                  {figureText(metric, headline)}
                </span>
              </div>
              <div aria-hidden className="relative h-2.5 rounded-full bg-surface-3">
                {hasLoss && <span className="absolute inset-y-0 left-1/2 w-px bg-line-control" />}
                <span
                  className={`absolute inset-y-0 rounded-full ${isLoss ? 'bg-red-mark' : 'bg-teal-mark'}`}
                  style={{
                    width: `${share}%`,
                    left: hasLoss ? (isLoss ? `${50 - share}%` : '50%') : 0,
                  }}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </ResultCard>
  );
}
