import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { CarService } from '../../../../domain/documents/carHistory.types';
import { Fold } from '../detail/Fold';
import { useHistoryFormats } from './useHistoryFormats';

/** Number of services that `Fold` shows while the list is folded; shorter lists need no fold. */
const VISIBLE_WHEN_FOLDED = 5;

/** A vertical line connects the services. */
const List = styled('ol', {
  display: 'grid',
  maxInlineSize: '$form',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '$4',
    paddingInlineStart: '$5',
    paddingBlock: '$2',
    lineHeight: '$snug',
  },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 'calc($space$2 + 0.5lh - $space$3 / 2)',
    insetInlineStart: 0,
    inlineSize: '$space$3',
    blockSize: '$space$3',
    borderRadius: '50%',
    backgroundColor: '$primary',
    '@forcedColors': { backgroundColor: 'CanvasText' },
    '@print': { border: '2px solid $text', backgroundColor: 'transparent' },
  },
  '& > li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 'calc($space$2 + 0.5lh) calc(-1 * ($space$2 + 0.5lh))',
    insetInlineStart: 'calc($space$3 / 2)',
    borderInlineStart: '2px solid $line',
    transform: 'translateX(-50%)',
    zIndex: -1,
  },
  isolation: 'isolate',
});

const DateCell = styled('span', { fontWeight: '$medium' });
const OdometerCell = styled('span', { textAlign: 'end' });
const PlaceCell = styled('span', {
  gridColumn: '1 / -1',
  color: '$muted',
  overflowWrap: 'anywhere',
});

export interface ServiceListProps {
  services: readonly CarService[];
  odometerUnit?: 'km' | 'mi';
  /** Shows all services, as on paper. */
  isExpanded?: boolean;
}

/** Services of a car, with odometer readings and workshops. */
export function ServiceList({ services, odometerUnit, isExpanded }: ServiceListProps) {
  const message = useMessages();
  const formats = useHistoryFormats(odometerUnit);
  const list = (
    <List role="list" data-folds="">
      {services.map(({ date, odometer, place }, index) => (
        <li key={index}>
          <DateCell>
            <time dateTime={date}>{formats.day(date)}</time>
          </DateCell>
          <OdometerCell>{odometer !== undefined && formats.distance(odometer)}</OdometerCell>
          {place && <PlaceCell>{place}</PlaceCell>}
        </li>
      ))}
    </List>
  );
  if (isExpanded || services.length <= VISIBLE_WHEN_FOLDED) return list;
  return (
    <Fold to="rows" more={fillIn(message('detailShowAll'), { count: services.length })}>
      {list}
    </Fold>
  );
}
