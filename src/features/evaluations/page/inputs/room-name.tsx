import { TextField } from '../fields/text-field';

/** What a room is called; a room without a name keeps its last one until another is typed. */
export const RoomName = ({ index }: { index: number }) => (
  <TextField
    path={`inputs.income.rooms.${index}.name`}
    label="Name"
    maxLength={60}
    isRequired
    check={(text) => (text.trim() === '' ? 'Enter a name for the room' : undefined)}
  />
);
