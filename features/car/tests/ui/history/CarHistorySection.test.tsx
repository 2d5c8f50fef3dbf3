/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { DetailedCar } from '../../../ui/detail/detailedCar';
import { exampleDetailedCar } from '../../../ui/detail/exampleDetailedCar';
import { CarHistorySection } from '../../../ui/history/CarHistorySection';
import { wearMarks } from '../../../ui/history/wearMarks';
import { examplePage } from '../../../../../site/dev/examplePage';
import { PageProviders } from '../../../../../site/page/PageProviders';

const today = '2026-11-24';

function section(over: Partial<DetailedCar> = {}): string {
  const page = examplePage({ title: 'Car', theme: 'default', language: 'sv' });
  const { container } = render(
    <PageProviders data={page}>
      <CarHistorySection car={{ ...exampleDetailedCar, ...over }} today={today} />
    </PageProviders>,
  );
  return container.textContent.replace(/\s/g, ' ');
}

test('a car without a history has no section', () => {
  expect(section({ car_history: undefined })).toBe('');
});

test('unknown facts have no row', () => {
  const text = section({ car_history: { keys: 2 } });
  expect(text).toContain('Nycklar2');
  for (const word of ['Ägare', 'Besiktning', 'Service', 'Däck', 'Återkallelser', 'garanti']) {
    expect(text).not.toContain(word);
  }
});

test('known facts are shown in the language and units of the market', () => {
  const text = section();
  expect(text).toContain('Ägare hittills1');
  expect(text).toContain('BesiktningNästa senast 2027-03-31');
  // 18,400 km of 100,000 have been driven.
  expect(text).toContain('Fabriksgaranti3 månader eller 8 160 mil kvar');
  expect(text).toContain('97 % av kapaciteten som ny');
  expect(text).toContain('2026-03-121 490 mil');
  expect(text).toContain('Repa, vänster bakdörrupp till 40 mm');
  expect(text).toContain('Byt snart');
  expect(text).toContain('Åtgärdad · 2025-10-02');
});

test('a warranty that has ended is not shown', () => {
  const ended = { kind: 'maker', until: '2026-11-23' } as const;
  expect(section({ car_history: { keys: 1, warranties: [ended] } })).not.toContain('garanti');
  const driven = { kind: 'maker', until: '2030-01-01', untilOdometer: 18_400 } as const;
  expect(section({ car_history: { keys: 1, warranties: [driven] } })).not.toContain('garanti');
});

test('no recalls and no wear are shown as facts', () => {
  const inspection = { date: '2026-11-01', wear: [] };
  const text = section({ car_history: { recalls: [], inspection } });
  expect(text).toContain('inga återkallelser');
  expect(text).toContain('Inget slitage');
});

test('photographs are served by the site’s image service, with alternative texts', () => {
  const page = examplePage({ title: 'Car', theme: 'default', language: 'sv' });
  const { container } = render(
    <PageProviders data={page}>
      <CarHistorySection car={exampleDetailedCar} today={today} />
    </PageProviders>,
  );
  const picture = container.querySelector('img');
  expect(picture?.alt).toBe('Repa, vänster bakdörr');
  expect(picture?.getAttribute('src')).toMatch(/^\/image\?/);
});

test('marks of the same place are drawn next to each other', () => {
  const [one, other, alone] = wearMarks([
    { place: 'bonnet' },
    { place: 'bonnet' },
    { place: 'roof' },
  ]);
  expect(one?.y).toBe(other?.y);
  expect(Number(other?.x) - Number(one?.x)).toBeGreaterThan(20);
  expect(alone?.x).toBe(104);
});
