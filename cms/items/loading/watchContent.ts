import { relative, sep } from 'node:path';
import { watch } from 'chokidar';

/** Delay after the last change, since text editors save in several steps. */
const DEBOUNCE_MS = 100;

/**
 * Calls back with a site's name shortly after files in its folder have changed, also when a text
 * editor replaces a file. Returns the function that stops watching.
 */
export function watchContent(contentFolder: string, onChange: (site: string) => void): () => void {
  const timers = new Map<string, NodeJS.Timeout>();
  const watcher = watch(contentFolder, { ignoreInitial: true });
  watcher.on('all', (_event, file) => {
    const [site] = relative(contentFolder, file).split(sep);
    if (!site) return;
    clearTimeout(timers.get(site));
    timers.set(
      site,
      setTimeout(() => {
        timers.delete(site);
        onChange(site);
      }, DEBOUNCE_MS),
    );
  });
  return () => {
    void watcher.close();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
