declare module 'itemsjs' {
  /** The part of the package that the bench uses. */
  export interface Items {
    search(options: Record<string, unknown>): { pagination: { total: number } };
  }
  export default function itemsjs(
    items: readonly object[],
    configuration: Record<string, unknown>,
  ): Items;
}
