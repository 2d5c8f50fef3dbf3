import { Agreements } from '../../services/tirehotel/agreements';
import { makeWorkshops } from '../../services/mechmate/workshops';
import { seededRandom, type Random } from '../../services/stock/random';
import { MAX_ATTEMPTS } from '../../features/tyre-hotel/server/CodeStore';
import { codeLimits, PLACE_MS } from '../../features/tyre-hotel/server/CodePlaces';
import { TestTireHotel } from '../contract/testTireHotel';

export interface Campaign {
  /** Number of guesses to send, whether accepted or not. */
  guesses: number;
  agreements: number;
  addresses: number;
  seed: number;
}

export interface CampaignReport {
  /** Number of guesses sent, and of those that reached the tyre hotel. */
  guesses: number;
  reachedHotel: number;
  /** Number of codes requested, and of codes sent. */
  requested: number;
  sent: number;
  /** Number of agreements that were opened, and the number expected by chance. */
  opened: number;
  expected: number;
  quarters: number;
  /**
   * Maximum codes per agreement and per address, and maximum attempts per code, within a quarter of an hour.
   */
  maxPerAgreement: number;
  maxPerAddress: number;
  maxAttempts: number;
  /** Longest time in minutes that a customer waited for a code during the attack. */
  maxWait: number;
}

/**
 * Simulates an attacker with many addresses and agreements, who requests as many codes as possible and
 * guesses each until it is rejected. When no more codes are sent, the clock advances by a quarter of an hour.
 * In the middle of each quarter, a customer requests a code.
 */
export async function guessCodes(campaign: Campaign): Promise<CampaignReport> {
  const random = seededRandom(campaign.seed);
  const counts = { reachedHotel: 0 };
  const hotel = await TestTireHotel.start((request, _response, next) => {
    if (request.path.endsWith('/authorization/validate')) counts.reachedHotel += 1;
    next();
  });
  try {
    return { ...(await attack(hotel, campaign, random)), reachedHotel: counts.reachedHotel };
  } finally {
    await hotel.close();
  }
}

async function attack(
  hotel: TestTireHotel,
  { guesses, agreements, addresses }: Campaign,
  random: Random,
): Promise<Omit<CampaignReport, 'reachedHotel'>> {
  const plates = platesWithAgreement(agreements + 1);
  const [contestedPlate = '', ...victims] = plates;
  const report = { guesses: 0, requested: 0, sent: 0, opened: 0, expected: 0, quarters: 0 };
  const maxima = { maxPerAgreement: 0, maxPerAddress: 0, maxAttempts: 0, maxWait: 0 };
  victims.push(contestedPlate);
  while (report.guesses < guesses) {
    const quarter = (report.quarters += 1);
    const phoneNumbers = await findPhoneNumbers(hotel, victims, quarter);
    const codesByAgreement = new Map<string, number>();
    for (let index = 0; index < addresses && report.guesses < guesses; index += 1) {
      // Rate limits use the system clock, so each quarter uses new addresses.
      const from = getAddress(quarter, index);
      let codesOfAddress = 0;
      // Half of the addresses attack one agreement, the others random ones.
      for (let request = 0; request < codeLimits.address + 1; request += 1) {
        const plate =
          index % 2 === 0 ? contestedPlate : victims[Math.floor(random() * victims.length)]!;
        report.requested += 1;
        const login = await hotel.login(phoneNumbers.get(plate)!, { from });
        if (login.status !== 200) continue;
        report.sent += 1;
        report.expected += MAX_ATTEMPTS / 10_000;
        codesOfAddress += 1;
        codesByAgreement.set(plate, (codesByAgreement.get(plate) ?? 0) + 1);
        const attempts = await guess(hotel, login.body.authorizationToken, from, random);
        report.guesses += attempts.sent;
        report.opened += attempts.opened;
        maxima.maxAttempts = Math.max(maxima.maxAttempts, attempts.checked);
      }
      maxima.maxPerAddress = Math.max(maxima.maxPerAddress, codesOfAddress);
    }
    maxima.maxPerAgreement = Math.max(maxima.maxPerAgreement, ...codesByAgreement.values());
    const wait = await measureHolderWait(hotel, contestedPlate, quarter);
    maxima.maxWait = Math.max(maxima.maxWait, wait);
    await hotel.advance(PLACE_MS);
  }
  return { ...report, ...maxima };
}

/** Guesses a code until it is invalid, and a little longer, with several requests at a time. */
async function guess(hotel: TestTireHotel, token: string, from: string, random: Random) {
  const first = Math.floor(random() * 10_000);
  const codes = Array.from({ length: MAX_ATTEMPTS + 2 }, (_, index) =>
    String((first + index) % 10_000).padStart(4, '0'),
  );
  const answers = await Promise.all(codes.map((code) => hotel.validate(token, code, { from })));
  const checked = answers.filter(
    ({ status, body }) => status === 200 || body.message?.startsWith('Fel kod.'),
  );
  return {
    sent: codes.length,
    // Without the attempt that makes the code invalid: its response only reports that.
    checked: checked.length,
    opened: answers.filter(({ status }) => status === 200).length,
  };
}

/** Returns the minutes until a customer receives a code, after the attacker no longer does. */
async function measureHolderWait(
  hotel: TestTireHotel,
  plate: string,
  quarter: number,
): Promise<number> {
  const who = { from: `203.0.113.${quarter % 250}` };
  const { body } = await hotel.search(plate, who);
  const { status, headers } = await hotel.login(body.encryptedPhoneNumber, who);
  if (status === 200) return 0;
  const seconds = Number(headers.get('retry-after'));
  await hotel.advance(seconds * 1000);
  const again = await hotel.login(body.encryptedPhoneNumber, who);
  if (again.status !== 200)
    throw new Error(`The holder gets status ${again.status} after ${seconds} s`);
  return seconds / 60;
}

async function findPhoneNumbers(hotel: TestTireHotel, plates: readonly string[], quarter: number) {
  const results = new Map<string, string>();
  for (let index = 0; index < plates.length; index += 25) {
    const from = `172.16.${quarter % 250}.${index / 25}`;
    await Promise.all(
      plates.slice(index, index + 25).map(async (plate) => {
        const { body } = await hotel.search(plate, { from });
        results.set(plate, body.encryptedPhoneNumber);
      }),
    );
  }
  return results;
}

const getAddress = (quarter: number, at: number): string =>
  `10.${quarter % 250}.${Math.floor(at / 250)}.${at % 250}`;

function platesWithAgreement(count: number): string[] {
  const all = new Agreements(makeWorkshops('2026-11-02').values(), 2026);
  const plates: string[] = [];
  for (let number = 0; plates.length < count; number += 1) {
    const letters = ['KLM', 'NPR', 'STU', 'HJK', 'BCD'][Math.floor(number / 1000)] ?? 'XYZ';
    const plate = `${letters}${String(number % 1000).padStart(3, '0')}`;
    if (all.find(plate)) plates.push(plate);
  }
  return plates;
}
