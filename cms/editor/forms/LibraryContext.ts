import { createContext } from 'react';
import type { Authoring } from '../authoring';
import type { EditorSite } from '../../../features/editing/model/editorView.types';

/** The media library that pictures and files of a form are chosen from. */
export interface Library {
  authoring: Authoring;
  site: EditorSite;
  /** That the content is written in. */
  language: string;
}

/** Null where there is none: addresses are typed in. */
export const LibraryContext = createContext<Library | null>(null);
