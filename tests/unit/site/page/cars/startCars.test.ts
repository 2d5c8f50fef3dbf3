import { comparedKey } from '../../../../../blocks/Compare/comparedKey';
import { startCars } from '../../../../../site/page/cars/startCars';

const car = { car_id: '7', slug: 'kia-ev6', car_brand: 'Kia', car_model: 'EV6' };
const tray = '<div data-island="CompareCars"></div>';
const card =
  '<article data-car="7"><button data-compare="7" aria-pressed="false"></button></article>';

/** Whether the comparison was asked to start, once the scripts that the page fetches have run. */
async function started(html: string): Promise<boolean> {
  document.body.innerHTML = html;
  let asked = false;
  document.querySelector('[data-island]')?.addEventListener('start', () => (asked = true));
  startCars();
  await new Promise((resolve) => setTimeout(resolve, 200));
  return asked;
}

beforeEach(() => sessionStorage.clear());

test('[CMP-08] a page without cars shows the comparison of its session', async () => {
  sessionStorage.setItem(comparedKey, JSON.stringify([car]));
  expect(await started(tray)).toBe(true);
});

test('a page without cars fetches nothing while nothing is compared', async () => {
  expect(await started(tray)).toBe(false);
});

test('the buttons of cars show what the visitor has chosen', async () => {
  sessionStorage.setItem(comparedKey, JSON.stringify([car]));
  await started(tray + card);
  expect(document.querySelector('button')?.getAttribute('aria-pressed')).toBe('true');
});
