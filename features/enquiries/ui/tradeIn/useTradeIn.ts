import { useRef, useState } from 'react';
import { parsePlate } from '../../../../domain/plates/parsePlate';
import type { Extra, TradeInRange } from '../../model/tradeIn/estimate';
import type { RegisteredVehicle } from '../../../../domain/tradeIn/vehicle.types';
import { fetchEstimate, fetchVehicleByPlate } from './tradeInAnswers';

/** State of the vehicle lookup. */
export type VehicleState =
  | { status: 'idle' | 'asking' | 'unknown' | 'down' }
  | { status: 'found'; vehicle: RegisteredVehicle };

/** State of the estimate. */
type EstimateState =
  | { status: 'idle' | 'asking' | 'incomplete' | 'tooFew' | 'down' }
  | ({ status: 'found'; range: TradeInRange } & EstimateInput);

/** Validated input of the estimate. */
interface EstimateInput {
  plate: string;
  mileage: number;
  extras: readonly Extra[];
}

/** Input as the visitor has typed it; `mileage` is undefined unless it is a whole number. */
export interface TypedEstimateInput {
  plate: string;
  mileage: number | undefined;
  extras: readonly Extra[];
}

export interface TradeIn {
  vehicle: VehicleState;
  estimate: EstimateState;
  /** Looks up the vehicle of a plate; does nothing for an invalid plate or the current one. */
  lookUp: (typed: string) => void;
  /** Requests the estimate. */
  calculate: (input: TypedEstimateInput) => void;
  /** Drops the estimate, because its input has changed. */
  dropEstimate: () => void;
}

const idle = { status: 'idle' } as const;

/** Vehicle and estimate of a visitor's car; answers to older requests are ignored. */
export function useTradeIn(): TradeIn {
  const [vehicle, setVehicle] = useState<VehicleState>(idle);
  const [estimate, setEstimate] = useState<EstimateState>(idle);
  const requestedPlate = useRef('');
  const requestCount = useRef(0);

  async function findVehicle(plate: string): Promise<void> {
    setVehicle({ status: 'asking' });
    const foundState = await fetchVehicleByPlate(plate).then(
      (registered): VehicleState =>
        registered ? { status: 'found', vehicle: registered } : { status: 'unknown' },
      (): VehicleState => ({ status: 'down' }),
    );
    if (requestedPlate.current === plate) setVehicle(foundState);
  }

  async function requestEstimate(plate: string, mileage: number, extras: readonly Extra[]) {
    const requestNumber = ++requestCount.current;
    setEstimate({ status: 'asking' });
    const answer = await fetchEstimate(plate, mileage, extras).catch(() => null);
    if (requestNumber !== requestCount.current) return;
    if (answer === null) return setEstimate({ status: 'down' });
    if (answer === undefined) {
      setVehicle({ status: 'unknown' });
      return setEstimate(idle);
    }
    requestedPlate.current = plate;
    setVehicle({ status: 'found', vehicle: answer.vehicle });
    const { range } = answer;
    setEstimate(range ? { status: 'found', plate, mileage, extras, range } : { status: 'tooFew' });
  }

  return {
    vehicle,
    estimate,
    lookUp(typed) {
      const plate = parsePlate(typed) ?? '';
      if (plate === requestedPlate.current) return;
      requestedPlate.current = plate;
      if (plate === '') setVehicle(idle);
      // The lookup never rejects: a failure becomes a state.
      else void findVehicle(plate);
    },
    calculate({ plate: typed, mileage, extras }) {
      const plate = parsePlate(typed);
      if (
        plate === undefined ||
        mileage === undefined ||
        !Number.isInteger(mileage) ||
        mileage < 0
      ) {
        return setEstimate({ status: 'incomplete' });
      }
      // The request never rejects: a failure becomes a state.
      void requestEstimate(plate, mileage, extras);
    },
    dropEstimate() {
      requestCount.current += 1;
      setEstimate(idle);
    },
  };
}
