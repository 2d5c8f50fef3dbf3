import type { LanguageWords } from './languageWords';

/** What makes are called for short, in every language. */
export const makes: LanguageWords = {
  ignored: [],
  synonyms: [
    { words: ['vw', 'volkswagon', 'wolkswagen'], texts: ['volkswagen'] },
    { words: ['merc', 'merca', 'benz', 'mb'], texts: ['mercedes benz'] },
    { words: ['bimmer', 'beamer', 'bmv'], texts: ['bmw'] },
    { words: ['chevy'], texts: ['chevrolet'] },
    { words: ['landrover'], texts: ['land rover'] },
    { words: ['rangerover'], texts: ['range rover'] },
    { words: ['alfa'], texts: ['alfa romeo'] },
    { words: ['citroën'], texts: ['citroen'] },
    { words: ['phev'], texts: ['plug in hybrid'] },
  ],
  compoundParts: [],
};
