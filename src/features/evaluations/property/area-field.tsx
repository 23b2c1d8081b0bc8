import { valueAt } from '../model/paths';
import { useEvaluation } from '../page/editor/editor-context';
import { NumberField } from '../page/fields/number-field';
import { AreaUnitChoice } from '@/ui/area/area-input';

const path = 'home.areaSqm';

/** The floor area, with the choice of its unit. */
export function AreaField() {
  const { editor, isReadOnly } = useEvaluation();
  return (
    <NumberField
      path={path}
      isOptional
      suffix={
        isReadOnly ? undefined : (
          <AreaUnitChoice
            onChange={() => {
              const { wrong, deal } = editor.getState();
              // A text that cannot be used was typed in the other unit.
              if (path in wrong) editor.edit(path, valueAt(deal, path));
            }}
          />
        )
      }
    />
  );
}
