import type { Car } from '../../../domain/documents/car';
import type { PricePoint } from '../../../domain/price/priceHistory';
import { priceHistoryFields } from '../../../domain/price/priceReduction';
import { roundPrice, type Market } from '../markets';
import type { Model } from '../models';
import { between, type Random } from '../random';
import type { CarIndex } from './carIndex';
import { dayBefore, type Identity } from './identity';

type Prices = Pick<
  Car,
  | 'car_price'
  | 'car_price_text'
  | 'car_price_title'
  | 'car_retail_price'
  | 'car_retail_price_text'
  | 'car_retail_price_exkl_vat'
  | 'car_campaign_price'
  | 'car_campaign_price_text'
  | 'car_campaign_price_exkl_vat'
  | 'car_vat_eligible'
  | 'car_has_campaign_price'
  | 'car_price_currency'
  | 'car_price_history'
  | 'car_lowest_price_30_days'
  | 'car_is_reduced'
  | 'car_price_drop'
>;

/** What each package adds to the price of the model. */
const packageFactor = [1, 1.05, 1.11] as const;

/** What is left of the new price after years and kilometres; electric cars lose more at first. */
function worth({ model, ageDays }: Identity, kilometres: number): number {
  const years = ageDays / 365;
  const yearly = model.fuel === 'Electric' ? 0.17 : model.brand.segment === 'value' ? 0.105 : 0.13;
  const wear = Math.exp(-yearly * years - (kilometres / 1000) * 0.0011);
  return 0.93 * wear;
}

interface Asked {
  retail: number;
  price: number;
  campaign?: number;
}

function drawPrices(random: Random, car: Identity, kilometres: number, index: CarIndex): Asked {
  const { market, site } = index;
  const listed = (car.model.price[site.country] ?? 0) * packageFactor[car.level];
  const retail = roundPrice(market, listed);
  const below = (amount: number, top: number) =>
    Math.min(roundPrice(market, amount), top - market.rounding.step);
  const campaigned = (price: number) =>
    random() < 0.13 ? below(price * (0.9 + random() * 0.07), price) : undefined;
  if (car.condition === 'sample') return { retail, price: retail };
  if (car.condition === 'new') {
    const price = random() < 0.25 ? below(retail * (0.93 + random() * 0.05), retail) : retail;
    return { retail, price, campaign: campaigned(price) };
  }
  if (car.condition === 'demo') {
    const price = below(retail * (0.84 + random() * 0.08), retail);
    return { retail, price, campaign: campaigned(price) };
  }
  const asked = listed * worth(car, kilometres) * (0.94 + random() * 0.12);
  const least = market.lowestPrice * (1 + random() * 0.25);
  const first = below(Math.max(asked, least), retail);
  const price = random() < 0.35 ? below(first * (0.92 + random() * 0.06), first) : first;
  return { retail: first, price, campaign: campaigned(price) };
}

/**
 * Prices from the day that the car came in until now: from the first price down to the price, now and
 * then up on the way, and to the campaign's price last.
 */
function drawHistory(
  random: Random,
  { retail, price, campaign }: Asked,
  daysListed: number,
  index: CarIndex,
): PricePoint[] {
  const steps = [retail];
  if (price < retail && random() < 0.4) {
    steps.push(roundPrice(index.market, price + (retail - price) * random()));
  }
  if (price < retail) steps.push(price);
  if (campaign !== undefined) steps.push(campaign);
  const changes = steps.filter((step, at) => step !== steps[at - 1]);
  // A campaign lowers a price that was asked the day before.
  const first = campaign === undefined ? daysListed : Math.max(daysListed, 1);
  const latest = campaign === undefined ? daysListed : first - 1;
  const drawn = changes.slice(1).map(() => Math.min(between(random, 0, daysListed), latest));
  const days = [...new Set([first, ...drawn])].sort((a, b) => b - a);
  const dated = changes.slice(-days.length);
  return dated.map((step, at) => ({ date: dayBefore(index, days[at] ?? 0), price: step }));
}

/** The price without VAT; prices of commercial vehicles are without it already. */
export const priceWithoutVat = (price: number, { lcv }: Model, { vat }: Market): number =>
  lcv ? price : Math.round(price / (1 + vat));

/** Everything about what the car costs; the relations are those of `CarPrices` (car.types). */
export function pricesOf(
  random: Random,
  car: Identity,
  {
    kilometres,
    daysListed,
    withPrice,
  }: { kilometres: number; daysListed: number; withPrice: boolean },
  index: CarIndex,
): Prices {
  const { market, formats, words, site } = index;
  const { lcv } = car.model;
  // Used cars from private owners are sold under the margin scheme.
  const vatEligible = lcv || car.condition !== 'used' || random() < 0.3;
  const base = { car_vat_eligible: vatEligible, car_price_currency: site.currency };
  if (!withPrice) {
    return {
      ...base,
      car_price_title: words.priceTitle.ask,
      car_price_text: words.priceOnRequest,
      car_has_campaign_price: false,
      car_price_history: [],
      car_is_reduced: false,
    };
  }
  const asked = drawPrices(random, car, kilometres, index);
  const { retail, price, campaign } = asked;
  const history = drawHistory(random, asked, daysListed, index);
  const withoutVat = (amount: number) =>
    vatEligible ? priceWithoutVat(amount, car.model, market) : undefined;
  const { priceTitle } = words;
  return {
    ...base,
    car_price: price,
    car_price_text: formats.money(price),
    car_price_title:
      campaign !== undefined
        ? priceTitle.campaign
        : car.condition === 'sample'
          ? priceTitle.from
          : lcv
            ? priceTitle.withoutVat
            : priceTitle.price,
    car_retail_price: retail,
    car_retail_price_text: formats.money(retail),
    car_retail_price_exkl_vat: withoutVat(retail),
    car_campaign_price: campaign,
    car_campaign_price_text: campaign === undefined ? undefined : formats.money(campaign),
    car_campaign_price_exkl_vat: campaign === undefined ? undefined : withoutVat(campaign),
    car_has_campaign_price: campaign !== undefined,
    ...priceHistoryFields(history, dayBefore(index, 0), campaign !== undefined),
  };
}
