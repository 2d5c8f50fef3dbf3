import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const pages = [
  'README.md',
  ...['docs', 'tests/bench'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => path.join(folder, file)),
  ),
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

describe.each(pages)('%s', (page) => {
  const text = readFileSync(page, 'utf8');

  it('links to files that exist', () => {
    const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map(
      ([, target = '']) => path.join(path.dirname(page), target),
    );
    expect(targets.filter((target) => !existsSync(target))).toEqual([]);
  });

  it('names commands that exist', () => {
    const commands = [...text.matchAll(/npm run (?:--silent )?([a-z][\w:]*)/g)].map(
      ([, command = '']) => command,
    );
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });
});

it('the second copy keeps its data where no tool looks', () => {
  const [, folder = ''] =
    / DATA_DIR=(\S+)/.exec(readFileSync('docs/contributing.md', 'utf8')) ?? [];
  const judge = `
    import { ESLint } from 'eslint';
    import { getFileInfo } from 'prettier';
    const file = ${JSON.stringify(`${folder}/content/index.ts`)};
    const { ignored } = await getFileInfo(file, { ignorePath: '.prettierignore' });
    console.log((await new ESLint().isPathIgnored(file)) && ignored);`;
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { encoding: 'utf8' }).stdout.trim();
  expect(run('git', 'check-ignore', folder + '/')).toBe(folder + '/');
  expect(run('node', '--input-type=module', '-e', judge)).toBe('true');
});

it('README takes no longer than five minutes', () => {
  expect(readFileSync('README.md').byteLength).toBeLessThanOrEqual(8200);
});
