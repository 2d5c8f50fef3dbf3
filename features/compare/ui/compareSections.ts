import { fillIn, type Messages } from '../../../design-system/messages';
import type { CreditTexts } from '../../finance/ui/useCreditTexts';
import type { HistoryFormats } from '../../car/ui/history/useHistoryFormats';
import type { StockWord } from '../../car/ui/useStockWord';
import type { ComparedCar } from '../../car/ui/comparedCar';
import { technicalRows } from '../../car/ui/technicalRows';

/** Maximum number of characters of a tooltip, without the ellipsis (CMP-17). */
const MAX_TOOLTIP_LENGTH = 288;

/** Shortens a text for a tooltip to 288 characters and an ellipsis. */
export function tooltipText(text: string): string {
  const characters = [...text];
  return characters.length > MAX_TOOLTIP_LENGTH
    ? `${characters.slice(0, MAX_TOOLTIP_LENGTH).join('')}…`
    : text;
}

/** A value of a car. `note` is shown below it, and `tooltip` behind an info button. */
export interface CompareCell {
  text: string;
  note?: string;
  tooltip?: string;
}

export interface CompareRow {
  label: string;
  /** One per car, in their order; undefined for a car without a value. */
  cells: readonly (CompareCell | undefined)[];
}

export interface CompareSection {
  name: 'offers' | 'facts' | 'technical' | 'equipment';
  title: string;
  /** Whether visitors can close and open the section. */
  collapsible: boolean;
  rows: readonly CompareRow[];
}

interface SectionContext {
  message: Messages;
  stockWord: StockWord;
  /** Formats dates and percentages. */
  history: Pick<HistoryFormats, 'day' | 'percent'>;
  /** Texts about the monthly cost of a car on credit; undefined without credit. */
  credit: (car: ComparedCar) => CreditTexts | undefined;
}

type CellReader = (car: ComparedCar) => string | number | CompareCell | undefined;

/** Builds the sections of the comparison table, without rows and sections that have no values. */
export function compareSections(
  cars: readonly ComparedCar[],
  { message, stockWord, history, credit }: SectionContext,
): readonly CompareSection[] {
  const createRow = (label: string, readCell: CellReader): CompareRow => ({
    label,
    cells: cars.map((car) => toCell(readCell(car))),
  });
  const sections: CompareSection[] = [
    {
      name: 'offers',
      title: message('compareOffers'),
      collapsible: false,
      rows: [
        createRow(message('compareLoan'), (car) => creditCell('carLoan', car, credit(car))),
        createRow(message('comparePcp'), (car) => creditCell('carPcp', car, credit(car))),
        createRow(message('comparePrivateLeasing'), privateLeasingCell),
        createRow(message('compareCompanyLeasing'), companyLeasingCell),
      ],
    },
    {
      name: 'facts',
      title: message('compareFacts'),
      collapsible: false,
      rows: [
        createRow(message('compareCondition'), (car) => stockWord(car, 'car_condition')),
        createRow(message('compareYear'), (car) => car.car_year),
        createRow(message('compareMileage'), (car) => car.car_mileage_text),
        createRow(message('historyOwners'), (car) => car.car_history?.owners),
        createRow(message('historyWarrantyMaker'), (car) => warrantyCell(car, message, history)),
        createRow(message('compareFuel'), (car) => stockWord(car, 'car_fuel')),
        createRow(message('compareGearbox'), (car) => stockWord(car, 'car_gearbox')),
        createRow(message('compareDrive'), (car) => stockWord(car, 'car_drive')),
        createRow(message('compareBody'), (car) => stockWord(car, 'car_body')),
        createRow(message('compareColour'), (car) => stockWord(car, 'car_color')),
        createRow(message('comparePackage'), (car) => car.car_trim_package),
        createRow(message('compareSeats'), (car) => car.car_seats),
        createRow(message('compareDoors'), (car) => car.car_doors),
        createRow(message('comparePlace'), (car) => car.car_site_name ?? car.car_site_city),
      ],
    },
    {
      name: 'technical',
      title: message('compareTechnical'),
      collapsible: true,
      rows: [
        ...technicalRows.map(({ label, field }) => createRow(message(label), (car) => car[field])),
        createRow(message('historyBattery'), ({ car_history: carHistory }) =>
          carHistory?.batteryHealth ? history.percent(carHistory.batteryHealth.percent) : undefined,
        ),
      ],
    },
    {
      name: 'equipment',
      title: message('compareEquipment'),
      collapsible: true,
      rows: collectEquipment(cars).map((item) =>
        createRow(item, (car) =>
          car.car_equipment?.includes(item) ? message('compareHas') : undefined,
        ),
      ),
    },
  ];
  return sections.flatMap((section) => {
    const rows = section.rows.filter(({ cells }) => cells.some((cell) => cell !== undefined));
    return rows.length === 0 ? [] : [markSampleValues({ ...section, rows }, cars, message)];
  });
}

/** Marks missing technical values of sample cars: they depend on the configuration that is ordered. */
function markSampleValues(
  section: CompareSection,
  cars: readonly ComparedCar[],
  message: Messages,
): CompareSection {
  if (section.name !== 'technical') return section;
  const cellFor = (cell: CompareCell | undefined, index: number) =>
    cell ?? (cars[index]?.car_is_sample ? { text: message('compareSampleValue') } : undefined);
  return {
    ...section,
    rows: section.rows.map((row) => ({ ...row, cells: row.cells.map(cellFor) })),
  };
}

/** End date of the manufacturer's warranty. Mileage may end the warranty earlier. */
function warrantyCell(
  { car_history }: ComparedCar,
  message: Messages,
  { day }: Pick<HistoryFormats, 'day'>,
): string | undefined {
  const until = car_history?.warranties?.find(({ kind }) => kind === 'maker')?.until;
  return until && fillIn(message('historyUntil'), { date: day(until) });
}

/** Equipment of all cars, in the order in which it first occurs. */
function collectEquipment(cars: readonly ComparedCar[]): readonly string[] {
  return [...new Set(cars.flatMap((car) => car.car_equipment ?? []))];
}

function toCell(value: ReturnType<CellReader>): CompareCell | undefined {
  if (value === undefined || value === '') return undefined;
  return typeof value === 'object' ? value : { text: String(value) };
}

/**
 * A car's monthly cost for one kind of credit; undefined if the car is offered with another kind. The
 * representative example is below the table (CompareExamples.tsx), because it is too long for a column.
 */
function creditCell(kind: CreditTexts['kind'], car: ComparedCar, credit: CreditTexts | undefined) {
  if (credit?.kind !== kind) return undefined;
  const { monthly, summary } = credit;
  const disclaimer = car.car_loan_option?.disclaimer;
  return { text: monthly, note: summary, tooltip: disclaimer && tooltipText(disclaimer) };
}

function privateLeasingCell({ car_private_leasing_option: lease }: ComparedCar) {
  if (!lease) return undefined;
  const { monthly_cost_text: text, months_text, mileage_text, disclaimer } = lease;
  const note = [months_text, mileage_text].join(', ');
  return { text, note, tooltip: disclaimer && tooltipText(disclaimer) };
}

function companyLeasingCell(car: ComparedCar) {
  const offer = car.car_leasing_options?.find(({ leasing_type }) => leasing_type === 'Company');
  const disclaimer = car.car_company_leasing_option?.disclaimer;
  return (
    offer && {
      text: offer.monthly_cost_text,
      note: offer.title,
      tooltip: disclaimer && tooltipText(disclaimer),
    }
  );
}
