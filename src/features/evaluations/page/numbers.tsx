import type { FieldPath } from '../model/fields';
import { NumberField } from './number-field';

/** Figures of the deal, a field each. */
export const Numbers = ({ paths }: { paths: readonly FieldPath[] }) =>
  paths.map((path) => <NumberField key={path} path={path} />);
