import { refusedIn } from '../../../schema/richText';
import type { LocalItem } from '../../items/contentTree';
import type { CheckedPage, PageFinding } from './checkedPage';

/** Parts of rich texts that visitors do not see: films, forms, pictures that are not of the media library. */
export function refusedMarkup({ store, page, blocks }: CheckedPage): PageFinding[] {
  const refused = ({ item, version }: LocalItem) =>
    [...(store.draft.templateOf(item)?.fields.values() ?? [])].flatMap(({ name, contract }) => {
      const html = contract.kind === 'richText' ? version.fields[name] : undefined;
      const parts = typeof html === 'string' ? refusedIn(html) : [];
      return parts.map((detail) => ({ itemId: item.id, field: name, detail }));
    });
  const finding = { kind: 'refusedMarkup', severity: 'warning' } as const;
  return [
    ...refused(page).map((one) => ({ ...finding, ...one })),
    ...blocks.flatMap(({ uid, componentName, items }) =>
      items.flatMap(refused).map((one) => ({ ...finding, block: uid, componentName, ...one })),
    ),
  ];
}
