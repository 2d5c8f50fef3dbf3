import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, Kind } from 'graphql';

/** Suffixes of the files that identify a folder as that of a block; other folders have shared code. */
const BLOCK_FILES = ['fixture.ts', 'data.ts'];

/**
 * Returns the blocks in a folder whose contract was deleted. No other check finds them, because the registry
 * is generated from the contracts.
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
