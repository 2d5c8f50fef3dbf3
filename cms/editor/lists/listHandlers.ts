import type { ListPlace } from './arrangingApi';
import type { ListToolHandlers } from './ListTools';
import { itemLabel, type ListActions } from './useListActions';

interface ListHandlersOptions {
  lists: ListActions;
  language: string;
  /** Chooses an item; one that was made just now is on its way to the page. */
  choose: (itemId: string) => void;
  onEdit: (itemId: string) => void;
}

/** What the toolbar of a chosen item does with the lists that it stands in. */
export function listHandlers(options: ListHandlersOptions): ListToolHandlers {
  const { lists, language, choose, onEdit } = options;
  const targetOf = ({ ownerId, field }: ListPlace) => ({ ownerId, field, language });
  const chooseMade = (made: string | undefined) => {
    if (made !== undefined) choose(made);
  };
  return {
    onListMove: (list, anchor) => {
      const { template, itemId, order } = list;
      void lists.move(targetOf(list), template, itemId, anchor, order);
    },
    onListAdd: (list) => {
      const anchor = { after: list.itemId };
      void lists.insert(targetOf(list), list.template, anchor).then(chooseMade);
    },
    onListDuplicate: (list) =>
      void lists.duplicate(targetOf(list), list.itemId, itemLabel(list.template)).then(chooseMade),
    onListRemove: (list) => {
      const { order, itemId } = list;
      const index = order.indexOf(itemId);
      const beside = order[index + 1] ?? order[index - 1];
      if (beside !== undefined) choose(beside);
      void lists.remove(targetOf(list), itemId, itemLabel(list.template));
    },
    onListEdit: (list) => onEdit(list.itemId),
  };
}
