import { exampleCars } from '../../../car/ui/exampleCars';
import type { StockWord } from '../../../car/ui/useStockWord';
import type { ComparedCar } from '../../../car/ui/comparedCar';
import { compareSections, tooltipText } from '../../ui/compareSections';

const creditOf = ({ car_loan_option }: ComparedCar) =>
  car_loan_option && {
    kind: 'carLoan' as const,
    monthly: 'SEK 3,195/month',
    told: 'told',
    example: 'terms',
  };
const word: StockWord = (car, field) => car[field];
const history = { day: (iso: string) => iso, percent: (percent: number) => `${percent} %` };
const surroundings = { message: (key: string) => key, word, history, credit: creditOf };

const car = (over: Partial<ComparedCar> = {}): ComparedCar => ({
  car_id: '1',
  slug: 'a',
  car_brand: 'Volvo',
  car_model: 'EX30',
  ...over,
});

const sectionsOf = (...cars: ComparedCar[]) => compareSections(cars, surroundings);
const rowOf = (cars: ComparedCar[], label: string) =>
  sectionsOf(...cars)
    .flatMap(({ rows }) => rows)
    .find((row) => row.label === label);

describe('cars side by side', () => {
  test('[CMP-15] rows without a value in any car, and sections without rows, are left out', () => {
    expect(sectionsOf(car(), car())).toEqual([]);
    const cars = [car({ car_fuel: 'El' }), car()];
    expect(sectionsOf(...cars).map(({ name }) => name)).toEqual(['facts']);
    expect(rowOf(cars, 'compareFuel')?.cells).toEqual([{ text: 'El' }, undefined]);
    expect(rowOf(cars, 'compareGearbox')).toBeUndefined();
  });

  test('[CMP-12] loan and leasing have rows with their terms', () => {
    const [first] = exampleCars;
    const leased = car({
      car_leasing_options: [
        { leasing_type: 'Company', title: 'Lease', monthly_cost_text: '99 kr' },
      ],
      car_private_leasing_option: {
        title: 'Private',
        monthly_cost_text: '88 kr',
        months_text: '36 mån',
        mileage_text: '1 500 mil/år',
        start_fee_text: '0 kr',
        disclaimer: 'Because',
      },
    });
    const cars = [first, leased];
    expect(rowOf(cars, 'compareLoan')?.cells).toEqual([
      { text: 'SEK 3,195/month', note: 'told', tooltip: undefined },
      undefined,
    ]);
    expect(rowOf(cars, 'comparePrivateLeasing')?.cells[1]).toEqual({
      text: '88 kr',
      note: '36 mån, 1 500 mil/år',
      tooltip: 'Because',
    });
    expect(rowOf(cars, 'compareCompanyLeasing')?.cells[1]).toMatchObject({ text: '99 kr' });
  });

  test('[CMP-12] the UK’s PCP stands in a row of its own, and is never called a loan', () => {
    const pcp = { kind: 'carPcp' as const, monthly: '£199/month', told: 'told', example: 'terms' };
    const [offers] = compareSections([car()], { ...surroundings, credit: () => pcp });
    expect(offers?.rows).toEqual([
      { label: 'comparePcp', cells: [{ text: '£199/month', note: 'told', tooltip: undefined }] },
    ]);
  });

  test('[CMP-18] [OQ-59] only a model to order says that a technical value depends on how it is ordered', () => {
    const cars = [
      car({ car_power_text: '200 hk' }),
      car({ car_is_sample: true }),
      car({ car_is_sample: false }),
    ];
    expect(rowOf(cars, 'comparePower')?.cells).toEqual([
      { text: '200 hk' },
      { text: 'compareSampleValue' },
      undefined,
    ]);
    const facts = [car({ car_color: 'Blå' }), car({ car_is_sample: true })];
    expect(rowOf(facts, 'compareColour')?.cells[1]).toBeUndefined();
  });

  test('[CMP-13] equipment and technical data may be closed; equipment is what any car has', () => {
    const cars = [
      car({ car_equipment: ['Dragkrok', 'Navigation'], car_power_text: '1 hk' }),
      car({ car_equipment: ['Navigation', 'Taklucka'] }),
    ];
    const sections = sectionsOf(...cars);
    expect(sections.map(({ name, collapsible }) => [name, collapsible])).toEqual([
      ['technical', true],
      ['equipment', true],
    ]);
    expect(sections[1]?.rows.map(({ label }) => label)).toEqual([
      'Dragkrok',
      'Navigation',
      'Taklucka',
    ]);
    expect(rowOf(cars, 'Taklucka')?.cells).toEqual([undefined, { text: 'compareHas' }]);
  });
});

test('[CMP-17] tooltips end after 288 characters with an ellipsis', () => {
  expect(tooltipText('å'.repeat(288))).toBe('å'.repeat(288));
  expect(tooltipText('å'.repeat(289))).toBe(`${'å'.repeat(288)}…`);
  expect(tooltipText('🚗'.repeat(300))).toBe(`${'🚗'.repeat(288)}…`);
});

test('owners, warranty and battery of cars of which they are known', () => {
  const known = car({
    car_history: {
      owners: 2,
      warranties: [
        { kind: 'battery', until: '2033-01-01' },
        { kind: 'maker', until: '2027-03-01' },
      ],
      batteryHealth: { percent: 94 },
    },
  });
  const cars = [known, car()];
  expect(rowOf(cars, 'historyOwners')?.cells).toEqual([{ text: '2' }, undefined]);
  expect(rowOf(cars, 'historyWarrantyMaker')?.cells[0]).toBeDefined();
  expect(rowOf(cars, 'historyBattery')?.cells).toEqual([{ text: '94 %' }, undefined]);
  expect(rowOf([car()], 'historyOwners')).toBeUndefined();
});
