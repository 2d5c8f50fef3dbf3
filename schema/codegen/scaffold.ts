import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { formatSource } from './formatSource';
import { readContract } from './readContract';
import { scaffoldComponent } from './scaffoldComponent';
import { scaffoldFixture } from './scaffoldFixture';
import { scaffoldStory } from './scaffoldStory';

type Scaffold = { file: string; source: string };

/**
 * Codegen preset: creates the component, fixture and story of every block that has none. Existing files are
 * not changed.
 */
export const preset: Types.OutputPreset = {
  buildGeneratesSection: async ({ baseOutputDir, schemaAst, ...options }) => {
    if (!schemaAst) throw new Error('The scaffold preset needs the contracts as its schema.');
    const contract = readContract(schemaAst);
    const missing = Object.entries(contract.blocks)
      .flatMap(([name, block]): Scaffold[] => [
        { file: `blocks/${name}/${name}.tsx`, source: scaffoldComponent(name, block) },
        { file: `blocks/${name}/${name}.fixture.ts`, source: scaffoldFixture(name, contract) },
        { file: `stories/blocks/${name}.stories.tsx`, source: scaffoldStory(name, block) },
      ])
      .filter(({ file }) => !existsSync(join(baseOutputDir, file)));
    return Promise.all(
      missing.map(async ({ file, source }) => {
        const filename = join(baseOutputDir, file);
        const content = await formatSource(filename, source);
        return {
          ...options,
          schemaAst,
          filename,
          plugins: [{ scaffold: {} }],
          pluginMap: { scaffold: { plugin: () => content } },
        };
      }),
    );
  },
};
