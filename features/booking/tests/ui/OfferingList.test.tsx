/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { OfferingList } from '../../ui/OfferingList';
import type { BookingSettings } from '../../ui/step.types';
import type { Offering, OfferingCategory } from '../../../../domain/booking/booking.types';
import { newBooking, reduceBooking } from '../../model/bookingState';
import { moneyPattern } from '../../../../domain/money/moneyPattern';
import { Words } from './Words';

const offering = (code: string, name: string, changes: Partial<Offering> = {}): Offering => ({
  code,
  name,
  price: 2000,
  priceKnown: true,
  notKnownPriceText: '',
  priceDiscount: null,
  description: '',
  isAvailable: true,
  category: 'Service',
  unitPrice: null,
  allowUserInput: false,
  type: 'service',
  listItems: [],
  ...changes,
});

const service: OfferingCategory = {
  name: 'Service',
  icon: '',
  selectionType: null,
  offerings: [
    offering('originalservice', 'Originalservice'),
    offering('basservice-liten', 'Liten service'),
    offering('basservice-stor', 'Stor service'),
    offering('hjulskifte', 'Hjulskifte'),
  ],
};
const settings = { pattern: moneyPattern('sv-SE', 'SEK') } as BookingSettings;

/** The list in the step of services, with the chosen ones. */
function List({ categories }: { categories: readonly OfferingCategory[] }) {
  const [state, dispatch] = useReducer(reduceBooking, {
    ...newBooking,
    bookingState: 2,
    displayState: 2,
  });
  return <OfferingList {...{ categories, state, dispatch, settings }} />;
}

const show = (categories: readonly OfferingCategory[] = [service]) =>
  render(<List categories={categories} />, { wrapper: Words });
const box = (name: string) => screen.getByRole('checkbox', { name });
const press = (element: HTMLElement) => fireEvent.click(element);
const instead = (name: string) =>
  screen.queryByRole('button', { name: new RegExp(`^Välj den här i stället för .*: ${name}$`) });

test.each([
  ['BOOK-47', 'Liten service', 'Originalservice', 'Basservice är redan valt'],
  ['BOOK-48', 'Originalservice', 'Stor service', 'Originalservice är redan valt'],
  ['BOOK-47', 'Liten service', 'Stor service', 'Basservice är redan valt'],
  ['BOOK-47', 'Stor service', 'Liten service', 'Basservice är redan valt'],
])(
  '[%s] with %s chosen, %s is unavailable with the reason, and a button next to it chooses it instead',
  (_, chosen, excluded, why) => {
    show();
    press(box(chosen));
    expect(box(excluded)).toHaveAttribute('aria-disabled', 'true');
    expect(box(excluded)).toHaveAccessibleDescription(expect.stringContaining(why));
    press(box(excluded));
    expect([box(chosen), box(excluded)].map((each) => (each as HTMLInputElement).checked)).toEqual([
      true,
      false,
    ]);
    const button = instead(excluded);
    expect(button).toHaveTextContent(`Välj den här i stället för ${chosen}`);
    press(button!);
    expect(box(excluded)).toBeChecked();
    expect(box(chosen)).not.toBeChecked();
    expect(box(excluded)).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(
      `${excluded} är vald i stället för ${chosen}.`,
    );
  },
);

test('a price that depends on the workshop and the mileage is shown with its range', () => {
  const range = { from: 2815, to: 5400 };
  const [original, small] = service.offerings;
  show([
    {
      ...service,
      offerings: [
        { ...original!, priceRange: range },
        { ...small!, priceRange: { from: 1900, to: 2300 } },
      ],
    },
  ]);
  expect(box('Originalservice')).toHaveAccessibleDescription(
    /2\s815\skr till 5\s400\skr beroende på verkstad och miltal/,
  );
  expect(box('Liten service')).toHaveAccessibleDescription(
    /1\s900\skr till 2\s300\skr beroende på verkstad$|1\s900\skr till 2\s300\skr beroende på verkstad /,
  );
});

test('a service that excludes no other stays available with a full service', () => {
  show();
  press(box('Liten service'));
  press(box('Hjulskifte'));
  expect(box('Hjulskifte')).toBeChecked();
  expect(box('Liten service')).toBeChecked();
});

test('a service that no workshop offers cannot be chosen instead of another', () => {
  const [original, ...others] = service.offerings;
  show([{ ...service, offerings: [{ ...original!, isAvailable: false }, ...others] }]);
  press(box('Liten service'));
  expect(instead('Originalservice')).toBeNull();
});

test('[BOOK-49] pressing an exclusive add-on replaces the chosen one, and a second press removes it', () => {
  const addon = { type: 'addon', category: 'Under besöket' } as const;
  const offerings = [offering('lanebil', 'Lånebil', addon), offering('taxi', 'Taxi', addon)];
  show([{ name: 'Under besöket', icon: '', selectionType: 'single', offerings }]);
  const radio = (name: string) => screen.getByRole('radio', { name });
  press(radio('Lånebil'));
  press(radio('Taxi'));
  expect(radio('Lånebil')).not.toBeChecked();
  expect(radio('Taxi')).toBeChecked();
  press(radio('Taxi'));
  expect(radio('Taxi')).not.toBeChecked();
});
