import type { ContentStore, KnownItem } from '../../items/ContentStore';
import type { ContentTree } from '../../items/ContentTree';
import { SLUG_FIELD } from '../../items/LanguagePaths';
import type { SavedVersion } from '../../items/versionTable';
import { createEditError } from '../createEditError';
import { checkSlug } from './pageLocation';

interface Saved {
  item: KnownItem;
  version: SavedVersion;
}

/**
 * Checks the slugs that some versions of pages change.
 * @param treeAfter the drafts including these versions
 * @throws BAD_INPUT
 */
export async function checkSlugs(
  store: ContentStore,
  versions: readonly Saved[],
  treeAfter: () => Promise<ContentTree>,
): Promise<void> {
  const changed = versions.filter(({ item, version }) => {
    if (version.deleted || !store.templates.get(item.template)?.fields.has(SLUG_FIELD))
      return false;
    const before = store.draft.findInLanguage(item.id, version.language)?.version.fields[
      SLUG_FIELD
    ];
    return version.fields[SLUG_FIELD] !== before;
  });
  if (changed.length === 0) return;
  const tree = await treeAfter();
  for (const { item: known, version } of changed) {
    const item = tree.find(known.id);
    if (item?.site === undefined) continue;
    const { language, fields } = version;
    const slug = String(fields[SLUG_FIELD] ?? '');
    const page = { ...item, site: item.site };
    const { problem } = checkSlug(store, tree, { item: page, language, slug });
    if (problem !== undefined) throw createEditError('BAD_INPUT', problem);
  }
}
