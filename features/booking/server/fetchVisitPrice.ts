import type { BookingRequest } from '../../../domain/booking/booking.types';
import { visitPrice, type VisitPrice } from '../../../domain/booking/visitPrice';
import type { MechmateClient } from './mechmate/mechmate';

/** The visit is booked without a price after this time. */
const TIMEOUT_MS = 2000;

/**
 * Fetches the price of a visit before it is booked. It comes from the workshop, because a browser could send
 * any price. Undefined after an error or the timeout; never rejects.
 */
export async function fetchVisitPrice(
  mechmate: Pick<MechmateClient, 'prices'>,
  request: BookingRequest,
): Promise<VisitPrice | undefined> {
  const { registrationNumber: plate, mileage, departmentId, serviceOfferingRequests } = request;
  const codes = serviceOfferingRequests.map(({ kobraId }) => kobraId);
  const lookup = mechmate
    .prices({ plate, mileage, departmentId, codes })
    .then((offers) => visitPrice(serviceOfferingRequests, offers))
    .catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), TIMEOUT_MS);
  });
  const price = await Promise.race([lookup, timeout]);
  clearTimeout(timer);
  return price;
}
