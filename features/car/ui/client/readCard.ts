import type { CarRecord } from '../../../../domain/documents/carRecord';

/**
 * Reads a car from its card (features/car/ui/CarCard), or from the car's page: enough to show it when its data cannot
 * be loaded. Undefined for another element.
 */
export function readCard(card: Element | null): CarRecord | undefined {
  if (!(card instanceof HTMLElement)) return undefined;
  const { car: car_id, carName = '', carBrand: car_brand = '', carPrice } = card.dataset;
  const slug = card.dataset.carSlug ?? readSlug(card);
  if (car_id === undefined || slug === undefined) return undefined;
  const price = Number(carPrice);
  return {
    car_id,
    car_brand,
    slug,
    car_model: carName.startsWith(car_brand) ? carName.slice(car_brand.length).trim() : carName,
    ...(price > 0 && { car_price: price }),
    ...readPicture(card),
  };
}

/** A card links to the car's page; the page itself has the name in an attribute. */
function readSlug(card: HTMLElement): string | undefined {
  const segment = card.querySelector('a')?.pathname.split('/').at(-1);
  return segment && decodeURIComponent(segment);
}

function readPicture(card: HTMLElement): Pick<CarRecord, 'car_primary_image'> {
  const src = card.querySelector('img')?.getAttribute('src');
  if (!src) return {};
  // The card's picture is a scaled copy, whose address has the original's as a parameter.
  const original = new URL(src, location.href).searchParams.get('src');
  return { car_primary_image: { thumbnail_url: original ?? src, blur_data_url: '' } };
}
