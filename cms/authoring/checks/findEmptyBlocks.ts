import { contract } from '../../../schema/generated/contract';
import type { ContentStore } from '../../items/ContentStore';
import type { LocalItem } from '../../items/ContentTree';
import { asIdList } from '../../items/fieldValues';
import type { CheckedPage, PageFinding } from './collectCheckedPage';

/** Groups of blocks that show only what editors put into them. */
const writtenGroups: ReadonlySet<string> = new Set([
  'Content',
  'Heroes',
  'Links',
  'Text and media',
]);
/** A text of its own group, and buttons that are there without words. */
const exceptions: Readonly<Record<string, boolean>> = { StoryText: true, SocialSharing: false };

const contentKinds: ReadonlySet<string> = new Set([
  ...['text', 'richText', 'image', 'file', 'link', 'date'],
]);

const written: ReadonlySet<string> = new Set(
  Object.entries(contract.blocks).flatMap(([name, { category }]) =>
    (exceptions[name] ?? writtenGroups.has(category)) ? [name] : [],
  ),
);

/** Whether editors have put nothing into a block that shows only what they put into it. */
export function isEmptyBlock(
  { draft }: ContentStore,
  { componentName, items }: CheckedPage['blocks'][number],
): boolean {
  const isFilled = ({ item, version }: LocalItem): boolean =>
    [...(draft.findTemplate(item)?.fields.values() ?? [])].some(({ name, contract: field }) => {
      const value = version.fields[name];
      if (value === undefined || value === '') return false;
      // Entries of a list are items of the block; other items are content from elsewhere.
      return 'of' in field && field.kind !== 'enum'
        ? asIdList(value).some((id) => draft.find(id)?.parentId !== item.id)
        : contentKinds.has(field.kind);
    });
  return written.has(componentName) && !items.some(isFilled);
}

/** Warns of blocks without content: editors see hints there, visitors an empty place. */
export function findEmptyBlocks({ store, blocks }: CheckedPage): PageFinding[] {
  return blocks
    .filter((block) => isEmptyBlock(store, block))
    .map(({ uid, componentName }) => ({
      kind: 'emptyBlock',
      severity: 'warning',
      block: uid,
      componentName,
    }));
}
