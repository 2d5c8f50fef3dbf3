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
import { fakeLayout } from './unit/design-system/fakeLayout';

const blockNames = Object.keys(registry);
const blocks: Contract['blocks'] = contract.blocks;
const themeNames = Object.keys(themes) as ThemeName[];

const fixtures = collectFixtures(loadFixtures());

/** Returns the fixture modules by path, relative to the project. */
function loadFixtures(): Record<string, unknown> {
  const files = readdirSync('blocks', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.fixture.ts'))
    .map((name) => path.posix.join('blocks', name));
  return Object.fromEntries(
    files.map((file) => [file, jest.requireActual<object>(path.resolve(file))]),
  );
}

/** Returns the names of a block's stories that show an example of its fixture. */
function readStoryNames(block: string): string[] {
  const file = readFileSync(`stories/blocks/${block}.stories.tsx`, 'utf8');
  return [...file.matchAll(/^export const \w+: Story = \{ args: examples\.(\w+) \};$/gm)].map(
    ([, example]) => example ?? '',
  );
}

/** Returns the Storybook group of a block's stories. */
function readStoryGroup(block: string): string | undefined {
  const file = readFileSync(`stories/blocks/${block}.stories.tsx`, 'utf8');
  return /^ {2}title: 'Blocks\/([^/]+)\//m.exec(file)?.[1];
}

function getExample(name: string, example: string): PageBlock {
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

/** Renders HTML and CSS as on a page, with islands in separate roots. */
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

/** Hydrates the server's HTML as parsed by a browser; returns React's error messages. */
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

beforeAll(fakeLayout);

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

  it('has a fixture, and a story for every example', () => {
    expect(examples).not.toEqual([]);
    expect(readStoryNames(name)).toEqual(expect.arrayContaining(examples));
    // Storybook groups a block as the editors' toolbox does.
    expect(readStoryGroup(name)).toBe(blocks[name]?.category);
  });

  it.each(examples)('example %s: uses only fields of the contract', (example) => {
    // A block with a loader also has its data.
    const loaded = name in loaders ? ['data'] : [];
    const fields = [...Object.keys(blocks[name]?.fields ?? {}), ...loaded];
    expect(fields).toEqual(expect.arrayContaining(Object.keys(getExample(name, example).fields)));
  });

  it.each(examples)(
    'example %s: renders on the server, with the same HTML in every theme',
    (example) => {
      const { layout } = themes.default;
      const rendered = themeNames.map((theme) =>
        renderAsPage(getExample(name, example), theme, layout),
      );
      const [{ html, css } = { html: '', css: '' }] = rendered;
      expect(html).not.toBe('');
      for (const theme of themeNames)
        expect(renderAsPage(getExample(name, example), theme).css).not.toMatch(/undefined|NaN/);
      // A theme may change only the custom properties and named layouts on <html>.
      expect(rendered).toEqual(themeNames.map(() => ({ html, css })));
      document.body.innerHTML = html;
      // A button without a type would submit its form.
      expect(document.querySelector('button:not([type])')).toBeNull();
      expect(document.body.textContent).not.toMatch(/undefined|\[object Object\]|NaN/);
      expect(complaints).toEqual([]);
    },
  );

  it.each(examples)(
    'example %s: is valid HTML that hydrates without a warning',
    async (example) => {
      const problems = await hydrate(getExample(name, example));
      expect([...problems, ...complaints]).toEqual([]);
    },
  );

  it.each(examples)('example %s: has no axe violation', async (example) => {
    document.body.innerHTML = renderAsPage(getExample(name, example), 'default').html;
    const { violations } = await axe.run(document.body, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // Colours need a browser and are checked in tests/stories.
      rules: { 'color-contrast': { enabled: false } },
    });
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    expect(found).toEqual([]);
  });
});

it('no fixture exists for a removed block', () => {
  expect(blockNames).toEqual(expect.arrayContaining([...fixtures.keys()]));
});
