import { watch } from 'node:fs';
import { sep } from 'node:path';

/** Editors save in several steps; wait until they are done. */
const settleTime = 100;

/**
 * Calls back with a site's name shortly after files in its folder changed. Returns the function that
 * stops watching.
 */
export function watchContent(contentFolder: string, onChange: (site: string) => void): () => void {
  const waiting = new Map<string, NodeJS.Timeout>();
  const watcher = watch(contentFolder, { recursive: true }, (_event, file) => {
    const site = file?.split(sep)[0];
    if (!site) return;
    clearTimeout(waiting.get(site));
    waiting.set(
      site,
      setTimeout(() => {
        waiting.delete(site);
        onChange(site);
      }, settleTime),
    );
  });
  return () => {
    watcher.close();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}
