import type { BookingRequest } from '../../../domain/booking/booking.types';
import { visitPrice, type VisitPrice } from '../../../domain/booking/visitPrice';
import type { MechmateClient } from './mechmate/mechmate';

/** Nobody waits longer for a price than this before their visit is booked, in ms. */
const PATIENCE_MS = 2000;

/**
 * What a visit costs that is about to be booked: asked of the workshop, since a browser may say anything. Undefined where
 * that is not known in time; never rejects.
 */
export async function askVisitPrice(
  mechmate: Pick<MechmateClient, 'prices'>,
  request: BookingRequest,
): Promise<VisitPrice | undefined> {
  const { registrationNumber: plate, mileage, departmentId, serviceOfferingRequests } = request;
  const codes = serviceOfferingRequests.map(({ kobraId }) => kobraId);
  const asked = mechmate
    .prices({ plate, mileage, departmentId, codes })
    .then((offers) => visitPrice(serviceOfferingRequests, offers))
    .catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  const price = await Promise.race([asked, late]);
  clearTimeout(timer);
  return price;
}
