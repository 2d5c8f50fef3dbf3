import type { CheckedPage, PageFinding } from './collectCheckedPage';

/**
 * Finds the languages of the site in which the page is missing, and for the first language the translations that
 * are older. A translation is written after its source, so an older source is no finding.
 */
export function findLanguageGaps({ store, page }: CheckedPage): PageFinding[] {
  const { item, version } = page;
  const languages = store.draft.findSite(item)?.languages ?? [];
  const lastUpdateIn = (language: string): number => {
    const itemsOfPage = [...store.draft.listBranch(item)].filter(
      (one) => store.draft.findPage(one) === item,
    );
    return Math.max(
      0,
      ...itemsOfPage.map((one) => one.versions.get(language)?.updatedAt.getTime() ?? 0),
    );
  };
  const isSource = version.language === languages[0];
  const lastUpdateHere = lastUpdateIn(version.language);
  const isPublic = (language: string) =>
    store.published.findInLanguage(item.id, language) !== undefined;
  return languages
    .filter((language) => language !== version.language)
    .flatMap((language): PageFinding[] => {
      const otherVersion = item.versions.get(language);
      const finding = { severity: 'warning', detail: language } as const;
      if (!otherVersion && !isPublic(language)) return [{ kind: 'missingLanguage', ...finding }];
      const isOlder = isSource && lastUpdateIn(language) < lastUpdateHere;
      return isOlder ? [{ kind: 'olderLanguage', ...finding }] : [];
    });
}
