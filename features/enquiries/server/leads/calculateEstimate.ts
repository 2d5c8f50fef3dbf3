import type { SellCarValues } from '../../model/sellCar';
import { siteByName } from '../../../../sites/sites';
import type { EstimateVehicle } from '../vehicles/tradeInEstimates';
import type { AcceptedEnquiry, Recipient } from './lead.types';

/**
 * Trade-in range calculated by the server, so that staff can compare it with the one that the browser sends:
 * `reckonedEstimate`, in whole units of its currency. Empty if the browser has shown no range, if there is
 * none, or while the register or search is down: the enquiry is not delayed for it.
 */
export async function calculateEstimate(
  estimateVehicle: EstimateVehicle,
  { site: name, values }: AcceptedEnquiry,
): Promise<Recipient> {
  const { regno, milage: mileage, extras, estimate } = values as SellCarValues;
  if (estimate === '') return {};
  const site = siteByName(name);
  // Enquiries accepted by an earlier release have no extras.
  const ownerStatements = { mileage, extras: extras ?? [] };
  const estimatedVehicle = await estimateVehicle(site, regno, ownerStatements).catch(
    () => undefined,
  );
  if (!estimatedVehicle?.range) return {};
  const { low, high } = estimatedVehicle.range;
  return { reckonedEstimate: { low, high, currency: site.currency } };
}
