import { type Dispatch, useEffect, useState } from 'react';
import type {
  ServiceBookingAction,
  ServiceBookingState,
} from '../../domain/booking/serviceBooking.types';
import { askPrices } from '../booking/client/askMechmate';
import { logProblem } from '../logProblem';

/**
 * Asks the chosen workshop what it takes, whenever it changes before the confirmation (OLDBOOK-06). Where it does not
 * say, the prices stay as they are (checklist OQ-106). Gives whether that is so.
 */
export function useWorkshopPrices(
  state: ServiceBookingState,
  dispatch: Dispatch<ServiceBookingAction>,
): { isFailed: boolean } {
  const { car, mileage, location, services, bookingInfo } = state;
  const plate = car?.registrationNumber;
  const departmentId = location?.departmentId;
  const codes = Object.keys(services).join(',');
  const isKnown = bookingInfo.pricedAt === departmentId;
  const [failedAt, setFailedAt] = useState<string>();

  useEffect(() => {
    if (plate === undefined || departmentId === undefined || isKnown) return undefined;
    const leaving = new AbortController();
    const asked = { plate, mileage: mileage ?? 1, departmentId, codes: codes.split(',') };
    askPrices(asked, leaving.signal).then(
      (offers) => {
        if (leaving.signal.aborted) return;
        setFailedAt(undefined);
        dispatch({ type: 'pricesTold', departmentId, offers });
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        logProblem('warn', 'Prices of the workshop cannot be told', error);
        setFailedAt(departmentId);
      },
    );
    return () => leaving.abort();
  }, [plate, mileage, departmentId, codes, isKnown, dispatch]);

  return { isFailed: !isKnown && failedAt !== undefined && failedAt === departmentId };
}
