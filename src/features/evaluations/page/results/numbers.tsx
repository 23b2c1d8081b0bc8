import type { FieldPath } from '@/features/evaluations/model/fields';
import { NumberField } from '../fields/number-field';

/** Deal figures, a field each. */
export const Numbers = ({ paths }: { paths: readonly FieldPath[] }) =>
  paths.map((path) => <NumberField key={path} path={path} />);
