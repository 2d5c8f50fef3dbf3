import { array, object, string } from 'yup';
import { parseJson } from '../../platform/requestBody/plainJson';
import { readId } from '../../platform/content/contentIds';
import { anyListKey, itemKey, type SurrogateKey } from '../../platform/pages/surrogateKeys';

const MAX_UPDATES = 2000;
const MAX_VALUES = 20 * MAX_UPDATES;

/** What the platform's webhook tells in mode OnUpdate; it may tell more, which is not looked at. */
const notice = object({
  updates: array()
    .of(
      object({
        /** A GUID, with a suffix for other things than items (`-layout`, `-media`). */
        identifier: string().required(),
        operation: string().required(),
      }).required(),
    )
    .max(MAX_UPDATES)
    .required(),
}).required();

/**
 * Keys of the pages that a notice of the platform is about; undefined for all pages of all sites. It does not tell what
 * an item is, nor where it was: only for items that pages are known to show, and that stay there, are their
 * keys enough.
 * @param isKnown whether a page that is kept has the key
 */
export function keysOfPlatformNotice(
  body: Buffer,
  isKnown: (key: SurrogateKey) => boolean,
): SurrogateKey[] | undefined {
  const updates = readUpdates(body);
  if (!updates) return undefined;
  const keys = new Set<SurrogateKey>([anyListKey]);
  for (const { identifier, operation } of updates) {
    const id = readId(identifier.replace(/-(layout|media)$/i, ''));
    const key = id === undefined ? undefined : itemKey(id);
    if (operation.toLowerCase() !== 'update' || key === undefined || !isKnown(key))
      return undefined;
    keys.add(key);
  }
  return updates.length > 0 ? [...keys] : undefined;
}

/** Undefined for a notice in mode OnEnd, whose body anybody may choose, and for one in a form of later times. */
function readUpdates(body: Buffer) {
  try {
    return notice.validateSync(parseJson(body, { maxDepth: 6, maxValues: MAX_VALUES })).updates;
  } catch {
    return undefined;
  }
}
