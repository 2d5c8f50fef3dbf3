import { expect } from '@playwright/test';
import { addresses } from './addresses';

const INDEX = 'vehicles_automotive_se';
const key = { 'x-api-key': 'embedded' };

/** Returns a copy of a car in stock, changed to a Polestar 2 of a unique colour. */
export async function createCar(colour: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${addresses.embedded}/v1/search/`, {
    method: 'POST',
    headers: { ...key, 'content-type': 'application/json' },
    body: JSON.stringify({ index: INDEX, limit: 1 }),
  });
  const { content } = (await answer.json()) as { content: Record<string, unknown>[] };
  const make = { car_brand: 'Polestar', car_model: '2', car_model_text: 'Polestar 2' };
  return { ...content[0], ...make, car_color: colour, car_regno: undefined, caroftheweek: false };
}

/** Changes the stock of the product under test. */
export async function changeStock(change: object): Promise<void> {
  const answer = await fetch(`${addresses.embedded}/v1/documents/${INDEX}`, {
    method: 'POST',
    headers: key,
    body: JSON.stringify(change),
  });
  expect(answer.status).toBe(200);
}
