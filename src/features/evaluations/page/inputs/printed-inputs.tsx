import { dayText } from '@/lib/dates/day-text';
import { fieldAt, fields, valueText } from '@/features/evaluations/model/fields';
import { valueAt } from '@/features/evaluations/model/paths';
import { useAreaUnit } from '@/ui/area/area-unit';
import { useSettledDeal } from '../editor/editor-context';
import { useIsWhole } from '../parts/whole-page';

/** On paper the figures that the deal is worked out from stand below the results; on the screen they are in their fields. */
export function PrintedInputs() {
  return useIsWhole() && <Rows />;
}

function Rows() {
  const deal = useSettledDeal();
  const unit = useAreaUnit();
  const rows = Object.keys(fields).flatMap((path) => {
    const [field, value] = [fieldAt(path), valueAt(deal, path)];
    return field && typeof value === 'number' && value !== 0
      ? [{ path, label: field.label, text: valueText(field, value, unit) }]
      : [];
  });
  return (
    <section aria-label="Inputs" className="hidden print:block">
      <h2 className="mb-2 text-md/[22px] font-semibold">Inputs</h2>
      <dl className="columns-2 gap-x-8 text-sm">
        {[{ path: 'day', label: 'Completion date', text: dayText(deal.inputs.purchaseDate) }, ...rows].map(
          ({ path, label, text }) => (
            <div
              key={path}
              className="flex break-inside-avoid justify-between gap-4 border-b border-line-subtle py-1"
            >
              <dt className="text-ink-2">{label}</dt>
              <dd className="num">{text}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
