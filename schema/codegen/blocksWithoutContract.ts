import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, Kind } from 'graphql';

/**
 * Suffixes of files that identify a block's folder: other folders next to it contain what several blocks
 * share.
 */
const BLOCK_FILES = ['fixture.ts', 'data.ts'];

/**
 * Returns the blocks in a folder whose contract was deleted. No other check finds them: the registry is
 * generated from
 * the contracts, so the blocks are missing in it, and editors lose them.
 */
export function blocksWithoutContract(folder: string, { definitions }: DocumentNode): string[] {
  const types = new Set(
    definitions.flatMap((definition) =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION ? definition.name.value : [],
    ),
  );
  return readdirSync(folder).filter(
    (name) =>
      !types.has(name) &&
      BLOCK_FILES.some((mark) => existsSync(join(folder, name, `${name}.${mark}`))),
  );
}
