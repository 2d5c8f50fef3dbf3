import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleAll,
} from 'cockatiel';

export interface CircuitOptions {
  /** Number of consecutive failures that open the circuit. */
  maxFailures: number;
  /** How long an open circuit refuses calls before it lets one through, in ms. */
  halfOpenAfterMs: number;
}

/**
 * Makes a call, unless the circuit is open.
 * @throws BrokenCircuitError when it is open, and what the call throws
 */
export type Circuit = <T>(call: () => Promise<T>) => Promise<T>;

/**
 * Protects a failing upstream, and the visitors who would wait for it. Closed: calls go through. After
 * several consecutive failures it opens and refuses calls at once. After a pause one trial call goes through
 * (half open): success closes the circuit, failure opens it again.
 * @param isOutage whether an error is a failure of the upstream; after any other error the upstream counts
 * as working
 * @param onChange called when the circuit opens and closes
 */
export function createCircuit(
  { maxFailures, halfOpenAfterMs }: CircuitOptions,
  isOutage: (error: unknown) => boolean,
  onChange?: (isOpen: boolean) => void,
): Circuit {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: halfOpenAfterMs,
    breaker: new ConsecutiveBreaker(maxFailures),
  });
  breaker.onBreak(() => onChange?.(true));
  breaker.onReset(() => onChange?.(false));
  return async (call) => {
    // The library would make all callers wait for the trial call, which may take as long as any call.
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
