import type { LocalItem } from '../../items/ContentTree';
import { asImage } from '../../items/fieldValues';
import type { CheckedPage, PageFinding } from './collectCheckedPage';

/** Crops for phones use the alternative text of the picture that they are crops of. */
const CROP_FIELD = /Phone$/;

/** Finds pictures in blocks without alternative text. It is a warning, as decoration needs none. */
export function findMissingAlternatives({ store, blocks }: CheckedPage): PageFinding[] {
  const findPicturesWithoutAlt = ({ item, version }: LocalItem) =>
    [...(store.draft.findTemplate(item)?.fields.values() ?? [])].flatMap(({ name, contract }) => {
      if (contract.kind !== 'image' || CROP_FIELD.test(name)) return [];
      const picture = asImage(version.fields[name]);
      const isAltMissing = picture !== undefined && !picture.alt?.trim();
      return isAltMissing ? [{ itemId: item.id, field: name, detail: picture.src }] : [];
    });
  return blocks.flatMap(({ uid, componentName, items }) =>
    items.flatMap(findPicturesWithoutAlt).map((one): PageFinding => {
      const block = { block: uid, componentName };
      return { kind: 'missingAlt', severity: 'warning', ...block, ...one };
    }),
  );
}
