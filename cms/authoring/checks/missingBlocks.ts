import type { Rendering } from '../../items/item';
import type { CheckedPage, PageFinding } from './checkedPage';

/** Blocks whose content is gone: visitors do not see them. */
export function missingBlocks({ store, page }: CheckedPage): PageFinding[] {
  const { language, placeholders } = page.version;
  const visit = ({ uid, componentName, dataSource, placeholders: inner }: Rendering) => {
    const isGone = dataSource !== undefined && !store.draft.findIn(dataSource, language);
    const own: PageFinding[] = isGone
      ? [{ kind: 'missingBlock', severity: 'warning', block: uid, componentName }]
      : [];
    const below: PageFinding[] = Object.values(inner).flatMap((blocks) => blocks.flatMap(visit));
    return [...own, ...below];
  };
  return Object.values(placeholders).flatMap((blocks) => blocks.flatMap(visit));
}
