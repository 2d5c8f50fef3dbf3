import type { CheckedPage, PageFinding } from './checkedPage';

/** Languages of the site that the page is missing in, or was changed longer ago in than in this one. */
export function languageGaps({ store, page }: CheckedPage): PageFinding[] {
  const { item, version } = page;
  const languages = store.draft.siteOf(item)?.languages ?? [];
  const newestIn = (language: string): number => {
    const own = [...store.draft.branchOf(item)].filter((one) => store.draft.pageOf(one) === item);
    return Math.max(0, ...own.map((one) => one.versions.get(language)?.updatedAt.getTime() ?? 0));
  };
  const here = newestIn(version.language);
  const isPublic = (language: string) => store.published.findIn(item.id, language) !== undefined;
  return languages
    .filter((language) => language !== version.language)
    .flatMap((language): PageFinding[] => {
      const other = item.versions.get(language);
      const about = { severity: 'warning', detail: language } as const;
      if (!other && !isPublic(language)) return [{ kind: 'missingLanguage', ...about }];
      return newestIn(language) < here ? [{ kind: 'olderLanguage', ...about }] : [];
    });
}
