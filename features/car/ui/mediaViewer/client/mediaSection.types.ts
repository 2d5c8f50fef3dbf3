/** Content of a tab's panel. */
export interface MediaSection {
  /** Called when its tab is chosen. */
  enter: () => void;
  /** Called when another tab is chosen. */
  leave: () => void;
}
