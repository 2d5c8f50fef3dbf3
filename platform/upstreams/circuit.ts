import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleAll,
} from 'cockatiel';

export interface CircuitOptions {
  /** Failures in a row that open the circuit. */
  failures: number;
  /** How long an open circuit refuses calls before it lets one through, in ms. */
  restMs: number;
}

/** Makes a call, unless the circuit is open. @throws BrokenCircuitError then, and what the call throws */
export type Circuit = <T>(call: () => Promise<T>) => Promise<T>;

/**
 * Spares a failing upstream, and the visitors who would wait for it. Closed: calls go through. After
 * several failures in a row it opens and refuses calls at once. After a rest one trial call goes
 * through (half open): success closes the circuit, failure opens it again.
 * @param isOutage whether an error is a failure of the upstream; all others are answers of one that works
 * @param onChange told when it opens and closes
 */
export function createCircuit(
  { failures, restMs }: CircuitOptions,
  isOutage: (error: unknown) => boolean,
  onChange?: (isOpen: boolean) => void,
): Circuit {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failures),
  });
  breaker.onBreak(() => onChange?.(true));
  breaker.onReset(() => onChange?.(false));
  return async (call) => {
    // The library would let everybody wait for the trial call, which may take as long as a call can.
    if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
    const outcome = await breaker.execute(async () => {
      try {
        return { answer: await call() };
      } catch (error) {
        if (isOutage(error)) throw error;
        return { error };
      }
    });
    if ('error' in outcome) throw outcome.error;
    return outcome.answer;
  };
}
