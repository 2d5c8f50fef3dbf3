/**
 * Every block, from its fixture: rendered on the server as pages are, then hydrated.
 *
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import axe from 'axe-core';
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Block } from '../blocks/Blocks';
import { IslandRenderer } from '../rendering/Island';
import { loaders } from '../blocks/loaders';
import { registry } from '../blocks/registry';
import { LayoutContext } from '../design-system/layouts/LayoutContext';
import type { ThemeLayout } from '../design-system/layouts/ThemeLayout';
import { collectStyles } from '../design-system/stitches';
import { type ThemeName, themes } from '../design-system/themes/themes';
import { type Contract } from '../schema/contract';
import { contract } from '../schema/generated/contract';
import type { PageBlock } from '../platform/content/page.types';
import { examplePage } from '../site/dev/examplePage';
import { collectFixtures, exampleBlock } from '../site/dev/fixtures';
import { PageProviders } from '../site/page/PageProviders';
import { standInForLayout } from './unit/design-system/standInForLayout';

const blockNames = Object.keys(registry);
const blocks: Contract['blocks'] = contract.blocks;
const themeNames = Object.keys(themes) as ThemeName[];

const fixtures = collectFixtures(loadFixtures());

/** Fixture modules by path from the project's root. */
function loadFixtures(): Record<string, unknown> {
  const files = readdirSync('blocks', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.fixture.ts'))
    .map((name) => path.posix.join('blocks', name));
  return Object.fromEntries(
    files.map((file) => [file, jest.requireActual<object>(path.resolve(file))]),
  );
}

/** Names of the stories in a block's story file that show an example of its fixture. */
function storiesOf(block: string): string[] {
  const file = readFileSync(`stories/blocks/${block}.stories.tsx`, 'utf8');
  return [...file.matchAll(/^export const \w+: Story = \{ args: examples\.(\w+) \};$/gm)].map(
    ([, example]) => example ?? '',
  );
}

function exampleOf(name: string, example: string): PageBlock {
  const block = exampleBlock(fixtures, name, example);
  if (!block) throw new Error(`${name} has no example ${example}`);
  return block;
}

function inPage(block: PageBlock, theme: ThemeName, layout?: ThemeLayout): ReactNode {
  return (
    <PageProviders data={examplePage({ title: block.name, theme, language: 'en' })}>
      <LayoutContext value={layout ?? themes[theme].layout}>
        <Block block={block} />
      </LayoutContext>
    </PageProviders>
  );
}

/** HTML and CSS as a page gets them: islands in roots of their own. */
function renderAsPage(
  block: PageBlock,
  theme: ThemeName,
  layout?: ThemeLayout,
): { html: string; css: string } {
  const { result: html, css } = collectStyles(() =>
    renderToStaticMarkup(
      <IslandRenderer
        value={(island, identifierPrefix) => renderToString(island, { identifierPrefix })}
      >
        {inPage(block, theme, layout)}
      </IslandRenderer>,
    ),
  );
  return { html, css };
}

/** Lets React compare what it would render with how a browser understands the server's HTML. */
async function hydrate(block: PageBlock): Promise<string[]> {
  const tree = inPage(block, 'default');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(tree);
  const problems: string[] = [];
  await act(async () => {
    hydrateRoot(container, tree, { onRecoverableError: (error) => problems.push(String(error)) });
  });
  return problems;
}

let complaints: string[];

beforeAll(standInForLayout);

beforeEach(() => {
  complaints = [];
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      complaints.push(words.map(String).join(' '));
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

describe.each(blockNames)('%s', (name) => {
  const examples = Object.keys(fixtures.get(name)?.examples ?? {});

  it('has a fixture, and a story of every example', () => {
    expect(examples).not.toEqual([]);
    expect(storiesOf(name)).toEqual(expect.arrayContaining(examples));
  });

  it.each(examples)('example %s: uses only fields of the contract', (example) => {
    // Beside its fields a block with a loader gets what that brought.
    const loaded = name in loaders ? ['data'] : [];
    const known = [...Object.keys(blocks[name]?.fields ?? {}), ...loaded];
    expect(known).toEqual(expect.arrayContaining(Object.keys(exampleOf(name, example).fields)));
  });

  it.each(examples)('example %s: renders on the server, in every theme alike', (example) => {
    const { layout } = themes.default;
    const rendered = themeNames.map((theme) =>
      renderAsPage(exampleOf(name, example), theme, layout),
    );
    const [{ html, css } = { html: '', css: '' }] = rendered;
    expect(html).not.toBe('');
    for (const theme of themeNames)
      expect(renderAsPage(exampleOf(name, example), theme).css).not.toMatch(/undefined|NaN/);
    // A theme is custom properties on <html> and its named layouts, and nothing else.
    expect(rendered).toEqual(themeNames.map(() => ({ html, css })));
    document.body.innerHTML = html;
    // Without a type a button sends the form that it stands in.
    expect(document.querySelector('button:not([type])')).toBeNull();
    expect(document.body.textContent).not.toMatch(/undefined|\[object Object\]|NaN/);
    expect(complaints).toEqual([]);
  });

  it.each(examples)(
    'example %s: is valid HTML that hydrates without a warning',
    async (example) => {
      const problems = await hydrate(exampleOf(name, example));
      expect([...problems, ...complaints]).toEqual([]);
    },
  );

  it.each(examples)('example %s: axe finds nothing', async (example) => {
    document.body.innerHTML = renderAsPage(exampleOf(name, example), 'default').html;
    const { violations } = await axe.run(document.body, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // Colours need a browser: tests/stories looks at them.
      rules: { 'color-contrast': { enabled: false } },
    });
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    expect(found).toEqual([]);
  });
});

it('no fixture is left of a block that is gone', () => {
  expect(blockNames).toEqual(expect.arrayContaining([...fixtures.keys()]));
});
