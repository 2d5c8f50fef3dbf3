import { useId } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Tooltip } from '../../../design-system/components/Tooltip/Tooltip';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../../design-system/messages';
import { carName } from '../../car/ui/carName';
import type { ComparedCar } from '../../car/ui/comparedCar';
import { Note, SectionButton, Value } from './compareStyles';
import type { CompareCell, CompareRow, CompareSection } from './compareSections';

/** ARIA roles, set explicitly because browsers drop them from tables that are displayed as blocks. */
export const roles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  cell: 'cell',
  rowHeader: 'rowheader',
  columnHeader: 'columnheader',
} as const;

interface CompareRowsProps {
  section: CompareSection;
  cars: readonly ComparedCar[];
  isOpen: boolean;
  toggle: () => void;
}

/** A section of the table: its title, which opens and closes a collapsible section, and its rows. */
export function CompareRows({ section, cars, isOpen, toggle }: CompareRowsProps) {
  const id = useId();
  const { name, title, collapsible, rows } = section;
  const columns = cars.length + 1;
  return (
    <>
      <tbody role={roles.group}>
        <tr role={roles.row} data-row="section">
          <th role={roles.rowHeader} scope="colgroup" colSpan={columns}>
            {collapsible ? (
              <SectionButton
                type="button"
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={toggle}
              >
                {title}
                <Icon name="chevron" size="medium" />
              </SectionButton>
            ) : (
              title
            )}
          </th>
        </tr>
      </tbody>
      <tbody role={roles.group} id={id} hidden={!isOpen} data-section={name}>
        {rows.map((row) => (
          <tr key={row.label} role={roles.row}>
            <th role={roles.rowHeader} scope="row">
              {row.label}
            </th>
            {cars.map((car, index) => (
              <td key={car.car_id} role={roles.cell}>
                <Cell cell={row.cells[index]} row={row} car={car} asMark={name === 'equipment'} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

interface CellProps {
  cell: CompareCell | undefined;
  row: CompareRow;
  car: ComparedCar;
  /** Whether a check mark replaces the text, for values that only say that the car has something. */
  asMark: boolean;
}

function Cell({ cell, row, car, asMark }: CellProps) {
  const message = useMessages();
  if (!cell) {
    return (
      <Value color="muted">
        <span aria-hidden>–</span>
        <VisuallyHidden>{message('compareNothing')}</VisuallyHidden>
      </Value>
    );
  }
  if (asMark) {
    return (
      <Value color="good">
        <Icon name="check" size="medium" />
        <VisuallyHidden>{cell.text}</VisuallyHidden>
      </Value>
    );
  }
  const more = { label: row.label, car: carName(car) };
  return (
    <>
      <Value>
        {cell.text}
        {cell.tooltip && (
          <Tooltip text={cell.tooltip}>
            <Button
              type="button"
              variant="ghost"
              iconOnly
              aria-label={fillIn(message('compareMore'), more)}
            >
              <Icon name="info" />
            </Button>
          </Tooltip>
        )}
      </Value>
      {cell.note && <Note>{cell.note}</Note>}
    </>
  );
}
