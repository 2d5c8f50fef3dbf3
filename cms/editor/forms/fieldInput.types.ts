import type { FieldContract } from '../../../schema/contract';
import type { RawValue } from '../authoring';
import type { FieldProblems } from './checkValues';

export interface FieldInputProps {
  /** Name of the field in its contract. */
  name: string;
  contract: FieldContract;
  value: RawValue;
  /** Null empties the field. */
  onChange: (value: RawValue) => void;
  /** Path of the field in its form, such as `Items[1].Link`. */
  path: string;
  problems: FieldProblems;
  /** Whether this is the only field of its form. */
  isOnlyField?: boolean;
}
