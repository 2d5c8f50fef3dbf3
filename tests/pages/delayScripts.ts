import type { Page } from '@playwright/test';
import { addresses } from './addresses';

/** Matches static imports in a script; dynamic imports have parentheses. */
const imported = /(?:from|import)\s*["'](\.[^"']+\.js)["']/g;

/**
 * Delays all scripts that are not loaded yet, except those of the initial page, until the returned function
 * is called. Tests use it for actions before the script of an element has loaded.
 */
export async function delayScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let begin: (entry: string) => void = () => undefined;
  const early = new Promise<string>((resolve) => (begin = resolve)).then(findScripts);
  await page.route('**/assets/**/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.includes('/entries/')) begin(pathname);
    const isEarly = early.then((paths) => (paths.has(pathname) ? undefined : released));
    await Promise.race([released, isEarly]);
    await route.continue();
  });
  return release;
}

/** Returns the paths of a script and of its static imports. */
async function findScripts(entry: string): Promise<ReadonlySet<string>> {
  const results = new Set<string>();
  const follow = async (path: string): Promise<void> => {
    if (results.has(path)) return;
    results.add(path);
    const text = await (await fetch(addresses.web + path)).text();
    const needed = [...text.matchAll(imported)].map(
      ([, to = '']) => new URL(to, addresses.web + path),
    );
    await Promise.all(needed.map(({ pathname }) => follow(pathname)));
  };
  await follow(entry);
  return results;
}
