/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { exampleDetailedCar } from '../../../ui/detail/exampleDetailedCar';
import type { DetailedCar } from '../../../ui/detail/detailedCar';
import { Ownership } from '../../../ui/ownership/Ownership';
import { start } from '../../../ui/ownership/Ownership.interaction.client';
import { examplePage } from '../../../../../site/dev/examplePage';
import { PageProviders } from '../../../../../site/page/PageProviders';

function show(
  assumptions: Record<string, string> = {},
  over: Partial<DetailedCar> = {},
): HTMLElement {
  const { container } = render(
    <PageProviders data={examplePage({ title: 'Car', theme: 'default', language: 'en' })}>
      <Ownership
        car={{ ...exampleDetailedCar, ...over }}
        market="SE"
        today="2026-11-02"
        assumptions={assumptions}
      />
    </PageProviders>,
  );
  return container;
}

const readCosts = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-own]')].map(
    (place) =>
      `${place.dataset.own} ${(place.closest('[data-own-row]') ?? place).hasAttribute('hidden')} ${place.textContent}`,
  );

const choice = {
  'own-years': '6',
  'own-distance': '2000',
  'own-home': '40',
  'own-electricityHome': '1.5',
  'own-tax': '',
  'own-pay': 'cash',
};

test('the browser calculates the same costs as the server, for every choice', () => {
  const served = show(choice);
  const typed = show();
  start(typed.querySelector<HTMLElement>('[data-ownership]')!);
  for (const [name, text] of Object.entries(choice)) {
    const field = typed.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
    fireEvent.input(field, { target: { value: text } });
  }
  expect(readCosts(typed)).toEqual(readCosts(served));
  expect(readCosts(served)).not.toEqual(readCosts(show()));
});

test('an excluded cost is named, and included again once it is entered', () => {
  const container = show();
  start(container.querySelector<HTMLElement>('[data-ownership]')!);
  expect(screen.queryByText(/Not included/)).toBeNull();
  const tax = screen.getByLabelText(/Vehicle tax per year/);
  fireEvent.input(tax, { target: { value: '' } });
  expect(
    screen.getByText('Not included, as we do not have the figures: vehicle tax.'),
  ).toBeVisible();
  fireEvent.input(tax, { target: { value: '360' } });
  expect(screen.queryByText(/Not included/)).toBeNull();
});

test('the form is sent by GET, is open after a change, and has no accessibility problems', async () => {
  const container = show(choice);
  const form = container.querySelector('form')!;
  expect(form.method).toBe('get');
  expect(form.closest('details')).toHaveAttribute('open');
  expect(
    (
      await axe.run(container, {
        rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
      })
    ).violations,
  ).toEqual([]);
});

test('nothing is shown for a van, or a car without a price', () => {
  expect(show({}, { car_vehicle_type_code: 'LCV' })).toBeEmptyDOMElement();
  expect(show({}, { car_price: undefined, car_has_campaign_price: false })).toBeEmptyDOMElement();
});
