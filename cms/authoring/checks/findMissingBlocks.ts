import type { Rendering } from '../../items/item.types';
import type { CheckedPage, PageFinding } from './collectCheckedPage';

/** Finds blocks whose item no longer exists: visitors do not see them. */
export function findMissingBlocks({ store, page }: CheckedPage): PageFinding[] {
  const { language, placeholders } = page.version;
  const checkBlock = ({ uid, componentName, dataSource, placeholders: inner }: Rendering) => {
    const isMissing = dataSource !== undefined && !store.draft.findInLanguage(dataSource, language);
    const findings: PageFinding[] = isMissing
      ? [{ kind: 'missingBlock', severity: 'warning', block: uid, componentName }]
      : [];
    const innerFindings: PageFinding[] = Object.values(inner).flatMap((blocks) =>
      blocks.flatMap(checkBlock),
    );
    return [...findings, ...innerFindings];
  };
  return Object.values(placeholders).flatMap((blocks) => blocks.flatMap(checkBlock));
}
