/** What stands in a panel while its tab is chosen. */
export interface MediaPart {
  /** Its tab was chosen. */
  enter: () => void;
  /** Another one was. */
  leave: () => void;
}
