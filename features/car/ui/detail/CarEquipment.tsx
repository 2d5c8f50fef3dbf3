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

/** Pieces that are all shown; of more, three are (spec 2 §9, checklist OQ-68). */
const mostShown = 4;

const List = styled('ul', {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& svg': { display: 'none', flexShrink: 0, color: '$success' },
  variants: {
    layout: {
      Lines: {
        // Two lines fill the height that shows while folded.
        lineHeight: '$folded',
        '& > li': { display: 'inline' },
        '& > li:not(:last-child)::after': { content: '" · "', color: '$muted' },
        // Shown in full, each piece has a line of its own.
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

/** What a car is equipped with (spec 2 §2), and what of it may stop working (spec 2 §6). */
export function CarEquipment({ car, layout = 'Lines' }: CarEquipmentProps) {
  const message = useMessages();
  const { legacyConnectivityNotice } = usePageInfo();
  const pieces = [...new Set(car.car_equipment)];
  const warns = legacyConnectivityNotice && car.car_has_legacy_connectivity;
  if (pieces.length === 0 && !warns) return null;
  const list = (
    <List layout={layout} role="list" data-folds="">
      {pieces.map((piece) => (
        <li key={piece}>
          <Icon name="check" />
          {piece}
        </li>
      ))}
    </List>
  );
  const more = fillIn(message('detailShowAll'), { count: pieces.length });
  return (
    <DetailSection id="equipment" title={message('detailEquipment')}>
      {pieces.length > mostShown ? (
        <Fold to={layout === 'Rows' ? 'tall' : 'lines'} more={more}>
          {list}
        </Fold>
      ) : (
        list
      )}
      {warns && (
        <Notice role="note">
          <Icon name="info" size="medium" />
          <div>
            <Text weight="bold">{message('detailConnectivityTitle')}</Text>
            <Text size="small">{message('detailConnectivity')}</Text>
          </div>
        </Notice>
      )}
    </DetailSection>
  );
}
