import { relative, sep } from 'node:path';
import { watch } from 'chokidar';

/** Editors save in several steps; wait until they are done. In ms. */
const SETTLE_MS = 100;

/**
 * Calls back with a site's name shortly after files in its folder changed, also when an editor puts a new file in the
 * place of the old one. Returns the function that stops watching.
 */
export function watchContent(contentFolder: string, onChange: (site: string) => void): () => void {
  const waiting = new Map<string, NodeJS.Timeout>();
  const watcher = watch(contentFolder, { ignoreInitial: true });
  watcher.on('all', (_event, file) => {
    const [site] = relative(contentFolder, file).split(sep);
    if (!site) return;
    clearTimeout(waiting.get(site));
    waiting.set(
      site,
      setTimeout(() => {
        waiting.delete(site);
        onChange(site);
      }, SETTLE_MS),
    );
  });
  return () => {
    void watcher.close();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}
