import type { FieldContract } from '../../../schema/contract';
import type { RawValue } from '../authoring';
import type { Problems } from './checkValue';

export interface FieldInputProps {
  /** Name in the contract. */
  name: string;
  contract: FieldContract;
  value: RawValue;
  /** Null empties the field. */
  onChange: (value: RawValue) => void;
  /** Place of the field in its form, such as `Items[1].Link`. */
  path: string;
  problems: Problems;
  /** The only field of its form. */
  isAlone?: boolean;
}
