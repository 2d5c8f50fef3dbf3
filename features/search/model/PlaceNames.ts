/** A town, or a postcode, of the country where cars are looked for. */
export interface KnownPlace {
  /** What finds it: the town's own name, or the postcode. */
  name: string;
  /** So many people live there that its name alone, with no word such as `near`, means the town. */
  isLarge: boolean;
}

/** What a country's places are called. */
export interface PlaceNames {
  /** The town that some words name, in its own form or one of its language: `Tampereen`, `Žiline`, `Lunds`. */
  town: (words: string) => KnownPlace | undefined;
  /** The town that a mistyped name means. */
  nearest: (word: string) => KnownPlace | undefined;
  /** The postcode that some words are. */
  postcode: (words: string) => KnownPlace | undefined;
}
