import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { CarService } from '../../../../domain/documents/carHistory.types';
import { Fold } from '../detail/Fold';
import { useHistoryWords } from './useHistoryWords';

/** Services before the rest is shown; as many as a fold of rows leaves. */
const firstServices = 5;

/** A line down the side joins the services, as a service book does its stamps. */
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

const When = styled('span', { fontWeight: '$medium' });
const Reading = styled('span', { textAlign: 'end' });
const Where = styled('span', {
  gridColumn: '1 / -1',
  color: '$muted',
  fontSize: '$small',
  overflowWrap: 'anywhere',
});

export interface ServiceListProps {
  services: readonly CarService[];
  odometerUnit?: 'km' | 'mi';
  /** All of them at once, as on paper. */
  whole?: boolean;
}

/** When a car was serviced, how far it had gone by then, and where. */
export function ServiceList({ services, odometerUnit, whole }: ServiceListProps) {
  const message = useMessages();
  const words = useHistoryWords(odometerUnit);
  const list = (
    <List role="list" data-folds="">
      {services.map(({ date, odometer, place }, at) => (
        <li key={at}>
          <When>
            <time dateTime={date}>{words.day(date)}</time>
          </When>
          <Reading>{odometer !== undefined && words.distance(odometer)}</Reading>
          {place && <Where>{place}</Where>}
        </li>
      ))}
    </List>
  );
  if (whole || services.length <= firstServices) return list;
  return (
    <Fold to="rows" more={fillIn(message('detailShowAll'), { count: services.length })}>
      {list}
    </Fold>
  );
}
