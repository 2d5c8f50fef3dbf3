/** A file `<Name>.client.ts`: plain script for the elements that are marked with its name. */
export interface ClientScript {
  /** Gives life to one element, once. */
  start: (element: HTMLElement) => void;
}
