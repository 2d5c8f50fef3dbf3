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

test('[TIRE-12] [TIRE-29] the list contains for each wheel everything that the drawing shows', () => {
  const texts = showTires(exampleTires.worn);
  expect(texts).toHaveLength(4);
  expect(texts[0]).toMatch(/Front left.*Good.*225\/45 R18.*Winter tyre.*6\.4 mm.*Legal limit 3 mm/);
  expect(texts[1]).toMatch(/Front right.*Good.*6\.2 mm/);
  expect(texts[2]).toMatch(/Rear left.*Replace soon.*3\.5 mm.*Replace at 4 mm/);
  expect(texts[3]).toMatch(/Rear right.*Below the legal limit.*2\.7 mm/);
  const drawing = screen.getByRole('img', { name: /^The car seen from above/ });
  expect(
    within(drawing)
      .getAllByText(/^\d\.\d$/)
      .map(({ textContent }) => textContent),
  ).toEqual(['6.4', '6.2', '3.5', '2.7']);
});

test('[TIRE-29] wheels with an unknown or duplicate position are only in the list', () => {
  const texts = showTires(exampleTires.odd);
  expect(texts).toHaveLength(3);
  expect(texts[1]).toMatch(/^Vänster fram.*2\.1 mm/);
  expect(texts[2]).toMatch(/^Reservhjul.*Allround.*Legal limit 1\.6 mm/);
  expect(screen.getByRole('img', { name: /Front left 7\.1 mm$/ })).toBeVisible();
});

test('a text is shown where there are no wheels', () => {
  expect(showTires(exampleTires.none)).toEqual([]);
  expect(screen.getByText('No tyres are checked in at the moment.')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});
