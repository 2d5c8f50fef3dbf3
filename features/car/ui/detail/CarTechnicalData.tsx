import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { technicalRows } from '../technicalRows';
import { DetailSection } from './DetailSection';
import type { DetailedCar } from './detailedCar';
import { Fold } from './Fold';

/** Number of rows that are visible while the table is folded. */
const UNFOLDED_ROWS = 5;

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

/** Technical data of a car; rows after the first ones are folded. */
export function CarTechnicalData({ car }: { car: DetailedCar }) {
  const message = useMessages();
  const availableRows = rowsWithValue(car);
  if (availableRows.length === 0) return null;
  const list = (
    <Rows data-folds="">
      {availableRows.map(({ label, field }) => (
        <Row key={field}>
          <dt>{message(label)}</dt>
          <dd>{field === 'car_ncapstars' ? `${car[field]}/5` : car[field]}</dd>
        </Row>
      ))}
    </Rows>
  );
  const more = fillIn(message('detailShowAll'), { count: availableRows.length });
  return (
    <DetailSection id="technical-data" title={message('detailTechnical')}>
      {availableRows.length > UNFOLDED_ROWS ? (
        <Fold to="rows" more={more}>
          {list}
        </Fold>
      ) : (
        list
      )}
    </DetailSection>
  );
}

function rowsWithValue(car: DetailedCar) {
  return rows.filter(({ field }) => car[field] !== undefined && car[field] !== '');
}
