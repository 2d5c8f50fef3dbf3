/** A site that can be edited. */
export interface EditorSite {
  name: string;
  /** Where visitors find it, such as `http://charging.localhost:3000`. */
  origin: string;
  /** Default first. */
  languages: readonly string[];
  /** IANA name of the zone that the site's country goes by. */
  timeZone: string;
}

/** What the editor starts with. */
export interface EditorStart {
  /** Goes with every request that changes something. */
  csrf: string;
  sites: readonly EditorSite[];
}

/** The editor, or the way into it. */
export type EditorView =
  | { editor: EditorStart }
  | {
      signIn: {
        problem?: 'wrong' | 'tooMany';
        /** The secret is the one that everybody knows. */
        localOnly: boolean;
      };
    };
