import { findRefused } from '../../../schema/richText';
import type { LocalItem } from '../../items/ContentTree';
import type { CheckedPage, PageFinding } from './collectCheckedPage';

/**
 * Finds markup in rich texts that is removed when the page is rendered: films, forms, and pictures
 * from outside the media library.
 */
export function findRefusedMarkup({ store, page, blocks }: CheckedPage): PageFinding[] {
  const findInItem = ({ item, version }: LocalItem) =>
    [...(store.draft.findTemplate(item)?.fields.values() ?? [])].flatMap(({ name, contract }) => {
      const html = contract.kind === 'richText' ? version.fields[name] : undefined;
      const details = typeof html === 'string' ? findRefused(html) : [];
      return details.map((detail) => ({ itemId: item.id, field: name, detail }));
    });
  const finding = { kind: 'refusedMarkup', severity: 'warning' } as const;
  return [
    ...findInItem(page).map((one) => ({ ...finding, ...one })),
    ...blocks.flatMap(({ uid, componentName, items }) =>
      items.flatMap(findInItem).map((one) => ({ ...finding, block: uid, componentName, ...one })),
    ),
  ];
}
