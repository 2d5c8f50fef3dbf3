import { createContext, use } from 'react';
import type { EditorTexts } from '../../generated/editorTexts';
import { getTexts } from '../loadedTexts';

const PeopleTextsContext = createContext<EditorTexts['people'] | undefined>(undefined);

/** Provides the texts on the server, where each page may be in another language. */
export const PeopleTextsProvider = PeopleTextsContext.Provider;

/** Texts about signing in, accounts and sessions, on the server and in the browser. */
export const usePeopleTexts = (): EditorTexts['people'] =>
  use(PeopleTextsContext) ?? getTexts('people');
