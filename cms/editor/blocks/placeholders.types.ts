/** A block on a page, as the platform stores it. `dataSource` is the id of the item with its fields. */
export interface Rendering {
  uid: string;
  componentName: string;
  dataSource?: string;
  params: Record<string, string>;
  placeholders: Placeholders;
}

export type Placeholders = Record<string, Rendering[]>;
