/** The shape of the runtime contract that codegen writes to generated/contract.ts. */

/** What every field of a contract may say to editors. */
export type Described = {
  description?: string;
  /** Name in forms, where the field's own would not read well. */
  label?: string;
  /** Heading that the field stands under in forms. */
  group?: string;
  /** Characters that are shown where the text appears; a longer one is cut there. */
  advisedLength?: number;
};

/** One of the values that a text may have, and its name in forms. */
export type Choice = { value: string; label: string };

/**
 * One field of a block, item, page or settings contract.
 *
 * - `text` to `date` are fields edited in place: objects with a `value` (see fields.graphql).
 * - `boolean` to `enum` reach a block as the plain value.
 * - `item` and `items` refer to the contract named by `of` under `Contract.items`.
 */
export type FieldContract = Described &
  (
    | { kind: 'text' | 'string'; choices?: Choice[] }
    | { kind: 'richText' | 'link' | 'image' | 'file' | 'date' }
    | { kind: 'boolean' | 'integer' | 'number' }
    | { kind: 'enum'; of: string; values: string[] }
    | { kind: 'item'; of: string }
    | {
        kind: 'items';
        of: string;
        /** Read with a query of its own instead of with the layout (fields.graphql). */
        queried?: true;
      }
  );

export type FieldKind = FieldContract['kind'];

export type FieldContracts = Record<string, FieldContract>;

/** A content item, page type or settings item: a label and its fields. */
type ItemContract = Described & { label: string; fields: FieldContracts };

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
