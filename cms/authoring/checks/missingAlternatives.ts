import type { LocalItem } from '../../items/contentTree';
import { imageOf } from '../../items/fieldValues';
import type { CheckedPage, PageFinding } from './checkedPage';

/** Crops for phones say what the picture that they are of says. */
const CROP = /Phone$/;

/** Pictures of blocks without alternative text: right for mere decoration alone. */
export function missingAlternatives({ store, blocks }: CheckedPage): PageFinding[] {
  const silent = ({ item, version }: LocalItem) =>
    [...(store.draft.templateOf(item)?.fields.values() ?? [])].flatMap(({ name, contract }) => {
      if (contract.kind !== 'image' || CROP.test(name)) return [];
      const picture = imageOf(version.fields[name]);
      const isSilent = picture !== undefined && !picture.alt?.trim();
      return isSilent ? [{ itemId: item.id, field: name, detail: picture.src }] : [];
    });
  return blocks.flatMap(({ uid, componentName, items }) =>
    items.flatMap(silent).map((one): PageFinding => {
      const at = { block: uid, componentName };
      return { kind: 'missingAlt', severity: 'warning', ...at, ...one };
    }),
  );
}
