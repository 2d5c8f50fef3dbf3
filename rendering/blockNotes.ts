import { createContext, use } from 'react';

/** Something that a block logs, such as content that it had to leave out. */
export interface BlockNote {
  block: string;
  message: string;
}

/** Receives the notes of a page's blocks; the server logs them. Outside a page they are dropped. */
export const BlockNotes = createContext<(note: BlockNote) => void>(() => undefined);

/** Returns a function that logs a note on a block while the block is being rendered. */
export function useBlockNote(block: string): (message: string) => void {
  const addNote = use(BlockNotes);
  return (message) => addNote({ block, message });
}
