import type { sv } from './sv';

/** Default texts of stories, in Slovak. */
export const sk = {
  storyTags: 'Vyberte tému',
  storyShowAll: 'Zobraziť všetko',
  storyLayout: 'Zobraziť ako',
  storyGrid: 'Mriežka',
  storyRows: 'Zoznam',
  storyNoResults: 'Nenašli sa žiadne články.',
  storySummary: 'Zobrazené články: {shown} z {total}',
  storyMore: 'Zobraziť viac',
  storyNewest: 'Na najnovšie články',
  storyTeaserTitle: 'Najnovšie články',
  storyAll: 'Všetky články',
  storyNavigation: 'Ďalšie články',
  storyBack: 'Späť',
  storyPrevious: 'Predchádzajúci článok',
  storyNext: 'Nasledujúci článok',
  storyAuthor: 'Text',
  storyPublished: 'Uverejnené',
} satisfies Record<keyof typeof sv, string>;
