import { isBrokenCircuitError } from 'cockatiel';
import { createCircuit } from '../../../../platform/upstreams/circuit';

class Refusal extends Error {}

let time = 0;
beforeEach(() => {
  time = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => time);
});
afterEach(() => jest.restoreAllMocks());

/** Creates a circuit breaker that opens after three failures for 100 ms, and records the results of calls. */
function createCircuitUnderTest() {
  const circuit = createCircuit(
    { maxFailures: 3, halfOpenAfterMs: 100 },
    (error) => !(error instanceof Refusal),
  );
  const describeOutcome = (outcome: Promise<unknown>) =>
    outcome.then(
      () => 'answered',
      (error: unknown) => (isBrokenCircuitError(error) ? 'not let through' : String(error)),
    );
  return {
    answer: () => describeOutcome(circuit(async () => 'well')),
    fail: () => describeOutcome(circuit(() => Promise.reject(new Error('down')))),
    refuse: () => describeOutcome(circuit(() => Promise.reject(new Refusal('no')))),
    wait: (until: Promise<void>) => describeOutcome(circuit(() => until)),
  };
}

test('opens after consecutive failures, tries once after a pause, and closes on success', async () => {
  const { answer, fail } = createCircuitUnderTest();
  await fail();
  await fail();
  await answer();
  for (let count = 0; count < 3; count += 1) expect(await fail()).toBe('Error: down');
  expect(await answer()).toBe('not let through');
  time += 99;
  expect(await answer()).toBe('not let through');
  time += 1;
  expect(await fail()).toBe('Error: down');
  time += 99;
  expect(await answer()).toBe('not let through');
  time += 1;
  expect(await answer()).toBe('answered');
  expect(await answer()).toBe('answered');
});

test('rejects other calls at once during the trial call', async () => {
  const { answer, fail, wait } = createCircuitUnderTest();
  for (let count = 0; count < 3; count += 1) await fail();
  time += 100;
  let end: () => void = () => undefined;
  const trial = wait(new Promise((resolve) => (end = resolve)));
  expect(await answer()).toBe('not let through');
  end();
  expect(await trial).toBe('answered');
  expect(await answer()).toBe('answered');
});

test('counts a rejected request as an answer, not a failure', async () => {
  const { answer, fail, refuse } = createCircuitUnderTest();
  await fail();
  await fail();
  expect(await refuse()).toBe('Error: no');
  await fail();
  await fail();
  expect(await answer()).toBe('answered');
  for (let count = 0; count < 3; count += 1) await fail();
  time += 100;
  expect(await refuse()).toBe('Error: no');
  expect(await answer()).toBe('answered');
});
