import { createEditError } from '../createEditError';
import type { ContentStore } from '../../items/ContentStore';
import { collectCheckedPage } from './collectCheckedPage';
import { findEmptyBlocks } from './findEmptyBlocks';
import { checkRequiredFields } from './findEmptyFields';
import { findHiddenItems } from './findHiddenItems';
import { findLanguageGaps } from './findLanguageGaps';
import { findMissingAlternatives } from './findMissingAlternatives';
import { findMissingBlocks } from './findMissingBlocks';
import { findRefusedMarkup } from './findRefusedMarkup';
import { findStarterTexts } from './findStarterTexts';
import { findUntranslated } from './findUntranslated';
import { readLinkProblems } from '../links/readLinkProblems';
import type { CheckedPage, PageFinding, PageCheck } from './collectCheckedPage';

/** All checks of a page before it is published. */
const PAGE_CHECKS: readonly PageCheck[] = [
  checkRequiredFields,
  findMissingBlocks,
  findEmptyBlocks,
  findHiddenItems,
  findStarterTexts,
  findDeadLinks,
  findMissingAlternatives,
  findRefusedMarkup,
  findLanguageGaps,
  findUntranslated,
];

/** Maximum findings for one page. */
const MAX_FINDINGS = 100;

/** Lists problems of a page's drafts, errors first. @throws NOT_FOUND when the page does not exist in the language */
export async function checkPage(
  store: ContentStore,
  itemId: string,
  language: string,
  checks: readonly PageCheck[] = PAGE_CHECKS,
): Promise<PageFinding[]> {
  const local = store.draft.findInLanguage(itemId, language);
  if (!local || !store.draft.isPage(local.item)) {
    throw createEditError('NOT_FOUND', 'There is no such page.');
  }
  const page = collectCheckedPage(store, local);
  const findings = (await Promise.all(checks.map(async (check) => check(page)))).flat();
  const isError = ({ severity }: PageFinding) => severity === 'error';
  const sorted = [...findings.filter(isError), ...findings.filter((one) => !isError(one))];
  return sorted.slice(0, MAX_FINDINGS);
}

/** Finds links of a page that lead nowhere. */
function findDeadLinks({ store, page, blocks }: CheckedPage): PageFinding[] {
  const { item, version } = page;
  return readLinkProblems(store, item.id, version.language).map((problem): PageFinding => {
    const block = blocks.find(({ items }) => items.some((one) => one.item.id === problem.itemId));
    return {
      kind: 'deadLink',
      severity: 'warning',
      block: block?.uid,
      componentName: block?.componentName,
      itemId: problem.itemId,
      field: problem.field,
      detail: problem.href || problem.text,
    };
  });
}
