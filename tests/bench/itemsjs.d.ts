declare module 'itemsjs' {
  /** Types for the used part of the package. */
  export interface Items {
    search(options: Record<string, unknown>): { pagination: { total: number } };
  }
  export default function itemsjs(
    items: readonly object[],
    configuration: Record<string, unknown>,
  ): Items;
}
