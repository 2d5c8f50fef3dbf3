import { cp, mkdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files that the built product reads in addition to `dist`. */
const RUNTIME_FILES = [
  ...['node_modules', 'package.json'],
  ...['platform', 'redirects', 'schema', 'services', 'cms'],
];
const TAGS = path.join('dist', 'server', 'browserTags.json');

/**
 * Creates another build of the product: identical except for the name of the script that every page loads, as
 * after a change of it.
 * @param folder an empty folder; becomes the working directory of the build
 */
export async function makeAlteredBuild(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp('dist', path.join(folder, 'dist'), { recursive: true });
  for (const name of RUNTIME_FILES) await symlink(path.resolve(name), path.join(folder, name));
  const tags = await readFile(TAGS, 'utf8');
  const [, name] = /assets\/entries\/(site_page_client\.[\w-]+)\.js/.exec(tags) ?? [];
  if (name === undefined) throw new Error('The build has no script of pages');
  const other = `${name.slice(0, -4)}XXXX`;
  await writeFile(path.join(folder, TAGS), tags.replaceAll(name, other));
  const entries = path.join(folder, 'dist', 'client', 'assets', 'entries');
  for (const suffix of ['.js', '.js.br', '.js.gz']) {
    await rename(path.join(entries, name + suffix), path.join(entries, other + suffix));
  }
}
