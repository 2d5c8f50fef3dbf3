import type { SellCarValues } from '../../model/sellCar';
import { siteByName } from '../../../../sites/sites';
import type { EstimateVehicle } from '../vehicles/tradeInEstimates';
import type { AcceptedEnquiry, Recipient } from './lead.types';

/**
 * The range of a visitor's car as the server reckons it, for staff to compare with what the browser says was shown:
 * `reckonedEstimate`, in whole units of its currency. Nothing where none was shown, where there is none, or while
 * register or search do not answer: no enquiry waits or is lost for that.
 */
export async function reckonEstimate(
  estimateVehicle: EstimateVehicle,
  { site: name, values }: AcceptedEnquiry,
): Promise<Recipient> {
  const { regno, milage: mileage, extras, estimate } = values as SellCarValues;
  if (estimate === '') return {};
  const site = siteByName(name);
  // What an earlier release accepted has no extras.
  const word = { mileage, extras: extras ?? [] };
  const found = await estimateVehicle(site, regno, word).catch(() => undefined);
  if (!found?.range) return {};
  const { low, high } = found.range;
  return { reckonedEstimate: { low, high, currency: site.currency } };
}
