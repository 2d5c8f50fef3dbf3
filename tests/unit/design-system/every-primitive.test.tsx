/**
 * Every story of the design system: rendered on the server as in a page, hydrated, then looked at by axe.
 *
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import axe from 'axe-core';
import { act, type ComponentType, createElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { collectStyles } from '../../../design-system/stitches';
import { examplePage } from '../../../site/dev/examplePage';
import { PageProviders } from '../../../site/page/PageProviders';
import { standInForDialogs } from './standInForDialogs';
import { standInForLayout } from './standInForLayout';

interface StoryParts {
  args?: object;
  render?: (args: object) => ReactNode;
}

interface StoryModule extends Record<string, unknown> {
  default: StoryParts & { title: string; component?: ComponentType<object> };
}

const folder = 'stories/design-system';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.stories.tsx'),
);
const stories = files.flatMap((file) => {
  const { default: meta, ...exports } = jest.requireActual<StoryModule>(path.resolve(folder, file));
  return Object.entries(exports).map(([name, story]) => ({
    title: `${meta.title} – ${name}`,
    tree: inPage(tellStory(meta, story as StoryParts)),
  }));
});

/** The story's element, as Storybook puts it together from the file's default export and the story. */
function tellStory(meta: StoryModule['default'], story: StoryParts): ReactNode {
  const args = { ...meta.args, ...story.args };
  const render = story.render ?? meta.render;
  if (render) return createElement(() => render(args));
  if (!meta.component) throw new Error(`${meta.title} has neither a component nor render`);
  return createElement(meta.component, args);
}

function inPage(story: ReactNode): ReactNode {
  const data = examplePage({ title: 'Story', theme: 'default', language: 'en' });
  return (
    <PageProviders data={data}>
      <main>{story}</main>
    </PageProviders>
  );
}

let complaints: string[];

beforeEach(() => {
  complaints = [];
  standInForDialogs();
  standInForLayout();
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

test.each(stories)('$title: server render, hydration and axe', async ({ tree }) => {
  const { result: html, css } = collectStyles(() => renderToString(tree));
  expect(html).not.toMatch(/undefined|\[object Object\]|NaN/);
  // A token in a property that has no scale of its own, which must be named: $colors$text.
  expect(css).not.toMatch(/undefined|NaN|var\(---/);

  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  // A hydration mismatch is reported on the console and as recoverable.
  const root = await act(async () =>
    hydrateRoot(container, tree, {
      onRecoverableError: (error) => complaints.push(String(error)),
    }),
  );

  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    // Colours and sizes need a browser: tests/stories looks at them.
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await act(async () => root.unmount());
  expect(complaints).toEqual([]);
});
