import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Paths of the pictures that content files name, without `/-/media/` and each once: those of front
 * pages first, because visitors see them first.
 * @param folder content files, a folder per site.
 * @param pages which pages count.
 */
export async function contentMedia(
  folder: string,
  pages: 'all' | 'front' = 'all',
): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((entry) => entry.endsWith('.yml'));
  const frontPages = files.filter((file) => file.endsWith(path.join('pages', 'index.yml')));
  const found = new Set<string>();
  for (const file of pages === 'front' ? frontPages : [...frontPages, ...files]) {
    const text = await readFile(path.join(folder, file), 'utf8');
    for (const [, media] of text.matchAll(/\/-\/media\/([\w./-]+)/g)) if (media) found.add(media);
  }
  return [...found];
}
