import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { watch } from 'chokidar';
import type { SourceChange } from './findConsequences';

/** Editors save in several steps, and tools write many files: wait this long after the last one. */
const SETTLE_MS = 150;

/** Watched folders and files, from the project's root. */
export const WATCHED = [
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
/** Excludes the temporary files that tools write next to the sources. */
const SOURCE = /\.(?:tsx?|graphql|ya?ml|json|csv)$/;

/**
 * Reports the changed sources shortly after the last of a series of changes. The next series is reported
 * when `onChange` has finished, unless `onChange` itself waits for it with `waitUntilSettled`. Resolves once it
 * watches the sources, with the function that stops watching.
 */
export async function watchSources(
  onChange: (
    changes: SourceChange[],
    waitUntilSettled: () => Promise<SourceChange[]>,
  ) => Promise<void>,
): Promise<() => Promise<void>> {
  const pending = new Map<string, SourceChange>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  let eventCount = 0;

  const takePending = (): SourceChange[] => {
    const changes = [...pending.values()];
    pending.clear();
    return changes;
  };
  const waitUntilSettled = async (): Promise<SourceChange[]> => {
    let countBefore: number;
    do {
      countBefore = eventCount;
      await wait(SETTLE_MS);
    } while (eventCount > countBefore);
    return takePending();
  };
  const run = async (): Promise<void> => {
    await running;
    if (pending.size > 0) await onChange(takePending(), waitUntilSettled);
  };
  const watcher = watch(WATCHED, {
    ignoreInitial: true,
    ignored: (path) => NOT_SOURCES.test(path.replaceAll('\\', '/')),
  });
  watcher.on('all', (event, file) => {
    const path = file.replaceAll('\\', '/');
    if (!SOURCE.test(path)) return;
    const isAddedOrRemoved = event !== 'change' || pending.get(path)?.isAddedOrRemoved === true;
    eventCount += 1;
    pending.set(path, { path, isAddedOrRemoved });
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
