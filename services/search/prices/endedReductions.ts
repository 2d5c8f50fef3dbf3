import { daysBefore, KEPT_DAYS, LOOK_BACK_DAYS } from '../../../domain/price/priceHistory';
import { priceHistoryFields } from '../../../domain/price/priceReduction';
import type { DocumentPatch } from '../engine/SearchIndex';
import { forgetPrices, pricesBefore } from './keptPrices';
import { PAGE, readCars } from './readCars';
import type { PriceRecorder } from './recordPrices';

/**
 * Patches of the documents that tell of a reduction which has lasted its 30 days; campaigns last longer.
 * Generated stock is as of its own day, and does not age (decision 0031): only prices that were recorded do.
 */
export async function endedReductions(recorder: PriceRecorder): Promise<DocumentPatch[]> {
  const { engine, db, index, today } = recorder;
  const ids = await pricesBefore(db, index, daysBefore(today, LOOK_BACK_DAYS));
  const fields = ['car_id', 'car_has_campaign_price', 'car_price_history'] as const;
  const patches: DocumentPatch[] = [];
  for (let at = 0; at < ids.length; at += PAGE) {
    const filters = { car_id: ids.slice(at, at + PAGE), car_is_reduced: ['true'] };
    for await (const car of readCars(engine, index, fields, filters)) {
      const { car_price_history = [], car_has_campaign_price = false } = car;
      const now = priceHistoryFields(car_price_history, today, car_has_campaign_price);
      if (now.car_is_reduced) continue;
      patches.push({ kind: 'patch', id: String(car.car_id), fields: { ...now } });
    }
  }
  await forgetPrices(db, index, daysBefore(today, KEPT_DAYS));
  return patches;
}
