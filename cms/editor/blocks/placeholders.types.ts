/** A block in a page, as the platform keeps it. */
export interface Rendering {
  uid: string;
  componentName: string;
  dataSource?: string;
  params: Record<string, string>;
  placeholders: Placeholders;
}

export type Placeholders = Record<string, Rendering[]>;
