import type { BlockFields, BlockName } from '../schema/generated/fields';
import type { DataOf } from '../rendering/blockData';
import type { registry } from './registry';

/** Examples of a block by name, from its fixture: its fields and, if it has a loader, its data. */
export type BlockExamples<Name extends BlockName> = Record<
  string,
  BlockFields[Name] & { data?: DataOf<(typeof registry)[Name]> }
>;
