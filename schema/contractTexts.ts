/** Names and hints of contracts for editors, as in cms/editor/messages/contracts/<language>.json. */
export interface ContractTexts {
  /** Groups of the toolbox. */
  categories: Readonly<Record<string, string>>;
  /** Headings of forms. */
  groups: Readonly<Record<string, string>>;
  /** Blocks, items, pages and settings. */
  types: Readonly<Record<string, { name: string; help: string }>>;
  fields: Readonly<Record<string, { label: string; help: string }>>;
  /** Values of enums and of texts with choices. */
  values: Readonly<Record<string, string>>;
}

/**
 * Keys of the texts of a field or value, the first that exists applies: `Blurb.Title` is that of one contract,
 * `Title` that of all fields of this name.
 *
 * @param owner contract of the field; enum of a value, or the name of the field that has it as a choice
 */
export const textKeys = (owner: string | undefined, name: string): string[] =>
  owner === undefined ? [name] : [`${owner}.${name}`, name];
