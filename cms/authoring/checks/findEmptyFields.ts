import type { FieldContract } from '../../../schema/contract';
import type { ContentStore } from '../../items/ContentStore';
import type { LocalItem } from '../../items/ContentTree';
import { collectCheckedPage, type CheckedPage, type PageFinding } from './collectCheckedPage';

/** A required field without a value. */
interface EmptyField {
  itemId: string;
  field: string;
}

/** Finds the required fields without a value in a page and its blocks, or in a single item. */
export function findEmptyFields(store: ContentStore, draft: LocalItem): EmptyField[] {
  if (!store.draft.isPage(draft.item)) return listEmptyFields(store, draft);
  return checkRequiredFields(collectCheckedPage(store, draft)).map(
    ({ itemId = '', field = '' }) => ({
      itemId,
      field,
    }),
  );
}

/** Finds required fields without a value. They are errors, as visitors would see incomplete content. */
export function checkRequiredFields({ store, page, blocks }: CheckedPage): PageFinding[] {
  const toFinding = (empty: EmptyField) =>
    ({ kind: 'emptyRequired', severity: 'error', ...empty }) as const;
  return [
    ...listEmptyFields(store, page).map(toFinding),
    ...blocks.flatMap(({ uid, componentName, items }) =>
      items
        .flatMap((item) => listEmptyFields(store, item))
        .map((empty) => ({ ...toFinding(empty), block: uid, componentName })),
    ),
  ];
}

function listEmptyFields(store: ContentStore, { item, version }: LocalItem): EmptyField[] {
  const fields = [...(store.draft.findTemplate(item)?.fields.values() ?? [])];
  return fields
    .filter(({ contract, name }) => isRequired(contract) && isEmpty(version.fields[name]))
    .map(({ name }) => ({ itemId: item.id, field: name }));
}

/** Contracts mark required fields with `required: true`. */
const isRequired = (contract: FieldContract): boolean =>
  'required' in contract && contract.required === true;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
