import { fillIn, type Messages } from '../../../design-system/messages';
import type { CreditTexts } from '../../finance/ui/useCreditTexts';
import type { HistoryWords } from '../../car/ui/history/useHistoryWords';
import type { StockWord } from '../../car/ui/useStockWord';
import type { ComparedCar } from '../../car/ui/comparedCar';
import { technicalRows } from '../../car/ui/technicalRows';

/** Characters of a tooltip before it is cut (spec 2 §9). */
const longest = 288;

/** A text as a tooltip shows it: 288 characters at most, and an ellipsis where there were more. */
export function tooltipText(text: string): string {
  const characters = [...text];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text;
}

/** A value of a car; `note` stands below it, `tooltip` says more about it. */
export interface CompareCell {
  text: string;
  note?: string;
  tooltip?: string;
}

export interface CompareRow {
  label: string;
  /** One for each car, in their order; a car without a value has none. */
  cells: readonly (CompareCell | undefined)[];
}

export interface CompareSection {
  name: 'offers' | 'facts' | 'technical' | 'equipment';
  title: string;
  /** Opens and closes; the others always show. */
  collapsible: boolean;
  rows: readonly CompareRow[];
}

interface Surroundings {
  message: Messages;
  word: StockWord;
  /** How days and shares are written. */
  history: Pick<HistoryWords, 'day' | 'percent'>;
  /** What a car costs on credit. */
  credit: (car: ComparedCar) => CreditTexts | undefined;
}

type CellOf = (car: ComparedCar) => string | number | CompareCell | undefined;

/**
 * What the table shows of cars side by side (spec 2 §2, Compare modal). Rows in which no car has a
 * value, and sections without rows, are left out.
 */
export function compareSections(
  cars: readonly ComparedCar[],
  { message, word, history, credit }: Surroundings,
): readonly CompareSection[] {
  const row = (label: string, cellOf: CellOf): CompareRow => ({
    label,
    cells: cars.map((car) => asCell(cellOf(car))),
  });
  const sections: CompareSection[] = [
    {
      name: 'offers',
      title: message('compareOffers'),
      collapsible: false,
      rows: [
        row(message('compareLoan'), (car) => creditCell('carLoan', car, credit(car))),
        row(message('comparePcp'), (car) => creditCell('carPcp', car, credit(car))),
        row(message('comparePrivateLeasing'), privateLeasingCell),
        row(message('compareCompanyLeasing'), companyLeasingCell),
      ],
    },
    {
      name: 'facts',
      title: message('compareFacts'),
      collapsible: false,
      rows: [
        row(message('compareCondition'), (car) => word(car, 'car_condition')),
        row(message('compareYear'), (car) => car.car_year),
        row(message('compareMileage'), (car) => car.car_mileage_text),
        row(message('historyOwners'), (car) => car.car_history?.owners),
        row(message('historyWarrantyMaker'), (car) => warrantyCell(car, message, history)),
        row(message('compareFuel'), (car) => word(car, 'car_fuel')),
        row(message('compareGearbox'), (car) => word(car, 'car_gearbox')),
        row(message('compareDrive'), (car) => word(car, 'car_drive')),
        row(message('compareBody'), (car) => word(car, 'car_body')),
        row(message('compareColour'), (car) => word(car, 'car_color')),
        row(message('comparePackage'), (car) => car.car_trim_package),
        row(message('compareSeats'), (car) => car.car_seats),
        row(message('compareDoors'), (car) => car.car_doors),
        row(message('comparePlace'), (car) => car.car_site_name ?? car.car_site_city),
      ],
    },
    {
      name: 'technical',
      title: message('compareTechnical'),
      collapsible: true,
      rows: [
        ...technicalRows.map(({ label, field }) => row(message(label), (car) => car[field])),
        row(message('historyBattery'), ({ car_history: known }) =>
          known?.batteryHealth ? history.percent(known.batteryHealth.percent) : undefined,
        ),
      ],
    },
    {
      name: 'equipment',
      title: message('compareEquipment'),
      collapsible: true,
      rows: equipmentOf(cars).map((item) =>
        row(item, (car) => (car.car_equipment?.includes(item) ? message('compareHas') : undefined)),
      ),
    },
  ];
  return sections.flatMap((section) => {
    const rows = section.rows.filter(({ cells }) => cells.some((cell) => cell !== undefined));
    return rows.length === 0 ? [] : [withSamples({ ...section, rows }, cars, message)];
  });
}

/** A technical value that a model to order lacks depends on how it is ordered, and says so. */
function withSamples(
  section: CompareSection,
  cars: readonly ComparedCar[],
  message: Messages,
): CompareSection {
  if (section.name !== 'technical') return section;
  const cellFor = (cell: CompareCell | undefined, at: number) =>
    cell ?? (cars[at]?.car_is_sample ? { text: message('compareSampleValue') } : undefined);
  return {
    ...section,
    rows: section.rows.map((row) => ({ ...row, cells: row.cells.map(cellFor) })),
  };
}

/** How long the maker still answers for a car; a warranty may end earlier by how far the car goes. */
function warrantyCell(
  { car_history }: ComparedCar,
  message: Messages,
  { day }: Pick<HistoryWords, 'day'>,
): string | undefined {
  const until = car_history?.warranties?.find(({ kind }) => kind === 'maker')?.until;
  return until && fillIn(message('historyUntil'), { date: day(until) });
}

/** What any of the cars has, in the order of the first that has it. */
function equipmentOf(cars: readonly ComparedCar[]): readonly string[] {
  return [...new Set(cars.flatMap((car) => car.car_equipment ?? []))];
}

function asCell(value: ReturnType<CellOf>): CompareCell | undefined {
  if (value === undefined || value === '') return undefined;
  return typeof value === 'object' ? value : { text: String(value) };
}

/**
 * What a car costs on one kind of credit; nothing for a car that is offered with another one. The whole example stands
 * below the table (CompareExamples.tsx): in a narrow column it would push everything else out of sight.
 */
function creditCell(kind: CreditTexts['kind'], car: ComparedCar, credit: CreditTexts | undefined) {
  if (credit?.kind !== kind) return undefined;
  const { monthly, told } = credit;
  const disclaimer = car.car_loan_option?.disclaimer;
  return { text: monthly, note: told, tooltip: disclaimer && tooltipText(disclaimer) };
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
