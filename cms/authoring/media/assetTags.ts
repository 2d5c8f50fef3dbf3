import type { Asset } from '../../media/asset';
import { foldText } from './foldText';
import { createEditError } from '../createEditError';
import { localizable } from '../../../domain/localizable';

const MAX_TAGS = 20;
const TAG = /^[\p{L}\p{N}][\p{L}\p{N} &+._'()/-]{0,39}$/u;

/**
 * Returns the tags of an asset after some were added and removed, in alphabetical order. Tags that differ only
 * in case or accents are the same tag, in the spelling that the library has already.
 */
export function applyTags(
  { tags }: Pick<Asset, 'tags'>,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
  existingTags: readonly string[],
): string[] {
  const spellings = new Map(existingTags.map((tag) => [foldText(tag), tag]));
  const newTags = new Map(tags.map((tag) => [foldText(tag), tag]));
  for (const tag of remove) newTags.delete(foldText(tag));
  for (const tag of add.map(parseTag)) {
    newTags.set(foldText(tag), spellings.get(foldText(tag)) ?? tag);
  }
  if (newTags.size > MAX_TAGS)
    throw createEditError('BAD_INPUT', localizable`A file has up to ${MAX_TAGS} tags.`);
  return [...newTags].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, tag]) => tag);
}

function parseTag(text: string): string {
  const tag = text.trim().replace(/\s+/g, ' ');
  if (TAG.test(tag)) return tag;
  throw createEditError('BAD_INPUT', 'A tag is up to 40 letters, digits and spaces.');
}

/** Counts the assets of each tag, in alphabetical order. */
export function countTags(assets: readonly Asset[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const tag of assets.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
