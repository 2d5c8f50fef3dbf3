import { array, number, object } from 'yup';
import type { DeliveryTerms } from './homeDelivery';

/** Most bands that editors may set, farthest and dearest. */
const MAX_BANDS = 8;
const MAX_DISTANCE = 5000;
const MAX_PRICE = 1_000_000;

const terms = array()
  .of(
    object({
      upTo: number().positive().max(MAX_DISTANCE),
      price: number().required().min(0).max(MAX_PRICE),
    }),
  )
  .required()
  .min(1)
  .max(MAX_BANDS)
  .test(
    'rising',
    'must go from the nearest to the farthest, the last alone without a distance',
    (bands) =>
      bands.every(
        ({ upTo }, at) => at === 0 || (upTo ?? Infinity) > (bands[at - 1]?.upTo ?? Infinity),
      ),
  );

/** What editors write where a site delivers no cars. */
const NONE = '-';

/**
 * Prices of home delivery as editors write them: `50: 995; 150: 2490; 4990` is 995 as far as 50, 2,490 as far as
 * 150 and 4,990 beyond; one price alone is the same everywhere; `-` is no home delivery.
 * @throws Error that says what is wrong
 */
export function readDeliveryTerms(text: string): DeliveryTerms {
  if (text.trim() === NONE) return [];
  const bands = text
    .split(/[;\n]/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const numbers = line.split(':').map(readAmount);
      const [first, second] = numbers;
      if (numbers.length > 2) return { price: NaN };
      return numbers.length === 1 ? { price: first } : { upTo: first, price: second };
    });
  return terms.validateSync(bands, { strict: true });
}

/** A number as people write it: `2 490`, `19.50` or `19,50`. */
function readAmount(text: string): number {
  const digits = text.replace(/\s/g, '').replace(',', '.');
  return /^\d+(\.\d{1,2})?$/.test(digits) ? Number(digits) : NaN;
}
