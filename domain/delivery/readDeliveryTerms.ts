import { array, number, object } from 'yup';
import type { DeliveryTerms } from './homeDelivery';

/** Maximum number of bands, distance and price that editors may set. */
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
        ({ upTo }, index) =>
          index === 0 || (upTo ?? Infinity) > (bands[index - 1]?.upTo ?? Infinity),
      ),
  );

/** Editors enter this when a site does not deliver cars. */
const NO_DELIVERY = '-';

/**
 * Reads the prices of home delivery as editors enter them: `50: 995; 150: 2490; 4990` is 995 up to 50, 2,490
 * up to 150 and 4,990 beyond; a single price applies everywhere; `-` is no home delivery.
 * @throws Error that says what is invalid
 */
export function readDeliveryTerms(text: string): DeliveryTerms {
  if (text.trim() === NO_DELIVERY) return [];
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

/** Reads a number as people write it: `2 490`, `19.50` or `19,50`; NaN for any other text. */
function readAmount(text: string): number {
  const digits = text.replace(/\s/g, '').replace(',', '.');
  return /^\d+(\.\d{1,2})?$/.test(digits) ? Number(digits) : NaN;
}
