import type { BlockFields, BlockName } from '../schema/generated/fields';
import type { DataOf } from '../rendering/blockData';
import type { registry } from './registry';

/** Examples of a block by name, as its fixture has them: its fields and, where it has a loader, what that brings. */
export type BlockExamples<Name extends BlockName> = Record<
  string,
  BlockFields[Name] & { data?: DataOf<(typeof registry)[Name]> }
>;
