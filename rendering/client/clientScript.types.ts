/** A file `<Name>.client.ts`: plain script for the elements that are marked with its name. */
export interface ClientScript {
  /** Starts the script for one element, once. */
  start: (element: HTMLElement) => void;
}
