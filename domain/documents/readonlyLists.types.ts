/** A type with all of its lists made read-only; types inferred from a schema have mutable lists. */
export type ReadonlyLists<Type> = Type extends string | number | boolean | null | undefined
  ? Type
  : Type extends readonly unknown[]
    ? { readonly [Key in keyof Type]: ReadonlyLists<Type[Key]> }
    : { [Key in keyof Type]: ReadonlyLists<Type[Key]> };
