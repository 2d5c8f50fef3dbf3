import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { blockCategories } from '../schema/codegen/checkContracts';

const pages = [
  'README.md',
  ...['docs', 'tests/bench'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => path.join(folder, file)),
  ),
];

/** Documents that are opened directly; decisions and lists of requirements are reached from their index. */
const entryPages = [
  ...pages.filter((page) => /^docs\/(?!(?:decisions|spec)\/(?!README))|^tests\/bench/.test(page)),
  ...readdirSync('features').map((feature) => `features/${feature}/README.md`),
  ...['cms', 'imagery', 'imagery/tracing'].map((folder) => `${folder}/README.md`),
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

it.each(entryPages)('%s says in its first lines for whom it is', (page) => {
  const [, first = ''] = readFileSync(page, 'utf8').split('\n\n', 2);
  expect(first).toMatch(/^For /);
});

it('the example of a block has a category that exists', () => {
  const example = readFileSync('docs/adding/block.md', 'utf8');
  expect(blockCategories).toContain(/category: "([^"]+)"/.exec(example)?.[1]);
});

it('git, Prettier and ESLint ignore the data folder of the second copy', () => {
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

it('the README takes at most five minutes to read', () => {
  expect(readFileSync('README.md').byteLength).toBeLessThanOrEqual(8200);
});

describe('decisions', () => {
  const folder = 'docs/decisions';
  const index = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const files = readdirSync(folder).filter((file) => /^\d{4}-[a-z0-9-]+\.md$/.test(file));
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const form =
    /^# (\d{4}) (.+)\n+Status: (accepted|deprecated|superseded by \[\d{4}\]\(\S+\))\n+Date: (\d{4}-\d\d-\d\d)\n/;
  const cells = (line: string) => line.split('|').map((cell) => cell.trim());
  const rows = index.split('\n').filter((line) => /^\| \[\d{4}\]/.test(line));

  it.each(files)('%s has the form of the template', (file) => {
    const text = read(file);
    const [, number = '', title = ''] = form.exec(text) ?? [];
    const name = title
      .toLowerCase()
      .replaceAll("'", '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '');
    expect(file).toBe(`${number}-${name}.md`);
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    const required = ['Context', 'Decision', 'Consequences'];
    expect([required, [...required, 'Measured']]).toContainEqual(headings);
  });

  it('are all listed in the index, with title, status and date', () => {
    const expected = files.map((file) => {
      const [, number = '', title = '', status = '', date = ''] = form.exec(read(file)) ?? [];
      return ['', `[${number}](${file})`, title, status, date, ''];
    });
    const listed = rows.map(cells).sort(([, a = ''], [, b = '']) => a.localeCompare(b));
    expect(listed).toEqual(expected);
  });

  it('have unique numbers', () => {
    const numbers = files.map((file) => file.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
    const [, unused = ''] = /^Not used: ([^]+?)\.\n/m.exec(index) ?? [];
    expect(numbers.filter((number) => unused.includes(number))).toEqual([]);
  });

  it('that replace or change another one are linked from it', () => {
    const pairs = [
      ['Supersedes', 'Status: superseded by'],
      ['Amends', 'Amended by'],
    ] as const;
    const links = (text: string, label: string) => {
      const [, list = ''] = new RegExp(`^${label}:? ?([^]+?)\\n\\n`, 'm').exec(text) ?? [];
      return [...list.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
    };
    const all = files.flatMap((file) =>
      pairs.flatMap(([forward, back]) => [
        ...links(read(file), forward).map((other) => ({ file, other, label: back })),
        ...links(read(file), back).map((other) => ({ file, other, label: forward })),
      ]),
    );
    expect(all.length).toBeGreaterThan(0);
    expect(
      all.filter(({ file, other, label }) => !links(read(other), label).includes(file)),
    ).toEqual([]);
  });
});
