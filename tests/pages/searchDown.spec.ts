import { messagesOf } from '../../messages/messagesOf';
import { findViolations } from '../accessibility/findViolations';
import { endProcess, startBuilt } from '../support/startBuilt';
import { freePorts } from '../support/freePorts';
import { addresses } from './addresses';
import { findCar } from './stockCars';
import { expect, test } from './test';

const sv = messagesOf('sv');
const { path: car } = findCar('automotive-se', ({ car_id }) => car_id === '1000017');

test('[CAR-34] [ERR-30] [KIT-33] [ERR-38] while the search is down a car page offers a retry, a list shows a message, and all else works', async ({
  page,
}) => {
  const [port] = await freePorts(1);
  const getWebAddress = (host: string, path: string) => `http://${host}:${port}${path}`;
  const web = await startBuilt('index', getWebAddress('localhost', '/readyz'), {
    LOG_LEVEL: 'silent',
    PORT: String(port),
    CONTENT_URL: `${addresses.embedded}/graphql`,
    MEDIA_URL: `${addresses.embedded}/media`,
    EVENTS_URL: `${addresses.embedded}/events`,
    SEARCH_URL: 'http://127.0.0.1:9',
  });
  try {
    const carResponse = await page.goto(getWebAddress('localhost', car));
    expect(carResponse?.status()).toBe(503);
    expect(carResponse?.headers()['retry-after']).toMatch(/^\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sv.detailFailureTitle);
    const retry = page.getByRole('main').getByRole('link', { name: sv.detailRetry });
    await expect(retry).toHaveAttribute('href', car);
    await expect(page.getByRole('contentinfo')).toBeVisible();

    const kitsResponse = await page.goto(getWebAddress('carstore-fi.localhost', '/varustepaketit'));
    expect(kitsResponse?.headers()['cache-control']).toBe('no-store');
    await expect(page.locator('[data-list-results]')).toContainText('Virhe autojen lataamisessa');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Varustepaketit');
    await expect(page.locator('[data-list-items] > li')).toHaveCount(0);
    await expect(page.getByText('Ei kohteita löytynyt')).toBeHidden();
    expect(await findViolations(page)).toEqual([]);
  } finally {
    await endProcess(web);
  }
});
