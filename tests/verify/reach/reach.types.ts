/** What the tests of one file can tell changes of. */
export interface Reach {
  /** That its tests took together when they were last written down. */
  seconds: number;
  /** Folders of blocks that stood on its pages, and of the scripts that these loaded. */
  folders: readonly string[];
  /** First segments of the paths below `/api/` and of pages that the server makes itself. */
  routes: readonly string[];
}

/** By test file, from the folder of the tests' settings: `pages/carList.spec.ts`. */
export type ReachMap = Readonly<Record<string, Reach>>;
