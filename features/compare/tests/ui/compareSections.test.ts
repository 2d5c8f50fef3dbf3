import { exampleCars } from '../../../car/ui/exampleCars';
import type { StockWord } from '../../../car/ui/useStockWord';
import type { ComparedCar } from '../../../car/ui/comparedCar';
import { compareSections, tooltipText } from '../../ui/compareSections';

const createCredit = ({ car_loan_option }: ComparedCar) =>
  car_loan_option && {
    kind: 'carLoan' as const,
    monthly: 'SEK 3,195/month',
    rate: 'rate',
    summary: 'told',
    example: 'terms',
  };
const stockWord: StockWord = (car, field) => car[field];
const history = { day: (iso: string) => iso, percent: (percent: number) => `${percent} %` };
const sectionContext = { message: (key: string) => key, stockWord, history, credit: createCredit };

const car = (over: Partial<ComparedCar> = {}): ComparedCar => ({
  car_id: '1',
  slug: 'a',
  car_brand: 'Volvo',
  car_model: 'EX30',
  ...over,
});

const createSections = (...cars: ComparedCar[]) => compareSections(cars, sectionContext);
const findRow = (cars: ComparedCar[], label: string) =>
  createSections(...cars)
    .flatMap(({ rows }) => rows)
    .find((row) => row.label === label);

describe('compared cars', () => {
  test('[CMP-15] rows without a value in any car, and sections without rows, are omitted', () => {
    expect(createSections(car(), car())).toEqual([]);
    const cars = [car({ car_fuel: 'El' }), car()];
    expect(createSections(...cars).map(({ name }) => name)).toEqual(['facts']);
    expect(findRow(cars, 'compareFuel')?.cells).toEqual([{ text: 'El' }, undefined]);
    expect(findRow(cars, 'compareGearbox')).toBeUndefined();
  });

  test('[CMP-12] loan and leasing have separate rows with their terms', () => {
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
    expect(findRow(cars, 'compareLoan')?.cells).toEqual([
      { text: 'SEK 3,195/month', note: 'told', tooltip: undefined },
      undefined,
    ]);
    expect(findRow(cars, 'comparePrivateLeasing')?.cells[1]).toEqual({
      text: '88 kr',
      note: '36 mån, 1 500 mil/år',
      tooltip: 'Because',
    });
    expect(findRow(cars, 'compareCompanyLeasing')?.cells[1]).toMatchObject({ text: '99 kr' });
  });

  test('[CMP-12] PCP in the UK has a separate row, and is not called a loan', () => {
    const pcp = {
      kind: 'carPcp' as const,
      monthly: '£199/month',
      rate: 'rate',
      summary: 'told',
      example: 'terms',
    };
    const [offers] = compareSections([car()], { ...sectionContext, credit: () => pcp });
    expect(offers?.rows).toEqual([
      { label: 'comparePcp', cells: [{ text: '£199/month', note: 'told', tooltip: undefined }] },
    ]);
  });

  test('[CMP-18] [OQ-59] only a sample car shows that a technical value depends on the order', () => {
    const cars = [
      car({ car_power_text: '200 hk' }),
      car({ car_is_sample: true }),
      car({ car_is_sample: false }),
    ];
    expect(findRow(cars, 'comparePower')?.cells).toEqual([
      { text: '200 hk' },
      { text: 'compareSampleValue' },
      undefined,
    ]);
    const facts = [car({ car_color: 'Blå' }), car({ car_is_sample: true })];
    expect(findRow(facts, 'compareColour')?.cells[1]).toBeUndefined();
  });

  test('[CMP-13] equipment and technical data can be collapsed, and equipment has a row for what any of the cars has', () => {
    const cars = [
      car({ car_equipment: ['Dragkrok', 'Navigation'], car_power_text: '1 hk' }),
      car({ car_equipment: ['Navigation', 'Taklucka'] }),
    ];
    const sections = createSections(...cars);
    expect(sections.map(({ name, collapsible }) => [name, collapsible])).toEqual([
      ['technical', true],
      ['equipment', true],
    ]);
    expect(sections[1]?.rows.map(({ label }) => label)).toEqual([
      'Dragkrok',
      'Navigation',
      'Taklucka',
    ]);
    expect(findRow(cars, 'Taklucka')?.cells).toEqual([undefined, { text: 'compareHas' }]);
  });
});

test('[CMP-17] tooltips are cut after 288 characters with an ellipsis', () => {
  expect(tooltipText('å'.repeat(288))).toBe('å'.repeat(288));
  expect(tooltipText('å'.repeat(289))).toBe(`${'å'.repeat(288)}…`);
  expect(tooltipText('🚗'.repeat(300))).toBe(`${'🚗'.repeat(288)}…`);
});

test('owners, warranty and battery are shown for cars where they are known', () => {
  const carWithHistory = car({
    car_history: {
      owners: 2,
      warranties: [
        { kind: 'battery', until: '2033-01-01' },
        { kind: 'maker', until: '2027-03-01' },
      ],
      batteryHealth: { percent: 94 },
    },
  });
  const cars = [carWithHistory, car()];
  expect(findRow(cars, 'historyOwners')?.cells).toEqual([{ text: '2' }, undefined]);
  expect(findRow(cars, 'historyWarrantyMaker')?.cells[0]).toBeDefined();
  expect(findRow(cars, 'historyBattery')?.cells).toEqual([{ text: '94 %' }, undefined]);
  expect(findRow([car()], 'historyOwners')).toBeUndefined();
});
