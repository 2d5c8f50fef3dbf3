/** Words of the panel of settings. */
export const settingsTexts = {
  examples: 'Titles of pages read like this',
} as const;
