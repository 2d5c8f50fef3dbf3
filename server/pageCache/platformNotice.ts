import { array, object, string } from 'yup';
import { parseJson } from '../../platform/requestBody/plainJson';
import { readId } from '../../platform/content/contentIds';
import { anyListKey, itemKey, type SurrogateKey } from '../../platform/pages/surrogateKeys';

const MAX_UPDATES = 2000;
const MAX_VALUES = 20 * MAX_UPDATES;

/** The fields of the platform's webhook in mode OnUpdate that are used; others are ignored. */
const notice = object({
  updates: array()
    .of(
      object({
        /** A GUID, with a suffix for anything other than items (`-layout`, `-media`). */
        identifier: string().required(),
        operation: string().required(),
      }).required(),
    )
    .max(MAX_UPDATES)
    .required(),
}).required();

/**
 * Keys of the pages that a notice affects; undefined for all pages of all sites. A notice contains neither
 * the kind of an item nor its earlier place. So keys are enough only if every item was updated, not moved or
 * removed, and is shown by a cached page.
 * @param isCached whether a cached page has the key
 */
export function keysOfPlatformNotice(
  body: Buffer,
  isCached: (key: SurrogateKey) => boolean,
): SurrogateKey[] | undefined {
  const updates = readUpdates(body);
  if (!updates) return undefined;
  const keys = new Set<SurrogateKey>([anyListKey]);
  for (const { identifier, operation } of updates) {
    const id = readId(identifier.replace(/-(layout|media)$/i, ''));
    const key = id === undefined ? undefined : itemKey(id);
    if (operation.toLowerCase() !== 'update' || key === undefined || !isCached(key))
      return undefined;
    keys.add(key);
  }
  return updates.length > 0 ? [...keys] : undefined;
}

/**
 * Reads the updates; undefined for a notice in mode OnEnd, whose body is freely configurable, and for
 * unknown formats.
 */
function readUpdates(body: Buffer) {
  try {
    return notice.validateSync(parseJson(body, { maxDepth: 6, maxValues: MAX_VALUES })).updates;
  } catch {
    return undefined;
  }
}
