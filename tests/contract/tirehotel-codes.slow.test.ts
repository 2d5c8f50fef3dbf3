import { guessCodes } from '../tirehotel/guessCodes';
import { caseCount } from '../support/thorough';
import { agreements, TestTireHotel } from './testTireHotel';

jest.setTimeout(300_000);

const QUARTER_MS = 15 * 60_000;

test('guessing codes is limited, and locks no holder out for more than a quarter of an hour', async () => {
  const report = await guessCodes({
    guesses: caseCount(600, 1500),
    agreements: 30,
    addresses: 20,
    seed: 7,
  });
  expect(report.maxPerAgreement).toBe(3);
  expect(report.maxPerAddress).toBe(3);
  // The fifth attempt invalidates the code, so only four attempts report a wrong code.
  expect(report.maxAttempts).toBe(4);
  expect(report.reachedHotel).toBe(report.sent * 5);
  expect(report.maxWait).toBeGreaterThan(0);
  expect(report.maxWait).toBeLessThanOrEqual(15);
  // Each campaign should guess its code with a probability of 5 in 10,000.
  expect(report.expected).toBeLessThan(0.2);
  expect(report.opened).toBeLessThan(4);
});

describe('limits on codes', () => {
  let hotel: TestTireHotel;
  beforeAll(async () => {
    hotel = await TestTireHotel.start();
  });
  afterAll(() => hotel.close());
  beforeEach(() => hotel.advance(QUARTER_MS));

  let addresses = 0;
  const createVisitor = () => ({ from: `203.0.113.${(addresses += 1)}` });
  const findPhone = async (plate = agreements.two) =>
    (await hotel.search(plate, createVisitor())).body.encryptedPhoneNumber;

  it('a single network address cannot lock a holder out', async () => {
    const customer = await findPhone();
    const attacker = createVisitor();
    const statuses = [];
    for (let index = 0; index < 4; index += 1)
      statuses.push((await hotel.login(customer, attacker)).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect((await hotel.login(customer, createVisitor())).status).toBe(200);
    const refused = await hotel.login(customer, createVisitor());
    expect([refused.status, refused.body.message]).toEqual([
      429,
      expect.stringMatching(/^Vi har skickat för många koder. Försök igen om 1[45] min\.$/),
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900);
  });

  it('a network address gets three codes per quarter of an hour, over all agreements', async () => {
    const attacker = createVisitor();
    const statuses = [];
    for (const plate of [agreements.two, agreements.worn, agreements.other, agreements.bookedOut]) {
      statuses.push((await hotel.login(await findPhone(plate), attacker)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    await hotel.advance(QUARTER_MS);
    expect((await hotel.login(await findPhone(agreements.other), attacker)).status).toBe(200);
  });

  it('simultaneous requests get no more codes than sequential ones', async () => {
    const customer = await findPhone();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => hotel.login(customer, createVisitor())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
  });

  it('a code expires after five attempts, after five minutes, and once it is used', async () => {
    const visitorOptions = createVisitor();
    const first = (await hotel.login(await findPhone(), visitorOptions)).body.authorizationToken;
    const right = await hotel.readCode();
    const wrong = right === '0000' ? '0001' : '0000';
    for (let index = 0; index < 5; index += 1) await hotel.validate(first, wrong, visitorOptions);
    const message = 'Koden gäller inte längre. Begär en ny.';
    const dead = await hotel.validate(first, right, visitorOptions);
    expect([dead.status, dead.body.message]).toEqual([401, message]);

    const second = (await hotel.login(await findPhone(), visitorOptions)).body.authorizationToken;
    await hotel.advance(5 * 60_000);
    const expired = await hotel.validate(second, await hotel.readCode(), visitorOptions);
    expect([expired.status, expired.body.message]).toEqual([401, message]);

    await hotel.advance(QUARTER_MS);
    const third = (await hotel.login(await findPhone(), visitorOptions)).body.authorizationToken;
    const code = await hotel.readCode();
    const answers = await Promise.all(
      [1, 2, 3].map(() => hotel.validate(third, code, visitorOptions)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await hotel.validate(third, code, visitorOptions)).status).toBe(401);
  });

  it('a token or code cannot be used for another purpose or another agreement', async () => {
    const customer = await findPhone();
    const { authorizationToken } = (await hotel.login(customer, createVisitor())).body;
    const code = await hotel.readCode();
    expect((await hotel.validate(customer, code, createVisitor())).status).toBe(401);
    expect((await hotel.login(authorizationToken, createVisitor())).status).toBe(401);
    // A code works only with its own token.
    const other = (await hotel.login(await findPhone(agreements.other), createVisitor())).body;
    const crossed = await hotel.validate(other.authorizationToken, code, createVisitor());
    expect([crossed.status, crossed.body.vehicles]).toEqual([401, undefined]);
  });
});

test('an unknown plate takes as long to answer as a known one', async () => {
  const hotel = await TestTireHotel.start();
  try {
    const times = new Map<string, number[]>([
      [agreements.two, []],
      [agreements.unknown, []],
    ]);
    const plates = [...times.keys()];
    for (let index = 0; index < 60; index += 1) {
      const plate = plates[index % 2]!;
      const began = performance.now();
      await hotel.search(plate, { from: `10.1.${Math.floor(index / 30)}.${index % 30}` });
      times.get(plate)!.push(performance.now() - began);
    }
    // Responses are delayed to full time steps, so that the time does not reveal the result.
    for (const taken of times.values()) expect(Math.min(...taken)).toBeGreaterThanOrEqual(149);
  } finally {
    await hotel.close();
  }
});
