import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyGuide } from '../../../stories/.storybook/guide';

const stories = 'stories/design-system';
const components = 'design-system/components';

const listFiles = (folder: string, end: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => path.join(folder, name));

/** Returns the folders of components that are imported outside the design system. */
function usedComponents(): string[] {
  const users = ['blocks', 'features', 'rendering', 'site', 'cms/editor'];
  const usedFolders = new Set<string>();
  for (const file of users.flatMap((folder) => listFiles(folder, '.tsx'))) {
    const imports = readFileSync(file, 'utf8').matchAll(
      /design-system\/components\/(\w+)\/(\w+)'/g,
    );
    for (const [, folder = '', name = ''] of imports) {
      if (existsSync(path.join(components, folder, `${name}.tsx`))) usedFolders.add(folder);
    }
  }
  return [...usedFolders].sort();
}

const storyFiles = readdirSync(stories).filter((name) => name.endsWith('.stories.tsx'));

test('every component that pages use has Storybook stories', () => {
  const without = usedComponents().filter((name) => !storyFiles.includes(`${name}.stories.tsx`));
  expect(without).toEqual([]);
});

test.each(storyFiles)('%s has a guide', (file) => {
  const { default: meta } = jest.requireActual<{
    default: { parameters?: { guide?: AnyGuide } };
  }>(path.resolve(stories, file));
  const guide = meta.parameters?.guide;
  expect(guide).toBeDefined();
  const { purpose, use, avoid, accessibility, variants = {} } = guide as AnyGuide;
  expect(purpose).toMatch(/^[A-Z][^.!?]+\.$/);
  expect(use.length * avoid.length).toBeGreaterThan(0);
  const notes = Object.values(variants).flatMap((values) => Object.values(values));
  for (const text of [...use, ...avoid, ...notes, ...Object.values(accessibility)]) {
    expect(text).not.toBe('');
  }
});
