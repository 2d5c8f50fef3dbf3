const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** A language in English words, such as "Swedish" for sv. */
export const languageName = (language: string): string => names.of(language) ?? language;
