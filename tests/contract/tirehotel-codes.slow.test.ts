import { guessCodes } from '../tirehotel/guessCodes';
import { amount } from '../support/thorough';
import { agreements, TestTireHotel } from './testTireHotel';

jest.setTimeout(300_000);

const QUARTER_MS = 15 * 60_000;

test('a campaign of guesses gets no more codes and tries than the limits allow, and locks no holder out for longer than a quarter of an hour', async () => {
  const report = await guessCodes({
    guesses: amount(600, 1500),
    agreements: 30,
    addresses: 20,
    seed: 7,
  });
  expect(report.mostOfAgreement).toBe(3);
  expect(report.mostOfAddress).toBe(3);
  // The fifth try is told that the code is dead: four are told that they are wrong.
  expect(report.mostTries).toBe(4);
  expect(report.tried).toBe(report.sent * 5);
  expect(report.longestWait).toBeGreaterThan(0);
  expect(report.longestWait).toBeLessThanOrEqual(15);
  // Five of ten thousand for each code that is sent: four hits of a hundred thousand such campaigns would be chance.
  expect(report.expected).toBeLessThan(0.2);
  expect(report.opened).toBeLessThan(4);
});

describe('limits', () => {
  let hotel: TestTireHotel;
  beforeAll(async () => {
    hotel = await TestTireHotel.start();
  });
  afterAll(() => hotel.close());
  beforeEach(() => hotel.pass(QUARTER_MS));

  let addresses = 0;
  const visitor = () => ({ from: `203.0.113.${(addresses += 1)}` });
  const found = async (plate = agreements.two) =>
    (await hotel.search(plate, visitor())).body.encryptedPhoneNumber;

  it('one address alone cannot keep a holder out', async () => {
    const customer = await found();
    const attacker = visitor();
    const statuses = [];
    for (let at = 0; at < 4; at += 1) statuses.push((await hotel.login(customer, attacker)).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect((await hotel.login(customer, visitor())).status).toBe(200);
    const late = await hotel.login(customer, visitor());
    expect([late.status, late.body.message]).toEqual([
      429,
      expect.stringMatching(/^Vi har skickat för många koder. Försök igen om 1[45] min\.$/),
    ]);
    expect(Number(late.headers.get('retry-after'))).toBeLessThanOrEqual(900);
  });

  it('an address gets three codes in a quarter of an hour, of whatever agreements', async () => {
    const attacker = visitor();
    const statuses = [];
    for (const plate of [agreements.two, agreements.worn, agreements.other, agreements.bookedOut]) {
      statuses.push((await hotel.login(await found(plate), attacker)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    await hotel.pass(QUARTER_MS);
    expect((await hotel.login(await found(agreements.other), attacker)).status).toBe(200);
  });

  it('many who ask at once get no more codes than one after the other', async () => {
    const customer = await found();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => hotel.login(customer, visitor())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
  });

  it('a code dies after five tries, after five minutes, and once it is used', async () => {
    const who = visitor();
    const first = (await hotel.login(await found(), who)).body.authorizationToken;
    const right = await hotel.code();
    const wrong = right === '0000' ? '0001' : '0000';
    for (let at = 0; at < 5; at += 1) await hotel.validate(first, wrong, who);
    const over = 'Koden gäller inte längre. Begär en ny.';
    const dead = await hotel.validate(first, right, who);
    expect([dead.status, dead.body.message]).toEqual([401, over]);

    const second = (await hotel.login(await found(), who)).body.authorizationToken;
    await hotel.pass(5 * 60_000);
    const late = await hotel.validate(second, await hotel.code(), who);
    expect([late.status, late.body.message]).toEqual([401, over]);

    await hotel.pass(QUARTER_MS);
    const third = (await hotel.login(await found(), who)).body.authorizationToken;
    const code = await hotel.code();
    const answers = await Promise.all([1, 2, 3].map(() => hotel.validate(third, code, who)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await hotel.validate(third, code, who)).status).toBe(401);
  });

  it('what was given for one thing is no good for another', async () => {
    const customer = await found();
    const { authorizationToken } = (await hotel.login(customer, visitor())).body;
    const code = await hotel.code();
    expect((await hotel.validate(customer, code, visitor())).status).toBe(401);
    expect((await hotel.login(authorizationToken, visitor())).status).toBe(401);
    // Another one's code does not open it either.
    const other = (await hotel.login(await found(agreements.other), visitor())).body;
    const crossed = await hotel.validate(other.authorizationToken, code, visitor());
    expect([crossed.status, crossed.body.vehicles]).toEqual([401, undefined]);
  });
});

test('what is not known takes as long as what is', async () => {
  const hotel = await TestTireHotel.start();
  try {
    const times = new Map<string, number[]>([
      [agreements.two, []],
      [agreements.unknown, []],
    ]);
    const plates = [...times.keys()];
    for (let at = 0; at < 60; at += 1) {
      const plate = plates[at % 2]!;
      const began = performance.now();
      await hotel.search(plate, { from: `10.1.${Math.floor(at / 30)}.${at % 30}` });
      times.get(plate)!.push(performance.now() - began);
    }
    // Each answer comes at the end of a step, whatever was found in it: none comes before.
    for (const taken of times.values()) expect(Math.min(...taken)).toBeGreaterThanOrEqual(149);
  } finally {
    await hotel.close();
  }
});
