import type { CarRecord } from '../../../../domain/documents/carRecord';

/**
 * What a card (features/car/ui/CarCard), or the page of a car, tells of its car: enough to show it where nothing more can be had.
 * Undefined for what is no card.
 */
export function readCard(card: Element | null): CarRecord | undefined {
  if (!(card instanceof HTMLElement)) return undefined;
  const { car: car_id, carName = '', carBrand: car_brand = '', carPrice } = card.dataset;
  const slug = card.dataset.carSlug ?? slugOfLink(card);
  if (car_id === undefined || slug === undefined) return undefined;
  const price = Number(carPrice);
  return {
    car_id,
    car_brand,
    slug,
    car_model: carName.startsWith(car_brand) ? carName.slice(car_brand.length).trim() : carName,
    ...(price > 0 && { car_price: price }),
    ...pictureOf(card),
  };
}

/** A card leads to its car's page; the page itself says what it is called. */
function slugOfLink(card: HTMLElement): string | undefined {
  const segment = card.querySelector('a')?.pathname.split('/').at(-1);
  return segment && decodeURIComponent(segment);
}

function pictureOf(card: HTMLElement): Pick<CarRecord, 'car_primary_image'> {
  const src = card.querySelector('img')?.getAttribute('src');
  if (!src) return {};
  // Pictures of the page are scaled copies; what is kept is where they come from.
  const original = new URL(src, location.href).searchParams.get('src');
  return { car_primary_image: { thumbnail_url: original ?? src, blur_data_url: '' } };
}
