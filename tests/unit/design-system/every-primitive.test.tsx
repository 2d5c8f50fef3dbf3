/**
 * Every story of the design system, and the good example of every guide: rendered on the server as in a page, hydrated,
 * then checked by axe.
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
import type { AnyGuide } from '../../../stories/.storybook/guide';
import { fakeDialogs } from './fakeDialogs';
import { fakeLayout } from './fakeLayout';

interface StoryExport {
  args?: object;
  render?: (args: object) => ReactNode;
}

interface StoryModule extends Record<string, unknown> {
  default: StoryExport & {
    title: string;
    component?: ComponentType<object>;
    parameters: { guide: AnyGuide };
  };
}

const folder = 'stories/design-system';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.stories.tsx'),
);
const modules = files.map((file) => jest.requireActual<StoryModule>(path.resolve(folder, file)));
const stories = modules.flatMap(({ default: meta, ...exports }) =>
  Object.entries(exports).map(([name, story]) => ({
    title: `${meta.title} – ${name}`,
    tree: inPage(renderStory(meta, story as StoryExport)),
  })),
);
const guideExamples = (verdict: 'do' | 'dont') =>
  modules.map(({ default: { title, parameters } }) => ({
    title: `${title} – ${verdict}`,
    tree: inPage(createElement(parameters.guide[verdict].render)),
  }));

/** The story's element, which Storybook builds from the file's default export and the story. */
function renderStory(meta: StoryModule['default'], story: StoryExport): ReactNode {
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

let reportedProblems: string[];

beforeEach(() => {
  reportedProblems = [];
  fakeDialogs();
  fakeLayout();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...messages: unknown[]) => {
      reportedProblems.push(messages.map(String).join(' '));
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test.each([...stories, ...guideExamples('do')])(
  '$title: renders on the server, hydrates and passes axe',
  async ({ tree }) => {
    const { result: html, css } = collectStyles(() => renderToString(tree));
    expect(html).not.toMatch(/undefined|\[object Object\]|NaN/);
    // A token in a property without its own scale must have the scale in its name: $colors$text.
    expect(css).not.toMatch(/undefined|NaN|var\(---/);

    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    // A hydration mismatch is reported on the console and as recoverable.
    const root = await act(async () =>
      hydrateRoot(container, tree, {
        onRecoverableError: (error) => reportedProblems.push(String(error)),
      }),
    );

    const { violations } = await axe.run(document.body, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // Colours and sizes need a browser: tests/stories checks them.
      rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await act(async () => root.unmount());
    expect(reportedProblems).toEqual([]);
  },
);

// A bad example may break accessibility rules.
test.each(guideExamples('dont'))('$title: renders on the server', ({ tree }) => {
  expect(renderToString(tree)).not.toBe('');
  expect(reportedProblems).toEqual([]);
});
