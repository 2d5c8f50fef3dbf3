import { createContext, use } from 'react';

/** Something that a block logs, such as content that it had to leave out. */
export interface BlockNote {
  block: string;
  message: string;
}

/** Takes the notes of a page's blocks; the server logs them. Without a page they are dropped. */
export const BlockNotes = createContext<(note: BlockNote) => void>(() => undefined);

/** Tells the log what happened in a block, while it is being rendered. */
export function useBlockNote(block: string): (message: string) => void {
  const note = use(BlockNotes);
  return (message) => note({ block, message });
}
