import { CircleAlert, Plus, Trash2 } from 'lucide-react';
import { floorAreaText, type AreaUnit } from '@/lib/area';
import { isUndersized, leastAreaForOne, leastAreaForTwo } from '@/lib/evaluation/strategies/hmo';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { useAreaUnit } from '@/ui/area/area-unit';
import { valueAt } from '@/features/evaluations/model/paths';
import { useEditor, useEvaluation } from '../editor/editor-context';
import { NumberField } from '../fields/number-field';
import { RoomName } from './room-name';

const path = 'inputs.income.rooms';

/** What a room falls short of. The least areas are England’s law, and a guide elsewhere (as the compliance card says). */
function undersizedText(occupants: number, unit: AreaUnit, isLaw: boolean): string {
  const isForOne = occupants === 1;
  const area = floorAreaText(isForOne ? leastAreaForOne : leastAreaForTwo, unit);
  return isLaw
    ? `Under ${area}: too small for ${isForOne ? 'anyone' : 'two people'} over 10 in a licensed HMO`
    : `Under England’s minimum of ${area} for ${isForOne ? 'one person' : 'two people'} over 10`;
}

/** The rooms that are let by themselves; one that is too small for its people says so. */
export function RoomLines() {
  const { editor, isReadOnly } = useEvaluation();
  const rooms = useEditor(({ deal }) => deal.inputs.income.rooms);
  const isLaw = useEditor(({ deal }) => deal.nation === 'england');
  const unit = useAreaUnit();
  const remove = (index: number) => {
    const { wrong, deal } = editor.getState();
    // Texts that cannot be used would pass to the room that takes its place.
    for (const each of Object.keys(wrong)) {
      const at = each.startsWith(`${path}.`) ? Number(each.slice(path.length + 1).split('.')[0]) : -1;
      if (at >= index) editor.edit(each, valueAt(deal, each));
    }
    editor.edit(
      path,
      rooms.filter((_, at) => at !== index),
    );
  };
  return (
    <div className="flex flex-col gap-3">
      {rooms.map((room, index) => (
        // Rooms have no ids, and are only added at the end or removed.
        <fieldset key={index} className="@container rounded-lg border border-line p-3">
          <legend className="sr-only">{room.name}</legend>
          <div className="mb-2 flex items-end justify-between gap-2">
            <div className="min-w-0 flex-1">
              <RoomName index={index} />
            </div>
            {!isReadOnly && (
              <IconButton label={`Remove “${room.name}”`} size="sm" onClick={() => remove(index)}>
                <Trash2 aria-hidden size={15} />
              </IconButton>
            )}
          </div>
          <div className="grid grid-cols-2 gap-2 @min-[300px]:grid-cols-[1.3fr_1.5fr_0.8fr]">
            <NumberField path={`${path}.${index}.rentPcm`} />
            <NumberField path={`${path}.${index}.sqm`} />
            <NumberField path={`${path}.${index}.occupants`} />
          </div>
          {isUndersized(room) && (
            <p className="mt-2 flex gap-1.5 text-xs text-amber-ink">
              <CircleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />
              {undersizedText(room.occupants, unit, isLaw)}
            </p>
          )}
        </fieldset>
      ))}
      {!isReadOnly && rooms.length < 50 && (
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          icon={<Plus aria-hidden size={15} />}
          onClick={() =>
            editor.edit(path, [
              ...rooms,
              { name: `Room ${rooms.length + 1}`, rentPcm: 0, sqm: null, occupants: 1 },
            ])
          }
        >
          Add room
        </Button>
      )}
    </div>
  );
}
