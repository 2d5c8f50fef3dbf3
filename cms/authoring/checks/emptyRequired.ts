import type { FieldContract } from '../../../schema/contract';
import type { ContentStore } from '../../items/contentStore';
import type { LocalItem } from '../../items/contentTree';
import { checkedPage, type CheckedPage, type PageFinding } from './checkedPage';

/** A field of the contract that must have a value and has none. */
interface EmptyField {
  itemId: string;
  field: string;
}

/** Fields that a page, its blocks, or another item by itself must have and are empty. */
export function emptyRequired(store: ContentStore, draft: LocalItem): EmptyField[] {
  if (!store.draft.isPage(draft.item)) return emptyFieldsOf(store, draft);
  return emptyRequiredFields(checkedPage(store, draft)).map(({ itemId = '', field = '' }) => ({
    itemId,
    field,
  }));
}

/** Errors: what would be shown incomplete to visitors. */
export function emptyRequiredFields({ store, page, blocks }: CheckedPage): PageFinding[] {
  const finding = (empty: EmptyField) =>
    ({ kind: 'emptyRequired', severity: 'error', ...empty }) as const;
  return [
    ...emptyFieldsOf(store, page).map(finding),
    ...blocks.flatMap(({ uid, componentName, items }) =>
      items
        .flatMap((item) => emptyFieldsOf(store, item))
        .map((empty) => ({ ...finding(empty), block: uid, componentName })),
    ),
  ];
}

function emptyFieldsOf(store: ContentStore, { item, version }: LocalItem): EmptyField[] {
  const fields = [...(store.draft.templateOf(item)?.fields.values() ?? [])];
  return fields
    .filter(({ contract, name }) => isRequired(contract) && isEmpty(version.fields[name]))
    .map(({ name }) => ({ itemId: item.id, field: name }));
}

/** Contracts say so with `required: true`. */
const isRequired = (contract: FieldContract): boolean =>
  'required' in contract && contract.required === true;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
