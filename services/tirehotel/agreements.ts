import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { WorkshopDepartment } from '../mechmate/mechmate.types';
import { pick, createRandom } from '../stock/random';
import { readTable } from '../stock/readTable';
import { findVehicleByPlate } from '../vehicleRegister/findVehicleByPlate';

/** Of this many cars, one has an agreement. */
const CARS_PER_AGREEMENT = 3;

/** Swedish mobile numbers reserved for fiction: 070-174 06 05 to 070-174 06 99. */
const [FIRST_PHONE, PHONE_COUNT] = [46_701_740_605, 95];

/** Levels of packages; repeated ones are drawn more often. */
const packages = ['basic', 'basic', 'comfort', 'premium'] as const;

export type PackageLevel = (typeof packages)[number];

/** Replaces the id of a station in the table: any station without free times. */
const BOOKED_OUT = 'booked out';

/** A customer's agreement to store the wheels of a car. */
export interface Agreement {
  plate: string;
  /** The customer's phone in international format; identifies all agreements of the customer. */
  phone: string;
  packageLevel: PackageLevel;
  station: WorkshopDepartment;
  /** Tread depth of the best wheel in mm; drawn at random if undefined. */
  depthMm?: number;
}

type Column = 'plate' | 'phone' | 'station' | 'package' | 'depth';

/** Agreements for tests and documentation. */
const examples = readTable<Column>('agreements.csv', join('services', 'tirehotel'));

/**
 * Finds agreements: those of the table, and generated ones for other cars in the vehicle register. Results
 * are always the same.
 */
export class Agreements {
  readonly #stations: readonly WorkshopDepartment[];

  /** @param thisYear the latest possible model year */
  constructor(
    departments: Iterable<WorkshopDepartment>,
    private readonly thisYear: number,
  ) {
    this.#stations = [...departments].filter(({ kind }) => kind === 'tyres');
  }

  /** Returns the agreement for a plate, or undefined. */
  find(plate: string): Agreement | undefined {
    const example = examples.find((row) => row.plate === plate);
    if (example) return this.#parseRow(example);
    // Everything is calculated for every plate, so that response times do not reveal which ones have an
    // agreement.
    const vehicle = findVehicleByPlate('SE', plate, this.thisYear);
    const digest = createHash('sha256').update(`tyres ${plate}`).digest();
    const random = createRandom(digest.readUInt32BE(1));
    const agreement = {
      plate,
      phone: `+${FIRST_PHONE + Math.floor(random() * PHONE_COUNT)}`,
      packageLevel: pick(random, packages),
      station: pick(random, this.#stations),
    };
    return vehicle && digest.readUInt8(0) % CARS_PER_AGREEMENT === 0 ? agreement : undefined;
  }

  /** Returns all agreements of a customer, the given one first. */
  findByHolder({ plate, phone }: Pick<Agreement, 'plate' | 'phone'>): Agreement[] {
    const others = examples.filter((row) => row.phone === phone && row.plate !== plate);
    const isExample = examples.some((row) => row.plate === plate);
    return [plate, ...(isExample ? others.map((row) => row.plate) : [])].flatMap(
      (holderPlate) => this.find(holderPlate) ?? [],
    );
  }

  #parseRow(row: Record<Column, string>): Agreement | undefined {
    const { plate, phone, station, depth } = row;
    const packageLevel = packages.find((level) => level === row.package);
    const matchingStation = this.#stations.find(({ departmentId, bays }) =>
      station === BOOKED_OUT ? bays === 0 : departmentId === station,
    );
    return (
      matchingStation &&
      packageLevel && {
        plate,
        phone,
        packageLevel,
        station: matchingStation,
        depthMm: Number(depth),
      }
    );
  }
}
