import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { technicalRows } from '../technicalRows';
import { DetailSection } from './DetailSection';
import type { DetailedCar } from './detailedCar';
import { Fold } from './Fold';

/** Rows before the rest is shown (spec 2 §9). */
const firstRows = 5;

const Rows = styled('dl', {
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: '$muted' },
  '& dd': { margin: 0, fontWeight: '$medium', textAlign: 'end', overflowWrap: 'anywhere' },
});

const Row = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$5',
  paddingBlock: '$3',
  borderBlockEnd: '1px solid $line',
  lineHeight: '$snug',
  '& > *': { minInlineSize: 0 },
});

const rows = [
  ...technicalRows,
  { label: 'compareDoors', field: 'car_doors' },
  { label: 'detailVin', field: 'car_chassino' },
] as const;

/** Figures of a car: the first rows, and the rest behind a button (spec 2 §2). */
export function CarTechnicalData({ car }: { car: DetailedCar }) {
  const message = useMessages();
  const known = knownRows(car);
  if (known.length === 0) return null;
  const list = (
    <Rows data-folds="">
      {known.map(({ label, field }) => (
        <Row key={field}>
          <dt>{message(label)}</dt>
          <dd>{field === 'car_ncapstars' ? `${car[field]}/5` : car[field]}</dd>
        </Row>
      ))}
    </Rows>
  );
  const more = fillIn(message('detailShowAll'), { count: known.length });
  return (
    <DetailSection id="technical-data" title={message('detailTechnical')}>
      {known.length > firstRows ? (
        <Fold to="rows" more={more}>
          {list}
        </Fold>
      ) : (
        list
      )}
    </DetailSection>
  );
}

function knownRows(car: DetailedCar) {
  return rows.filter(({ field }) => car[field] !== undefined && car[field] !== '');
}
