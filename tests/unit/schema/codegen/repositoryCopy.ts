/** Runs codegen on a small copy of the repository, which a test may break. */
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
import { typeErrors } from '../../../support/typeErrors';

/** What codegen reads; components, fixtures and stories are scaffolded in the copy. */
const copied = [
  '.prettierrc',
  'codegen.yml',
  'package.json',
  'schema/responseShape.ts',
  'schema/codegen',
  'schema/contract.ts',
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

/** What codegen writes of the contracts of the copy; what else it writes is the same everywhere. */
const generated = ['schema/generated/fields.ts', 'blocks/registry.ts'];

type Outcome = { status: number | null; output: string };

export type RepositoryCopy = {
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Replaces a text that the file must contain. */
  replace: (file: string, text: string, replacement: string) => void;
  remove: (file: string) => void;
  /** Runs an npm script. */
  run: (script: string) => Outcome;
  /** What the compiler says of files of the copy, as if they stood in the repository with what codegen wrote. */
  typeErrors: (...files: string[]) => Record<string, string[]>;
  /** A further copy of the copy as it is now. */
  copy: () => RepositoryCopy;
  dispose: () => void;
};

/** Copies the repository that the tests run in. */
export function copyRepository(): RepositoryCopy {
  const folder = newFolder();
  for (const path of copied) cpSync(path, join(folder, path), { recursive: true });
  mkdirSync(join(folder, 'blocks'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return repositoryAt(folder);
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
      const drafts = [...generated, ...files].map((file) => [file, read(file)]);
      return typeErrors(Object.fromEntries(drafts) as Record<string, string>, files);
    },
    copy: () => {
      const further = newFolder();
      cpSync(folder, further, { recursive: true, verbatimSymlinks: true });
      return repositoryAt(further);
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'forecourt-codegen-'));
}

function execute(cwd: string, command: string, args: string[]): Outcome {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}
