/** The page's language for questions about cars: their texts come in it. */
export const pageLanguage = (): string =>
  `language=${encodeURIComponent(document.documentElement.lang.slice(0, 2))}`;
