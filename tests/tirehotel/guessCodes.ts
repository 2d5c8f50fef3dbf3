import { Agreements } from '../../services/tirehotel/agreements';
import { makeWorkshops } from '../../services/mechmate/workshops';
import { seededRandom, type Random } from '../../services/stock/random';
import { MAX_TRIES } from '../../features/tyre-hotel/server/CodeStore';
import { codeLimits, PLACE_MS } from '../../features/tyre-hotel/server/CodePlaces';
import { TestTireHotel } from '../contract/testTireHotel';

export interface Campaign {
  /** Guesses that are sent, taken or not. */
  guesses: number;
  agreements: number;
  addresses: number;
  seed: number;
}

export interface CampaignReport {
  /** Guesses that were sent, and those of them that reached the tyre hotel. */
  guesses: number;
  tried: number;
  /** Codes that were asked for, and sent. */
  asked: number;
  sent: number;
  /** Agreements that were got into, and how many chance would have allowed. */
  opened: number;
  expected: number;
  quarters: number;
  /** Most codes for an agreement, most for an address, and most tries of a code, in a quarter of an hour. */
  mostOfAgreement: number;
  mostOfAddress: number;
  mostTries: number;
  /** Longest that a holder waited for a code who asked in the midst of it, in minutes. */
  longestWait: number;
}

/**
 * Whoever has so many addresses tries to get into so many agreements: asks for codes as often as it can, and guesses at
 * each until it is refused. Time goes a quarter of an hour on once nobody gets a code any more. One of the holders asks
 * for a code in the midst of each quarter.
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
  const most = { mostOfAgreement: 0, mostOfAddress: 0, mostTries: 0, longestWait: 0 };
  victims.push(holders);
  while (report.guesses < guesses) {
    const quarter = (report.quarters += 1);
    const found = await findAll(hotel, victims, quarter);
    const ofAgreement = new Map<string, number>();
    for (let at = 0; at < addresses && report.guesses < guesses; at += 1) {
      // The limits of a process count by the real clock: each quarter comes from addresses of its own.
      const from = addressOf(quarter, at);
      let ofAddress = 0;
      // Half of them go for one agreement together, the others for any.
      for (let attempt = 0; attempt < codeLimits.address + 1; attempt += 1) {
        const plate = at % 2 === 0 ? holders : victims[Math.floor(random() * victims.length)]!;
        report.asked += 1;
        const login = await hotel.login(found.get(plate)!, { from });
        if (login.status !== 200) continue;
        report.sent += 1;
        report.expected += MAX_TRIES / 10_000;
        ofAddress += 1;
        ofAgreement.set(plate, (ofAgreement.get(plate) ?? 0) + 1);
        const tries = await guess(hotel, login.body.authorizationToken, from, random);
        report.guesses += tries.sent;
        report.opened += tries.opened;
        most.mostTries = Math.max(most.mostTries, tries.taken);
      }
      most.mostOfAddress = Math.max(most.mostOfAddress, ofAddress);
    }
    most.mostOfAgreement = Math.max(most.mostOfAgreement, ...ofAgreement.values());
    most.longestWait = Math.max(most.longestWait, await holderWaits(hotel, holders, quarter));
    await hotel.pass(PLACE_MS);
  }
  return { ...report, ...most };
}

/** Guesses at a code until it is dead, and a little longer, several at a time. */
async function guess(hotel: TestTireHotel, token: string, from: string, random: Random) {
  const first = Math.floor(random() * 10_000);
  const codes = Array.from({ length: MAX_TRIES + 2 }, (_, at) =>
    String((first + at) % 10_000).padStart(4, '0'),
  );
  const answers = await Promise.all(codes.map((code) => hotel.validate(token, code, { from })));
  const taken = answers.filter(
    ({ status, body }) => status === 200 || body.message?.startsWith('Fel kod.'),
  );
  return {
    sent: codes.length,
    // The last of the tries is told that the code is dead now.
    taken: taken.length,
    opened: answers.filter(({ status }) => status === 200).length,
  };
}

/** Minutes until the holder of an agreement gets a code, who asks when nobody else gets one any more. */
async function holderWaits(hotel: TestTireHotel, plate: string, quarter: number): Promise<number> {
  const who = { from: `203.0.113.${quarter % 250}` };
  const { body } = await hotel.search(plate, who);
  const { status, headers } = await hotel.login(body.encryptedPhoneNumber, who);
  if (status === 200) return 0;
  const seconds = Number(headers.get('retry-after'));
  await hotel.pass(seconds * 1000);
  const again = await hotel.login(body.encryptedPhoneNumber, who);
  if (again.status !== 200)
    throw new Error(`The holder is told ${again.status} after ${seconds} s`);
  return seconds / 60;
}

async function findAll(hotel: TestTireHotel, plates: readonly string[], quarter: number) {
  const found = new Map<string, string>();
  for (let at = 0; at < plates.length; at += 25) {
    const from = `172.16.${quarter % 250}.${at / 25}`;
    await Promise.all(
      plates.slice(at, at + 25).map(async (plate) => {
        const { body } = await hotel.search(plate, { from });
        found.set(plate, body.encryptedPhoneNumber);
      }),
    );
  }
  return found;
}

const addressOf = (quarter: number, at: number): string =>
  `10.${quarter % 250}.${Math.floor(at / 250)}.${at % 250}`;

function platesWithAgreement(count: number): string[] {
  const all = new Agreements(makeWorkshops('2026-11-02').values(), 2026);
  const plates: string[] = [];
  for (let number = 0; plates.length < count; number += 1) {
    const letters = ['KLM', 'NPR', 'STU', 'HJK', 'BCD'][Math.floor(number / 1000)] ?? 'XYZ';
    const plate = `${letters}${String(number % 1000).padStart(3, '0')}`;
    if (all.of(plate)) plates.push(plate);
  }
  return plates;
}
