import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { watch } from 'chokidar';
import type { SourceChange } from './consequencesOf';

/** Editors save in several steps, and tools write many files: wait until they are done. In ms. */
const SETTLE_MS = 150;

/** Folders and files, from the project's root. */
export const ROOTS = [
  ...[
    'blocks',
    'cms',
    'domain',
    'features',
    'messages',
    'platform',
    'redirects',
    'rendering',
    'schema',
    'server',
    'services',
    'site',
    'sites',
  ],
  ...['design-system', 'codegen.yml'],
];
const NOT_SOURCES = /^(?:cms\/content|services\/media\/files)(?:\/|$)/;
/** Tools leave files of their own next to the sources for a moment. */
const SOURCE = /\.(?:tsx?|graphql|ya?ml|json|csv)$/;

/**
 * Tells what changed among the sources, shortly after the last change of a row; the next row comes when `onChange` is
 * done, unless that asks for what has changed meanwhile, once that has settled. Resolves once it sees changes, with the function that stops watching.
 */
export async function watchSources(
  onChange: (changes: SourceChange[], settled: () => Promise<SourceChange[]>) => Promise<void>,
): Promise<() => Promise<void>> {
  const changed = new Map<string, SourceChange>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  let seen = 0;

  const take = (): SourceChange[] => {
    const changes = [...changed.values()];
    changed.clear();
    return changes;
  };
  const settled = async (): Promise<SourceChange[]> => {
    let seenBefore: number;
    do {
      seenBefore = seen;
      await wait(SETTLE_MS);
    } while (seen > seenBefore);
    return take();
  };
  const run = async (): Promise<void> => {
    await running;
    if (changed.size > 0) await onChange(take(), settled);
  };
  const watcher = watch(ROOTS, {
    ignoreInitial: true,
    ignored: (path) => NOT_SOURCES.test(path.replaceAll('\\', '/')),
  });
  watcher.on('all', (event, file) => {
    const path = file.replaceAll('\\', '/');
    if (!SOURCE.test(path)) return;
    const isNewOrGone = event !== 'change' || changed.get(path)?.isNewOrGone === true;
    seen += 1;
    changed.set(path, { path, isNewOrGone });
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = run();
    }, SETTLE_MS);
  });
  await once(watcher, 'ready');
  return () => {
    clearTimeout(timer);
    return watcher.close();
  };
}
