import { getAddableBlocks, getUsualBlocks, suitsPlace, type BlockSetting } from './blockPlaces';
import { categoryName, typeHelp, typeName } from '../forms/contractTexts';
import { addBlockTexts } from './addBlockTexts';

type AddableBlock = ReturnType<typeof getAddableBlocks>[number];

const synonyms: Readonly<Record<string, string>> = addBlockTexts.synonyms;

/**
 * Finds blocks that have all words in their name, category, description or synonyms. Matches at the start of
 * a name
 * come first.
 */
export function findBlocks(query: string, blocks: readonly AddableBlock[]): AddableBlock[] {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = blocks.filter(([name, { category }]) => {
    const names = [name, typeName(name), categoryName(category), typeHelp(name), synonyms[name]];
    const text = names.join(' ').toLowerCase();
    return terms.every((word) => text.includes(word));
  });
  const [firstWord = ''] = terms;
  const getRank = ([name]: AddableBlock): number => {
    const label = typeName(name);
    if (firstWord === '' || label.toLowerCase().startsWith(firstWord)) return 0;
    const labels = `${label}, ${synonyms[name] ?? ''}`.toLowerCase().split(/,\s*/);
    return labels.some((candidate) => candidate.startsWith(firstWord)) ? 1 : 2;
  };
  return matches.toSorted((a, b) => getRank(a) - getRank(b));
}

/** Returns the blocks that are suitable for a place. */
export const getSuitableBlocks = (place: BlockSetting): AddableBlock[] =>
  getAddableBlocks(place).filter(([name]) => suitsPlace(name, place));

/** Groups blocks by the name of their category. The categories are in the order of their first blocks. */
function groupByCategory(blocks: readonly AddableBlock[]): Map<string, AddableBlock[]> {
  const categories = new Map<string, AddableBlock[]>();
  for (const block of blocks) {
    const category = categoryName(block[1].category);
    categories.set(category, [...(categories.get(category) ?? []), block]);
  }
  return categories;
}

/** The same, after those that pages of the place are mostly made of. */
export function groupFromUsual(
  place: BlockSetting,
  blocks: readonly AddableBlock[],
): [string, readonly AddableBlock[]][] {
  const names = getUsualBlocks(place);
  const usual = names
    .map((name) => blocks.find(([one]) => one === name))
    .filter((block) => block !== undefined);
  const categories = [...groupByCategory(blocks.filter(([name]) => !names.includes(name)))];
  return usual.length > 0 ? [[addBlockTexts.usual, usual], ...categories] : categories;
}
