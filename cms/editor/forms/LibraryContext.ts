import { createContext } from 'react';
import type { Authoring } from '../authoring';
import type { EditorSite } from '../../../features/editing/model/editorView.types';

/** The media library that a form chooses pictures and files from. */
export interface Library {
  authoring: Authoring;
  site: EditorSite;
  /** Language of the content. */
  language: string;
}

/** Null without a media library: editors then type addresses. */
export const LibraryContext = createContext<Library | null>(null);
