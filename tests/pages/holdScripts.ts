import type { Page } from '@playwright/test';
import { addresses } from './addresses';

/** What a script needs before it runs; what it fetches later is imported in brackets. */
const imported = /(?:from|import)\s*["'](\.[^"']+\.js)["']/g;

/**
 * Holds back all scripts that are not fetched yet, but those that a page begins with, as on a slow connection, until
 * what it gives is called. What is done meanwhile is done before the script of it has come.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let begin: (entry: string) => void = () => undefined;
  const early = new Promise<string>((resolve) => (begin = resolve)).then(scriptsWith);
  await page.route('**/assets/**/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.includes('/entries/')) begin(pathname);
    const isEarly = early.then((paths) => (paths.has(pathname) ? undefined : released));
    await Promise.race([released, isEarly]);
    await route.continue();
  });
  return release;
}

/** The paths of a script and of all that it needs. */
async function scriptsWith(entry: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const follow = async (path: string): Promise<void> => {
    if (found.has(path)) return;
    found.add(path);
    const text = await (await fetch(addresses.web + path)).text();
    const needed = [...text.matchAll(imported)].map(
      ([, to = '']) => new URL(to, addresses.web + path),
    );
    await Promise.all(needed.map(({ pathname }) => follow(pathname)));
  };
  await follow(entry);
  return found;
}
