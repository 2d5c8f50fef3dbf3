import { findMissingFields } from '../../../schema/findMissingFields';
import { asIdList } from '../../items/fieldValues';
import type { CheckedPage, PageFinding } from './collectCheckedPage';
import { isEmptyBlock } from './findEmptyBlocks';

/** Warns of lists none of whose items visitors see, as each lacks what its block needs: slides without pictures. */
export function findHiddenItems({ store, page, blocks }: CheckedPage): PageFinding[] {
  const { draft } = store;
  const isHidden = (id: string): boolean => {
    const local = draft.findInLanguage(id, page.version.language);
    const fields = local && draft.findTemplate(local.item)?.fields;
    if (!fields) return true;
    const contracts = Object.fromEntries(
      [...fields.values()].map(({ name, contract }) => [name, contract]),
    );
    return findMissingFields(local.item.template, contracts, local.version.fields).length > 0;
  };
  return blocks.flatMap((block) => {
    const { uid, componentName } = block;
    const [own] = block.items;
    if (!own || isEmptyBlock(store, block)) return [];
    const fields = [...(draft.findTemplate(own.item)?.fields.values() ?? [])];
    return fields.flatMap(({ name, contract }): PageFinding[] => {
      if (contract.kind !== 'items') return [];
      const ids = asIdList(own.version.fields[name]);
      // Entries of a list are items of the block; other items are content from elsewhere.
      const isOwnList = ids.every((id) => draft.find(id)?.parentId === own.item.id);
      if (ids.length === 0 || !isOwnList || !ids.every(isHidden)) return [];
      const finding = { kind: 'hiddenItems', severity: 'warning', itemId: own.item.id } as const;
      return [{ ...finding, block: uid, componentName, field: name }];
    });
  });
}
