import type { sv } from './sv';

/** Default texts of stories, in Norwegian. */
export const nb = {
  storyTags: 'Velg tema',
  storyShowAll: 'Vis alle',
  storyLayout: 'Vis som',
  storyGrid: 'Rutenett',
  storyRows: 'Liste',
  storyNoResults: 'Ingen artikler ble funnet.',
  storySummary: 'Viser {shown} av {total} artikler',
  storyMore: 'Vis flere',
  storyNewest: 'Til de nyeste artiklene',
  storyTeaserTitle: 'Siste nytt',
  storyAll: 'Alle artikler',
  storyNavigation: 'Flere artikler',
  storyBack: 'Tilbake',
  storyPrevious: 'Forrige artikkel',
  storyNext: 'Neste artikkel',
  storyAuthor: 'Tekst',
  storyPublished: 'Publisert',
} satisfies Record<keyof typeof sv, string>;
