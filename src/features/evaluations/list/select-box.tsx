import { Checkbox } from '@/ui/input/checkbox';
import type { Summary } from './table/columns';

interface SelectBoxProps {
  row: Summary;
  isSelected: boolean;
  onSelect: (id: string, isSelected: boolean) => void;
}

/** Takes a deal into the selection; its name is for screen readers, since the row shows it already. */
export function SelectBox({ row, isSelected, onSelect }: SelectBoxProps) {
  return (
    <Checkbox
      label={<span className="sr-only">{`Select “${row.title}”`}</span>}
      checked={isSelected}
      onChange={({ currentTarget }) => onSelect(row.id, currentTarget.checked)}
    />
  );
}
