/** A town or postcode of the market's country. */
export interface KnownPlace {
  /** The text by which the place is looked up: the town's name without endings, or the postcode. */
  name: string;
  /** Whether the town is so large that its name means it even without a word such as `near`. */
  isLarge: boolean;
}

/** Finds the places of a country by name. */
export interface PlaceNames {
  /** The town with this name, also if inflected: `Tampereen`, `Žiline`, `Lunds`. */
  findTown: (words: string) => KnownPlace | undefined;
  /** The town whose name is most similar to a mistyped one; undefined if none is similar enough. */
  findNearestTown: (word: string) => KnownPlace | undefined;
  /** The place of a postcode; undefined if the words are not one. */
  findPostcode: (words: string) => KnownPlace | undefined;
}
