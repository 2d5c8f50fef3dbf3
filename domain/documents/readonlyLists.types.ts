/** A type of which no list may be changed; what is inferred of a schema has lists that may be. */
export type ReadonlyLists<Type> = Type extends string | number | boolean | null | undefined
  ? Type
  : Type extends readonly unknown[]
    ? { readonly [Key in keyof Type]: ReadonlyLists<Type[Key]> }
    : { [Key in keyof Type]: ReadonlyLists<Type[Key]> };
