/** A town, or a postcode, of the country where cars are looked for. */
export interface KnownPlace {
  /** The text that finds the place: the town's own name, or the postcode. */
  name: string;
  /** Whether so many people live there that the name means the town even without a word such as `near`. */
  isLarge: boolean;
}

/** Finds the places of a country by name. */
export interface PlaceNames {
  /** The town with this name, also if inflected: `Tampereen`, `Žiline`, `Lunds`. */
  town: (words: string) => KnownPlace | undefined;
  /** The town whose name is nearest to a mistyped one. */
  nearest: (word: string) => KnownPlace | undefined;
  /** The place of a postcode, if the words are one. */
  postcode: (words: string) => KnownPlace | undefined;
}
