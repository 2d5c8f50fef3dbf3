export interface LayoutKind {
  /** Describes the layout and names the project that contains such a layout. */
  kind: string;
  route: object;
  context?: object;
  /** Texts that the page must contain (`shows`) or must not contain (`hides`). */
  shows?: string[];
  hides?: string[];
  /** Expected names of the blocks in the main area. */
  blocks?: string[];
  /** Expected paths of omitted content. */
  problems?: string[];
}

export const value = (text: unknown) => ({ value: text });
export const blurb = (title: unknown, overrides: object = {}) => ({
  uid: 'e1d5a7f0-0000-4000-8000-000000000001',
  componentName: 'Blurb',
  dataSource: '{110D559F-DEA5-42EA-9C1C-8A5DF7E70EF9}',
  params: {},
  fields: { Title: title, ...overrides },
});
export const main = (...renderings: unknown[]) => ({ placeholders: { main: renderings } });
export const row = (placeholders: unknown, overrides: object = {}) => ({
  uid: 'r',
  componentName: 'StageRow',
  dataSource: '',
  placeholders,
  ...overrides,
});
export const guid = '2A6A0C47-5C6A-4D43-9E0E-6F7C8D9E0F1A';
