import { editError } from '../editError';
import type { ContentStore } from '../../items/contentStore';
import { checkedPage } from './checkedPage';
import { emptyRequiredFields } from './emptyRequired';
import { languageGaps } from './languageGaps';
import { missingAlternatives } from './missingAlternatives';
import { missingBlocks } from './missingBlocks';
import { refusedMarkup } from './refusedMarkup';
import { untranslated } from './untranslated';
import { readLinkProblems } from '../links/linkProblems';
import type { CheckedPage, PageFinding, PageCheck } from './checkedPage';

/** Every look that is had at a page before it is published; another check is another line. */
const pageChecks: readonly PageCheck[] = [
  emptyRequiredFields,
  missingBlocks,
  deadLinks,
  missingAlternatives,
  refusedMarkup,
  languageGaps,
  untranslated,
];

/** Most findings that are told of one page. */
const MAX_FINDINGS = 100;

/** What is wrong with a page's drafts, errors first. @throws NOT_FOUND for what is no page in that language */
export async function checkPage(
  store: ContentStore,
  itemId: string,
  language: string,
  checks: readonly PageCheck[] = pageChecks,
): Promise<PageFinding[]> {
  const local = store.draft.findIn(itemId, language);
  if (!local || !store.draft.isPage(local.item)) {
    throw editError('NOT_FOUND', 'There is no such page.');
  }
  const page = checkedPage(store, local);
  const found = (await Promise.all(checks.map(async (check) => check(page)))).flat();
  const isError = ({ severity }: PageFinding) => severity === 'error';
  const sorted = [...found.filter(isError), ...found.filter((one) => !isError(one))];
  return sorted.slice(0, MAX_FINDINGS);
}

/** Links of a page that visitors could not follow. */
function deadLinks({ store, page, blocks }: CheckedPage): PageFinding[] {
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
