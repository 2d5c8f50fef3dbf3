import type { sv } from './sv';

/** Default texts of stories, in Finnish. */
export const fi = {
  storyTags: 'Valitse aihe',
  storyShowAll: 'Näytä kaikki',
  storyLayout: 'Näytä',
  storyGrid: 'Ruudukko',
  storyRows: 'Luettelo',
  storyNoResults: 'Artikkeleita ei löytynyt.',
  storySummary: 'Näytetään {shown}/{total} artikkelia',
  storyMore: 'Näytä lisää',
  storyNewest: 'Uusimpiin artikkeleihin',
  storyTeaserTitle: 'Uusimmat artikkelit',
  storyAll: 'Kaikki artikkelit',
  storyNavigation: 'Lisää artikkeleita',
  storyBack: 'Takaisin',
  storyPrevious: 'Edellinen artikkeli',
  storyNext: 'Seuraava artikkeli',
  storyAuthor: 'Teksti',
  storyPublished: 'Julkaistu',
} satisfies Record<keyof typeof sv, string>;
