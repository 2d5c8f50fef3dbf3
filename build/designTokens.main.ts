/** `npm run tokens`: writes the tokens of every theme for design tools, one file a theme. */
import path from 'node:path';
import { designTokens } from '../design-system/export/designTokens';
import { themes } from '../design-system/themes/themes';
import { runCommand } from '../platform/command';
import { writeFileAtomically } from '../platform/writeFileAtomically';
import { keysOf } from '../domain/typedKeys';

/** Storybook serves it (stories/.storybook/main.ts). */
const FOLDER = 'design-tokens';

async function writeTokens(): Promise<void> {
  for (const theme of keysOf(themes)) {
    const file = path.join(FOLDER, `${theme}.tokens.json`);
    await writeFileAtomically(file, `${JSON.stringify(designTokens(theme), null, 2)}\n`);
    console.log(file);
  }
}

await runCommand('npm run tokens', writeTokens);
