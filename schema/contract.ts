/** The shape of the runtime contract that codegen writes to generated/contract.ts. */

/** Headings of forms, in the order in which forms show them (FieldGroup of fields.graphql). */
export const fieldGroups = [
  'Content',
  'Media',
  'Figures',
  'Contact',
  'Map',
  'Search',
  'Navigation',
  'SearchAndSharing',
  'Appearance',
  'Behaviour',
  'Connection',
  'Measurement',
] as const;

export type FieldGroup = (typeof fieldGroups)[number];

/** Properties that a field of any kind may have. */
export type FieldBase = {
  /** For developers; what editors read is in cms/editor/messages/contracts. */
  description?: string;
  /** The contract that has the field. */
  owner?: string;
  group?: FieldGroup;
  /** Characters that are shown where the text appears; a longer one is cut there. */
  advisedLength?: number;
};

/**
 * One field of a block, item, page or settings contract.
 *
 * - `text` to `date` are fields edited in place: objects with a `value` (see fields.graphql).
 * - `boolean` to `enum` reach a block as the plain value.
 * - `item` and `items` refer to the contract named by `of` under `Contract.items`.
 */
export type FieldContract = FieldBase &
  (
    | { kind: 'text' | 'string'; choices?: string[] }
    | { kind: 'richText' | 'link' | 'image' | 'file' | 'date' }
    | { kind: 'boolean' | 'integer' | 'number' }
    | { kind: 'enum'; of: string; values: string[] }
    | { kind: 'item'; of: string }
    | {
        kind: 'items';
        of: string;
        /** Read with a separate query instead of with the layout (fields.graphql). */
        queried?: true;
      }
  );

export type FieldKind = FieldContract['kind'];

export type FieldContracts = Record<string, FieldContract>;

/** A content item, page type or settings item. */
type ItemContract = { description?: string; fields: FieldContracts };

/** A rendering that editors place in a page. */
export type BlockContract = ItemContract & {
  /** Group in the editors' toolbox and in Storybook. */
  category: string;
  /** Keys of the placeholders that the block offers to other blocks. */
  placeholders: string[];
};

/** Every contract by name. */
export type Contract = {
  blocks: Record<string, BlockContract>;
  items: Record<string, ItemContract>;
  pages: Record<string, ItemContract>;
  settings: Record<string, ItemContract>;
};
