import type { Car } from '../../../domain/documents/car';
import type { PricePoint } from '../../../domain/price/priceHistory';
import { priceHistoryFields } from '../../../domain/price/priceReduction';
import { roundPrice, type Market } from '../markets';
import type { Model } from '../models';
import { randomInteger, type Random } from '../random';
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

/** Price of each package relative to the model's price. */
const packageFactors = [1, 1.05, 1.11] as const;

/** Returns the value relative to the new price, by age and mileage; electric cars lose more per year. */
function valueRatio({ model, ageDays }: Identity, kilometres: number): number {
  const years = ageDays / 365;
  const annualLoss =
    model.fuel === 'Electric' ? 0.17 : model.brand.segment === 'value' ? 0.105 : 0.13;
  const wear = Math.exp(-annualLoss * years - (kilometres / 1000) * 0.0011);
  return 0.93 * wear;
}

interface DrawnPrices {
  retail: number;
  price: number;
  campaign?: number;
}

function drawPrices(
  random: Random,
  car: Identity,
  kilometres: number,
  index: CarIndex,
): DrawnPrices {
  const { market, site } = index;
  const listPrice = (car.model.price[site.country] ?? 0) * packageFactors[car.level];
  const retail = roundPrice(market, listPrice);
  const roundBelow = (amount: number, top: number) =>
    Math.min(roundPrice(market, amount), top - market.rounding.step);
  const drawCampaign = (price: number) =>
    random() < 0.13 ? roundBelow(price * (0.9 + random() * 0.07), price) : undefined;
  if (car.condition === 'sample') return { retail, price: retail };
  if (car.condition === 'new') {
    const price = random() < 0.25 ? roundBelow(retail * (0.93 + random() * 0.05), retail) : retail;
    return { retail, price, campaign: drawCampaign(price) };
  }
  if (car.condition === 'demo') {
    const price = roundBelow(retail * (0.84 + random() * 0.08), retail);
    return { retail, price, campaign: drawCampaign(price) };
  }
  const target = listPrice * valueRatio(car, kilometres) * (0.94 + random() * 0.12);
  const minPrice = market.lowestPrice * (1 + random() * 0.25);
  const first = roundBelow(Math.max(target, minPrice), retail);
  const price = random() < 0.35 ? roundBelow(first * (0.92 + random() * 0.06), first) : first;
  return { retail: first, price, campaign: drawCampaign(price) };
}

/**
 * Generates the price history since the car was listed: from the first price to the current one, sometimes
 * with a rise, and the campaign price last.
 */
function drawHistory(
  random: Random,
  { retail, price, campaign }: DrawnPrices,
  daysListed: number,
  index: CarIndex,
): PricePoint[] {
  const steps = [retail];
  if (price < retail && random() < 0.4) {
    steps.push(roundPrice(index.market, price + (retail - price) * random()));
  }
  if (price < retail) steps.push(price);
  if (campaign !== undefined) steps.push(campaign);
  const changes = steps.filter((step, position) => step !== steps[position - 1]);
  // A campaign must reduce a price that was valid on the day before.
  const first = campaign === undefined ? daysListed : Math.max(daysListed, 1);
  const latest = campaign === undefined ? daysListed : first - 1;
  const changeDays = changes
    .slice(1)
    .map(() => Math.min(randomInteger(random, 0, daysListed), latest));
  const days = [...new Set([first, ...changeDays])].sort((a, b) => b - a);
  const dated = changes.slice(-days.length);
  return dated.map((price, position) => ({ date: dayBefore(index, days[position] ?? 0), price }));
}

/** Returns the price without VAT; prices of commercial vehicles are already without it. */
export const priceWithoutVat = (price: number, { lcv }: Model, { vat }: Market): number =>
  lcv ? price : Math.round(price / (1 + vat));

/** Generates all prices of a car, consistent with each other as the type `Car` describes them. */
export function makePrices(
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
  // Cars bought from private owners are sold under the margin scheme, without deductible VAT.
  const isVatEligible = lcv || car.condition !== 'used' || random() < 0.3;
  const common = { car_vat_eligible: isVatEligible, car_price_currency: site.currency };
  if (!withPrice) {
    return {
      ...common,
      car_price_title: words.priceTitle.ask,
      car_price_text: words.priceOnRequest,
      car_has_campaign_price: false,
      car_price_history: [],
      car_is_reduced: false,
    };
  }
  const prices = drawPrices(random, car, kilometres, index);
  const { retail, price, campaign } = prices;
  const history = drawHistory(random, prices, daysListed, index);
  const withoutVat = (amount: number) =>
    isVatEligible ? priceWithoutVat(amount, car.model, market) : undefined;
  const { priceTitle } = words;
  return {
    ...common,
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
