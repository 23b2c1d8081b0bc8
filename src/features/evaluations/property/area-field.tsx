import { squareFeet, squareMetres } from '@/lib/area';
import { areaInFeet } from '../model/fields';
import { valueAt } from '../model/paths';
import { useEvaluation } from '../page/editor/editor-context';
import { NumberField, type FieldInUnit } from '../page/fields/number-field';
import { Segments } from '@/ui/input/segments';
import { chooseAreaUnit, useAreaUnit, type AreaUnit } from '@/ui/input/area-unit';

const path = 'home.areaSqm';
const feet: FieldInUnit = { spec: areaInFeet, shown: squareFeet, kept: squareMetres };

/** The floor area in the unit that the member chooses: whole square feet, or square metres, in which it is kept. */
export function AreaField() {
  const { editor } = useEvaluation();
  const unit = useAreaUnit((state) => state.unit);
  const choose = (next: AreaUnit) => {
    const { wrong, deal } = editor.getState();
    // A text that cannot be used was typed in the other unit.
    if (path in wrong) editor.edit(path, valueAt(deal, path));
    chooseAreaUnit(next);
  };
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <NumberField key={unit} path={path} unit={unit === 'feet' ? feet : undefined} />
      <Segments
        label="Floor area unit"
        isLabelHidden
        value={unit}
        onChange={choose}
        options={[
          ['feet', 'sq ft'],
          ['metres', 'm²'],
        ]}
      />
    </div>
  );
}
