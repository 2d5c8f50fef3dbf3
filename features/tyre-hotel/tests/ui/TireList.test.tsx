/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { exampleTires } from '../../ui/exampleTires';
import { TireList } from '../../ui/TireList';
import type { Tire } from '../../../../domain/tireHotel/tireHotel.types';
import { examplePage } from '../../../../site/dev/examplePage';
import { PageProviders } from '../../../../site/page/PageProviders';

function showTires(tires: readonly Tire[]) {
  render(
    <PageProviders data={examplePage({ title: 'Tyres', theme: 'default', language: 'en' })}>
      <TireList headingId="tires" tires={tires} />
    </PageProviders>,
  );
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

test('[TIRE-12] [TIRE-29] the list says of each wheel all that the drawing says', () => {
  const words = showTires(exampleTires.worn);
  expect(words).toHaveLength(4);
  expect(words[0]).toMatch(/Front left.*Good.*225\/45 R18.*Winter tyre.*6\.4 mm.*Legal limit 3 mm/);
  expect(words[1]).toMatch(/Front right.*Good.*6\.2 mm/);
  expect(words[2]).toMatch(/Rear left.*Replace soon.*3\.5 mm.*Replace at 4 mm/);
  expect(words[3]).toMatch(/Rear right.*Below the legal limit.*2\.7 mm/);
  const drawing = screen.getByRole('img', { name: /^The car seen from above/ });
  expect(
    within(drawing)
      .getAllByText(/^\d\.\d$/)
      .map(({ textContent }) => textContent),
  ).toEqual(['6.4', '6.2', '3.5', '2.7']);
});

test('[TIRE-29] wheels whose place is not understood, or is taken, stand in the list alone', () => {
  const words = showTires(exampleTires.odd);
  expect(words).toHaveLength(3);
  expect(words[1]).toMatch(/^Vänster fram.*2\.1 mm/);
  expect(words[2]).toMatch(/^Reservhjul.*Allround.*Legal limit 1\.6 mm/);
  expect(screen.getByRole('img', { name: /Front left 7\.1 mm$/ })).toBeVisible();
});

test('without wheels it says so', () => {
  expect(showTires(exampleTires.none)).toEqual([]);
  expect(screen.getByText('No tyres are checked in at the moment.')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});
