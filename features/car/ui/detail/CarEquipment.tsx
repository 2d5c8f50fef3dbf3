import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { toneStyle } from '../../../../design-system/tones';
import type { EquipmentLayout } from '../../../../schema/generated/fields';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { DetailSection } from './DetailSection';
import type { DetailedCar } from './detailedCar';
import { Fold } from './Fold';

/** With more items, only three are shown until the visitor expands the list (OQ-68). */
const MAX_UNFOLDED = 4;

const List = styled('ul', {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& svg': { display: 'none', flexShrink: 0, color: '$success' },
  variants: {
    layout: {
      Lines: {
        // Two lines fill the visible height while folded.
        lineHeight: '$folded',
        '& > li': { display: 'inline' },
        '& > li:not(:last-child)::after': { content: '" · "', color: '$muted' },
        // When the list is expanded, each item has a separate line.
        ':has(> details[open]) > &': {
          columnWidth: '$sizes$card',
          columnGap: '$6',
          '& > li': { display: 'flex', gap: '$2', paddingBlock: '$1', breakInside: 'avoid' },
          '& > li::after': { content: 'none' },
          '& svg': { display: 'block', marginBlockStart: '$1' },
        },
      },
      Rows: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        columnGap: '$6',
        alignContent: 'start',
        '& > li': {
          display: 'flex',
          alignItems: 'center',
          gap: '$3',
          minBlockSize: 'calc($sizes$foldedRows / 3)',
          borderBlockEnd: '1px solid $line',
          lineHeight: '$snug',
        },
        '& svg': { display: 'block' },
        ':has(> details[open]) > &': {
          '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        },
      },
    },
  },
});

const Notice = styled('div', {
  ...toneStyle('surface'),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$3',
  padding: '$4',
  borderRadius: '$card',
  '& > svg': { color: '$warning' },
});

interface CarEquipmentProps {
  car: DetailedCar;
  layout?: EquipmentLayout;
}

/** The equipment of a car, with a note about items that may stop working. */
export function CarEquipment({ car, layout = 'Lines' }: CarEquipmentProps) {
  const message = useMessages();
  const { legacyConnectivityNotice } = usePageInfo();
  const items = [...new Set(car.car_equipment)];
  const showsConnectivityNotice = legacyConnectivityNotice && car.car_has_legacy_connectivity;
  if (items.length === 0 && !showsConnectivityNotice) return null;
  const list = (
    <List layout={layout} role="list" data-folds="">
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          {item}
        </li>
      ))}
    </List>
  );
  const more = fillIn(message('detailShowAll'), { count: items.length });
  return (
    <DetailSection id="equipment" title={message('detailEquipment')}>
      {items.length > MAX_UNFOLDED ? (
        <Fold to={layout === 'Rows' ? 'tall' : 'lines'} more={more}>
          {list}
        </Fold>
      ) : (
        list
      )}
      {showsConnectivityNotice && (
        <Notice role="note">
          <Icon name="info" size="medium" />
          <div>
            <Text weight="bold">{message('detailConnectivityTitle')}</Text>
            <Text>{message('detailConnectivity')}</Text>
          </div>
        </Notice>
      )}
    </DetailSection>
  );
}
