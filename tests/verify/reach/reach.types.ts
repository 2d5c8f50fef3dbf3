/** Parts of the product that the tests of one file use. */
export interface Reach {
  /** Total time of its tests when it was last recorded. */
  seconds: number;
  /** Folders of the blocks on its pages, and of the scripts that these pages load. */
  folders: readonly string[];
  /** First segments of requested paths below `/api/` and of pages that the server generates. */
  routes: readonly string[];
}

/** Reach by test file, relative to the tests folder: `pages/carList.spec.ts`. */
export type ReachMap = Readonly<Record<string, Reach>>;
