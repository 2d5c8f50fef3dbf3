/** Query parameter with the page's language, for requests about cars: `language=sv`. */
export const pageLanguageQuery = (): string =>
  `language=${encodeURIComponent(document.documentElement.lang.slice(0, 2))}`;
