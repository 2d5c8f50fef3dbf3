import type { ListPlace } from './arrangingApi';
import type { ListToolHandlers } from './getListTools';
import { typeName } from '../forms/contractTexts';
import { type ListActions } from './useListActions';

interface ListHandlersOptions {
  lists: ListActions;
  language: string;
  /** Selects an item as soon as it is on the page. */
  onSelect: (itemId: string) => void;
  onEdit: (itemId: string) => void;
}

/** Creates the handlers of the toolbar of a selected list item, for all lists that contain it. */
export function createListHandlers(options: ListHandlersOptions): ListToolHandlers {
  const { lists, language, onSelect, onEdit } = options;
  const toTarget = ({ ownerId, field }: ListPlace) => ({ ownerId, field, language });
  const selectNew = (newItemId: string | undefined) => {
    if (newItemId !== undefined) onSelect(newItemId);
  };
  return {
    onListMove: (list, anchor) => {
      const { template, itemId, order } = list;
      void lists.move(toTarget(list), template, itemId, anchor, order);
    },
    onListAdd: (list) => {
      const anchor = { after: list.itemId };
      void lists.insert(toTarget(list), list.template, anchor).then(selectNew);
    },
    onListDuplicate: (list) =>
      void lists
        .duplicate(toTarget(list), list.itemId, typeName(list.template), list.order)
        .then(selectNew),
    onListRemove: (list) => {
      const { order, itemId } = list;
      const index = order.indexOf(itemId);
      const neighbour = order[index + 1] ?? order[index - 1];
      if (neighbour !== undefined) onSelect(neighbour);
      void lists.remove(toTarget(list), itemId, typeName(list.template), order);
    },
    onListEdit: (list) => onEdit(list.itemId),
  };
}
