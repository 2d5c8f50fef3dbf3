import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, Kind } from 'graphql';

/** Files that only a block has: other folders next to them hold what several blocks share. */
const marks = ['fixture.ts', 'data.ts'];

/**
 * Names of the blocks in a folder whose contract is gone. Nothing else would tell: the registry, made from the
 * contracts, simply leaves them out, and editors lose the block.
 */
export function blocksWithoutContract(folder: string, { definitions }: DocumentNode): string[] {
  const types = new Set(
    definitions.flatMap((definition) =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION ? definition.name.value : [],
    ),
  );
  return readdirSync(folder).filter(
    (name) =>
      !types.has(name) && marks.some((mark) => existsSync(join(folder, name, `${name}.${mark}`))),
  );
}
