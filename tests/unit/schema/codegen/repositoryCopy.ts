/** Runs codegen in a small copy of the repository that a test may modify. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildASTSchema } from 'graphql';
import { usedTexts } from '../../../../schema/codegen/checkContractTexts';
import { readContract } from '../../../../schema/codegen/readContract';
import { readContractFiles } from '../../../../schema/codegen/readContractFiles';
import { editorTextFile } from '../../../../schema/codegen/readEditorTexts';
import type { ContractTexts } from '../../../../schema/contractTexts';
import { findTypeErrors } from '../../../support/typeErrors';

/** Files that codegen reads; components, fixtures and stories are generated in the copy. */
const copiedPaths = [
  '.prettierrc',
  'codegen.yml',
  'package.json',
  'schema/responseShape.ts',
  'schema/codegen',
  'schema/contract.ts',
  'schema/contractTexts.ts',
  'schema/fields.graphql',
  'schema/operations',
  'schema/pages.graphql',
  'schema/platform.graphql',
  'schema/settings.graphql',
  'schema/blocks/Blurb.graphql',
  'schema/blocks/Footer.graphql',
  'schema/blocks/StageRow.graphql',
  'messages',
  'features/banner/messages',
  'cms/authoring',
  'cms/editor',
  ...readdirSync('features')
    .map((name) => `features/${name}/messages`)
    .filter((texts) => existsSync(texts)),
];

/** Generated files that depend on the contracts of the copy; the others are always the same. */
const contractDependentFiles = ['schema/generated/fields.ts', 'blocks/registry.ts'];

type Outcome = { status: number | null; output: string };

export type RepositoryCopy = {
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Replaces a text in a file; fails if the file does not contain it. */
  replace: (file: string, text: string, replacement: string) => void;
  remove: (file: string) => void;
  /** Runs an npm script. */
  run: (script: string) => Outcome;
  /**
   * Returns the compiler's errors in files of the copy, checked together with the repository and the
   * generated files.
   */
  typeErrors: (...files: string[]) => Record<string, string[]>;
  /** Creates a copy of the current state of this copy. */
  copy: () => RepositoryCopy;
  dispose: () => void;
};

/** Copies the repository that the tests run in. */
export function copyRepository(): RepositoryCopy {
  const folder = createTempFolder();
  for (const path of copiedPaths) cpSync(path, join(folder, path), { recursive: true });
  mkdirSync(join(folder, 'blocks'));
  removeUnusedTexts(folder);
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return repositoryAt(folder);
}

/** Removes the editors' texts of contracts that are not copied. */
function removeUnusedTexts(folder: string): void {
  const { document } = readContractFiles(join(folder, 'schema'));
  const contract = readContract(buildASTSchema(document, { assumeValidSDL: true }));
  for (const language of ['en', 'sv', 'nb', 'sk', 'fi']) {
    const file = join(folder, editorTextFile('contracts', language));
    const texts = JSON.parse(readFileSync(file, 'utf8')) as ContractTexts;
    const used = usedTexts(contract, texts).used;
    const usedEntries = Object.entries(texts).map(([kind, textsOfKind]) => [
      kind,
      Object.fromEntries(
        Object.entries(textsOfKind).filter(([key]) => used.has(`${kind}: ${key}`)),
      ),
    ]);
    writeFileSync(file, JSON.stringify(Object.fromEntries(usedEntries)));
  }
}

function repositoryAt(folder: string): RepositoryCopy {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  return {
    read,
    write,
    replace: (file, text, replacement) => {
      const before = read(file);
      if (!before.includes(text)) throw new Error(`${file} does not contain: ${text}`);
      write(file, before.replace(text, replacement));
    },
    remove: (file) => rmSync(join(folder, file)),
    run: (script) => execute(folder, 'npm', ['run', '--silent', '--ignore-scripts', script]),
    typeErrors: (...files) => {
      const drafts = [...contractDependentFiles, ...files].map((file) => [file, read(file)]);
      return findTypeErrors(Object.fromEntries(drafts) as Record<string, string>, files);
    },
    copy: () => {
      const copyFolder = createTempFolder();
      cpSync(folder, copyFolder, { recursive: true, verbatimSymlinks: true });
      return repositoryAt(copyFolder);
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function createTempFolder(): string {
  return mkdtempSync(join(tmpdir(), 'forecourt-codegen-'));
}

function execute(cwd: string, command: string, args: string[]): Outcome {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}
