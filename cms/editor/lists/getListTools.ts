import { getItemFields } from '../forms/checkValues';
import type { Tool } from '../ToolMenu';
import type { Anchor, ListPlace } from './arrangingApi';
import { arrangingTexts } from './arrangingTexts';
import { findMissingFields } from '../../../schema/findMissingFields';
import { typeName } from '../forms/contractTexts';

const listTexts = arrangingTexts.list;

/** Items that lie side by side in windows of every width. */
const SIDEWAYS_TEMPLATES: ReadonlySet<string> = new Set(['CarouselSlide']);

/** Handlers of the actions on a selected list item. */
export interface ListToolHandlers {
  onListMove: (place: ListPlace, anchor: Anchor) => void;
  onListAdd: (place: ListPlace) => void;
  onListDuplicate: (place: ListPlace) => void;
  onListRemove: (place: ListPlace) => void;
  onListEdit: (place: ListPlace) => void;
}

/** Returns the name of a list item: its type and its position in the list. */
export const formatListItemName = ({ itemId, order, template }: ListPlace): string =>
  arrangingTexts.numbered({
    label: typeName(template),
    number: order.indexOf(itemId) + 1,
    count: order.length,
  });

/** Whether visitors do not see an item, because it has no content in a field that its block needs. */
export function isItemHidden({ template, fields }: ListPlace): boolean {
  const values = Object.fromEntries(fields.map((field) => [field.name, field.value]));
  return findMissingFields(template, getItemFields(template), values).length > 0;
}

/** Returns the actions on a list item. */
export function getListTools(place: ListPlace, handlers: ListToolHandlers): Tool[] {
  const { itemId, order, template } = place;
  const index = order.indexOf(itemId);
  const [before, after] = [order[index - 1], order[index + 1]];
  const name = formatListItemName(place);
  const label = typeName(template).toLowerCase();
  const isSideways = SIDEWAYS_TEMPLATES.has(template);
  return [
    {
      label: isSideways ? listTexts.forward({ name }) : listTexts.up({ name }),
      icon: isSideways ? 'arrowLeft' : 'arrowUp',
      disabled: before === undefined,
      onPress: () => handlers.onListMove(place, { before }),
    },
    {
      label: isSideways ? listTexts.backward({ name }) : listTexts.down({ name }),
      icon: isSideways ? 'arrow' : 'arrowDown',
      disabled: after === undefined,
      onPress: () => handlers.onListMove(place, { after }),
    },
    { label: listTexts.edit({ name }), icon: 'wrench', onPress: () => handlers.onListEdit(place) },
    {
      label: listTexts.addAfter({ label }),
      icon: 'plus',
      onPress: () => handlers.onListAdd(place),
    },
    {
      label: arrangingTexts.duplicate({ name }),
      icon: 'duplicate',
      onPress: () => handlers.onListDuplicate(place),
    },
    { label: listTexts.remove({ name }), icon: 'bin', onPress: () => handlers.onListRemove(place) },
  ];
}
