/** A type as JSON represents it: `never` where it cannot, as for functions, dates and gaps in lists. */
type JsonOf<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...args: never) => unknown
    ? never
    : Value extends readonly unknown[]
      ? { [Index in keyof Value]: Exclude<JsonOf<Value[Index]>, undefined> }
      : Value extends object
        ? { [Key in keyof Value]: JsonOf<Value[Key]> }
        : never;

/**
 * Props that reach an island unchanged: the page contains them as JSON, so a value that JSON cannot
 * represent is a type error here. An undefined property is the same as an absent one.
 */
export type SerializableProps<Props extends { [Name in keyof Props]: JsonOf<Props[Name]> }> = Props;

/** Props of every island by its name; the generated list of islands fills it in (blocks/islands.ts). */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled in by declaration merging
export interface IslandProps {}

export type IslandName = keyof IslandProps;
