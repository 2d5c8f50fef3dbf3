import { findCarMedia } from '../../services/carMedia/findCarMedia';
import { makeCars } from '../../services/stock/stock';
import { STOCK_DAY } from '../../services/stock/stockSettings';
import { automotiveUk } from '../../sites/automotive-uk';

/** Returns a car in stock with a film and both 360-degree views; its registration has no spaces. */
export function findCarWithMedia(): { path: string; name: string; registration: string } {
  for (const car of makeCars(automotiveUk, { cars: 2000, day: STOCK_DAY })) {
    const { car_id, slug, car_brand, car_model, car_regno, car_images } = car;
    const media = car_regno ? findCarMedia({ car_regno, car_images }) : undefined;
    if (!car_regno || !media?.hasVideo || !media.has360 || !media.hasInternal360) continue;
    return {
      path: `${automotiveUk.carPath}/${car_id}/${slug}`,
      name: `${car_brand} ${car_model}`,
      registration: car_regno.replace(' ', ''),
    };
  }
  throw new Error('No car of the stock has everything');
}
