import { useRef, useState } from 'react';
import { plainPlate } from '../../../../domain/plates/plainPlate';
import type { Extra, TradeInRange } from '../../model/tradeIn/estimate';
import type { RegisteredVehicle } from '../../../../domain/tradeIn/vehicle.types';
import { askEstimate, askVehicle } from './tradeInAnswers';

/** What is known of a plate's vehicle. */
export type VehicleState =
  | { status: 'idle' | 'asking' | 'unknown' | 'down' }
  | { status: 'found'; vehicle: RegisteredVehicle };

/** What is known of what it may bring. */
type EstimateState =
  | { status: 'idle' | 'asking' | 'incomplete' | 'tooFew' | 'down' }
  | ({ status: 'found'; range: TradeInRange } & Reckoned);

/** What a range was reckoned from. */
interface Reckoned {
  plate: string;
  mileage: number;
  extras: readonly Extra[];
}

export interface OwnersInput {
  plate: string;
  mileage: number | undefined;
  extras: readonly Extra[];
}

export interface TradeIn {
  vehicle: VehicleState;
  estimate: EstimateState;
  /** Reads the vehicle of a plate back; nothing for what is no plate, or is known already. */
  lookUp: (typed: string) => void;
  /** Asks for the range. */
  reckon: (input: OwnersInput) => void;
  /** The input has changed: the range is of another car. */
  forget: () => void;
}

const idle = { status: 'idle' } as const;

/** Vehicle and range of a visitor's own car; answers that come late are let go. */
export function useTradeIn(): TradeIn {
  const [vehicle, setVehicle] = useState<VehicleState>(idle);
  const [estimate, setEstimate] = useState<EstimateState>(idle);
  const asked = useRef('');
  const turn = useRef(0);

  async function find(plate: string): Promise<void> {
    setVehicle({ status: 'asking' });
    const found = await askVehicle(plate).then(
      (known): VehicleState =>
        known ? { status: 'found', vehicle: known } : { status: 'unknown' },
      (): VehicleState => ({ status: 'down' }),
    );
    if (asked.current === plate) setVehicle(found);
  }

  async function estimateOf(plate: string, mileage: number, extras: readonly Extra[]) {
    const mine = ++turn.current;
    setEstimate({ status: 'asking' });
    const answer = await askEstimate(plate, mileage, extras).catch(() => null);
    if (mine !== turn.current) return;
    if (answer === null) return setEstimate({ status: 'down' });
    if (answer === undefined) {
      setVehicle({ status: 'unknown' });
      return setEstimate(idle);
    }
    asked.current = plate;
    setVehicle({ status: 'found', vehicle: answer.vehicle });
    const { range } = answer;
    setEstimate(range ? { status: 'found', plate, mileage, extras, range } : { status: 'tooFew' });
  }

  return {
    vehicle,
    estimate,
    lookUp(typed) {
      const plate = plainPlate(typed) ?? '';
      if (plate === asked.current) return;
      asked.current = plate;
      if (plate === '') setVehicle(idle);
      // Never rejects: a register that is down is a state.
      else void find(plate);
    },
    reckon({ plate: typed, mileage, extras }) {
      const plate = plainPlate(typed);
      if (
        plate === undefined ||
        mileage === undefined ||
        !Number.isInteger(mileage) ||
        mileage < 0
      ) {
        return setEstimate({ status: 'incomplete' });
      }
      // Never rejects: what cannot be told is a state.
      void estimateOf(plate, mileage, extras);
    },
    forget() {
      turn.current += 1;
      setEstimate(idle);
    },
  };
}
