/** Words of the page's settings. */
export const pageSettingsTexts = {
  preview: 'How the page is found and shared',
  search: 'In search results',
  hidden: 'Search engines are asked not to list this page.',
  noDescription: 'Search engines choose a description from the page.',
  social: 'Where it is shared',
  noPicture: 'No picture',
} as const;
