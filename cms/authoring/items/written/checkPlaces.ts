import { localizable } from '../../../../domain/localizable';
import { acceptsBlock } from '../../../../schema/blockPlaces';
import type { ItemVersion, Placeholders } from '../../../items/item.types';
import { createEditError } from '../../createEditError';

type Blocks = Pick<ItemVersion, 'placeholders' | 'variants'>;

/**
 * Checks the places of blocks: what was at its place before stays, for contents that are older than a rule.
 * @param before earlier versions of the same item
 * @throws BAD_INPUT for a block at a place that does not take it
 */
export function checkPlaces(before: readonly Blocks[], after: Blocks): void {
  const known = new Set(before.flatMap(placesOf).map(keyOf));
  const wrong = placesOf(after).find(
    (place) => !acceptsBlock(place.placeholder, place.block) && !known.has(keyOf(place)),
  );
  if (!wrong) return;
  throw createEditError(
    'BAD_INPUT',
    localizable`This place does not take the block “${{ type: wrong.block }}”.`,
  );
}

interface Place {
  uid: string;
  block: string;
  placeholder: string;
}

const keyOf = ({ uid, placeholder }: Place): string => `${placeholder} ${uid}`;

function placesOf({ placeholders, variants = [] }: Blocks): Place[] {
  const added = variants.flatMap(({ changes }) =>
    changes.added.flatMap(({ place, rendering }) =>
      placesIn({ [place.slice(place.lastIndexOf('/') + 1)]: [rendering] }),
    ),
  );
  return [...placesIn(placeholders), ...added];
}

const placesIn = (placeholders: Placeholders): Place[] =>
  Object.entries(placeholders).flatMap(([placeholder, blocks]) =>
    blocks.flatMap(({ uid, componentName: block, placeholders: inner }) => [
      { uid, block, placeholder },
      ...placesIn(inner),
    ]),
  );
