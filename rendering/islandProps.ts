/** A type as JSON carries it: `never` stands where it cannot, as for functions, dates and gaps in lists. */
type AsJson<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...given: never) => unknown
    ? never
    : Value extends readonly unknown[]
      ? { [Index in keyof Value]: Exclude<AsJson<Value[Index]>, undefined> }
      : Value extends object
        ? { [Key in keyof Value]: AsJson<Value[Key]> }
        : never;

/**
 * Props that reach an island as they were given: they travel in the page as JSON, and what JSON cannot carry is
 * a type error here. A property may be undefined, which is as good as left out.
 */
export type CarriedByJson<Props extends { [Name in keyof Props]: AsJson<Props[Name]> }> = Props;

/** Props of every island by its name; the generated list of islands fills it in (blocks/islands.ts). */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled in by declaration merging
export interface IslandProps {}

export type IslandName = keyof IslandProps;
