import { Badge } from '../../../design-system/components/Badge/Badge';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { styled } from '../../../design-system/stitches';
import { fieldsOf } from '../forms/checkValue';
import { ToolButton } from '../ToolButton';
import type { Anchor, ListPlace } from './arrangingApi';
import { arrangingTexts } from './arrangingTexts';
import { missingFields } from './neededFields';
import { itemLabel } from './useListActions';

const words = arrangingTexts.list;

const Group = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

const Name = styled('span', {
  paddingInline: '$2',
  fontSize: '$caption',
  fontWeight: '$semibold',
  color: '$muted',
  whiteSpace: 'nowrap',
});

/** What can be done with the item of a list that is chosen on the page. */
export interface ListToolHandlers {
  onListMove: (place: ListPlace, anchor: Anchor) => void;
  onListAdd: (place: ListPlace) => void;
  onListDuplicate: (place: ListPlace) => void;
  onListRemove: (place: ListPlace) => void;
  onListEdit: (place: ListPlace) => void;
}

interface ListToolsProps extends ListToolHandlers {
  place: ListPlace;
}

/** The number of a list's item among how many, and what can be done with it. */
export function ListTools({ place, ...on }: ListToolsProps) {
  const { itemId, order, template } = place;
  const index = order.indexOf(itemId);
  const label = itemLabel(template);
  const name = arrangingTexts.numbered(label, index + 1, order.length);
  const values = Object.fromEntries(place.fields.map((one) => [one.name, one.value]));
  const isHidden = missingFields(template, fieldsOf(template), values).length > 0;
  const [before, after] = [order[index - 1], order[index + 1]];
  return (
    <Group role="group" aria-label={name}>
      <Name>{name}</Name>
      {isHidden && <Badge look="outline">{words.empty}</Badge>}
      <ToolButton
        label={words.up(name)}
        disabled={before === undefined}
        onPress={() => on.onListMove(place, { before })}
      >
        <Icon name="arrowUp" />
      </ToolButton>
      <ToolButton
        label={words.down(name)}
        disabled={after === undefined}
        onPress={() => on.onListMove(place, { after })}
      >
        <Icon name="arrowDown" />
      </ToolButton>
      <ToolButton label={words.edit(name)} onPress={() => on.onListEdit(place)}>
        <Icon name="wrench" />
      </ToolButton>
      <ToolButton label={words.addAfter(label)} onPress={() => on.onListAdd(place)}>
        <Icon name="plus" />
      </ToolButton>
      <ToolButton label={arrangingTexts.duplicate(name)} onPress={() => on.onListDuplicate(place)}>
        <Icon name="duplicate" />
      </ToolButton>
      <ToolButton label={words.remove(name)} onPress={() => on.onListRemove(place)}>
        <Icon name="bin" />
      </ToolButton>
    </Group>
  );
}
