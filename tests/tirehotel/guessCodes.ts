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
  tried: number;
  /** Number of codes requested, and of codes sent. */
  asked: number;
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
  maxTries: number;
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
  const counts = { tried: 0 };
  const hotel = await TestTireHotel.start((request, _response, next) => {
    if (request.path.endsWith('/authorization/validate')) counts.tried += 1;
    next();
  });
  try {
    return { ...(await attack(hotel, campaign, random)), tried: counts.tried };
  } finally {
    await hotel.close();
  }
}

async function attack(
  hotel: TestTireHotel,
  { guesses, agreements, addresses }: Campaign,
  random: Random,
): Promise<Omit<CampaignReport, 'tried'>> {
  const plates = platesWithAgreement(agreements + 1);
  const [holders = '', ...victims] = plates;
  const report = { guesses: 0, asked: 0, sent: 0, opened: 0, expected: 0, quarters: 0 };
  const most = { maxPerAgreement: 0, maxPerAddress: 0, maxTries: 0, maxWait: 0 };
  victims.push(holders);
  while (report.guesses < guesses) {
    const quarter = (report.quarters += 1);
    const found = await findAll(hotel, victims, quarter);
    const ofAgreement = new Map<string, number>();
    for (let index = 0; index < addresses && report.guesses < guesses; index += 1) {
      // Rate limits use the system clock, so each quarter uses new addresses.
      const from = getAddress(quarter, index);
      let ofAddress = 0;
      // Half of the addresses attack one agreement, the others random ones.
      for (let attempt = 0; attempt < codeLimits.address + 1; attempt += 1) {
        const plate = index % 2 === 0 ? holders : victims[Math.floor(random() * victims.length)]!;
        report.asked += 1;
        const login = await hotel.login(found.get(plate)!, { from });
        if (login.status !== 200) continue;
        report.sent += 1;
        report.expected += MAX_ATTEMPTS / 10_000;
        ofAddress += 1;
        ofAgreement.set(plate, (ofAgreement.get(plate) ?? 0) + 1);
        const tries = await guess(hotel, login.body.authorizationToken, from, random);
        report.guesses += tries.sent;
        report.opened += tries.opened;
        most.maxTries = Math.max(most.maxTries, tries.taken);
      }
      most.maxPerAddress = Math.max(most.maxPerAddress, ofAddress);
    }
    most.maxPerAgreement = Math.max(most.maxPerAgreement, ...ofAgreement.values());
    most.maxWait = Math.max(most.maxWait, await measureHolderWait(hotel, holders, quarter));
    await hotel.advance(PLACE_MS);
  }
  return { ...report, ...most };
}

/** Guesses a code until it is invalid, and a little longer, with several requests at a time. */
async function guess(hotel: TestTireHotel, token: string, from: string, random: Random) {
  const first = Math.floor(random() * 10_000);
  const codes = Array.from({ length: MAX_ATTEMPTS + 2 }, (_, index) =>
    String((first + index) % 10_000).padStart(4, '0'),
  );
  const answers = await Promise.all(codes.map((code) => hotel.validate(token, code, { from })));
  const taken = answers.filter(
    ({ status, body }) => status === 200 || body.message?.startsWith('Fel kod.'),
  );
  return {
    sent: codes.length,
    // The response to the last attempt reports that the code is now invalid.
    taken: taken.length,
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
    throw new Error(`The holder is told ${again.status} after ${seconds} s`);
  return seconds / 60;
}

async function findAll(hotel: TestTireHotel, plates: readonly string[], quarter: number) {
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
