import { carMediaOf } from '../../services/carMedia/carMediaOf';
import { makeCars } from '../../services/stock/stock';
import { STOCK_DAY } from '../../services/stock/stockSettings';
import { automotiveUk } from '../../sites/automotive-uk';

/** A car of the stock with a film, a turn and a look around; its registration without blanks. */
export function turnedCar(): { path: string; name: string; registration: string } {
  for (const car of makeCars(automotiveUk, { cars: 2000, day: STOCK_DAY })) {
    const { car_id, slug, car_brand, car_model, car_regno, car_images } = car;
    const media = car_regno ? carMediaOf({ car_regno, car_images }) : undefined;
    if (!car_regno || !media?.hasVideo || !media.has360 || !media.hasInternal360) continue;
    return {
      path: `${automotiveUk.carPath}/${car_id}/${slug}`,
      name: `${car_brand} ${car_model}`,
      registration: car_regno.replace(' ', ''),
    };
  }
  throw new Error('No car of the stock has everything');
}
