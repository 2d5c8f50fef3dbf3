import { daysBefore, RETENTION_DAYS, LOOK_BACK_DAYS } from '../../../domain/price/priceHistory';
import { priceHistoryFields } from '../../../domain/price/priceReduction';
import type { DocumentPatch } from '../engine/SearchIndex';
import { deletePricesBefore, findPricesBefore } from './storedPrices';
import { PAGE_SIZE, readCars } from './readCars';
import type { PriceRecorder } from './recordPrices';

/**
 * Returns patches for documents whose price reduction is older than 30 days; campaigns last longer. Applies
 * to recorded prices only: generated stock has a fixed date (decision 0031).
 */
export async function findEndedReductions(recorder: PriceRecorder): Promise<DocumentPatch[]> {
  const { engine, db, index, today } = recorder;
  const ids = await findPricesBefore(db, index, daysBefore(today, LOOK_BACK_DAYS));
  const fields = ['car_id', 'car_has_campaign_price', 'car_price_history'] as const;
  const patches: DocumentPatch[] = [];
  for (let start = 0; start < ids.length; start += PAGE_SIZE) {
    const filters = { car_id: ids.slice(start, start + PAGE_SIZE), car_is_reduced: ['true'] };
    for await (const car of readCars(engine, index, fields, filters)) {
      const { car_price_history = [], car_has_campaign_price = false } = car;
      const updatedFields = priceHistoryFields(car_price_history, today, car_has_campaign_price);
      if (updatedFields.car_is_reduced) continue;
      patches.push({ kind: 'patch', id: String(car.car_id), fields: { ...updatedFields } });
    }
  }
  await deletePricesBefore(db, index, daysBefore(today, RETENTION_DAYS));
  return patches;
}
