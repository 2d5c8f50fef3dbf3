import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { WorkshopDepartment } from '../mechmate/mechmate.types';
import { pick, randomOf } from '../stock/random';
import { readTable } from '../stock/readTable';
import { vehicleOfPlate } from '../vehicleRegister/vehicleOfPlate';

/** Of so many cars one has an agreement. */
const AGREEMENT_EVERY = 3;

/** Mobile numbers that are given to nobody in Sweden: 070-174 06 05 to 070-174 06 99. */
const [FIRST_PHONE, PHONES] = [46_701_740_605, 95];

/** Levels of packages, as often as they are taken. */
const packages = ['basic', 'basic', 'comfort', 'premium'] as const;

export type PackageLevel = (typeof packages)[number];

/** Where a table's car has its wheels, in place of a station's id: somewhere without a free time. */
const BOOKED_OUT = 'booked out';

/** Somebody's agreement about the wheels of one car. */
export interface Agreement {
  plate: string;
  /** Of its holder, as it is dialled from anywhere; who has several agreements has one phone. */
  phone: string;
  packageLevel: PackageLevel;
  station: WorkshopDepartment;
  /** Depth of the best of its treads, in mm; drawn where it is absent. */
  depth?: number;
}

type Column = 'plate' | 'phone' | 'station' | 'package' | 'depth';

/** Agreements that tests and documents name. */
const examples = readTable<Column>('agreements.csv', join('services', 'tirehotel'));

/** Finds agreements: of the table, and drawn for other cars of the register, always the same. */
export class Agreements {
  readonly #stations: readonly WorkshopDepartment[];

  /** @param thisYear no vehicle is younger */
  constructor(
    departments: Iterable<WorkshopDepartment>,
    private readonly thisYear: number,
  ) {
    this.#stations = [...departments].filter(({ kind }) => kind === 'tyres');
  }

  /** The agreement for a plate; undefined where there is none. */
  of(plate: string): Agreement | undefined {
    const example = examples.find((row) => row.plate === plate);
    if (example) return this.#ofRow(example);
    // All of it is reckoned for every plate, so that the time it takes tells nothing.
    const vehicle = vehicleOfPlate('SE', plate, this.thisYear);
    const digest = createHash('sha256').update(`tyres ${plate}`).digest();
    const random = randomOf(digest.readUInt32BE(1));
    const agreement = {
      plate,
      phone: `+${FIRST_PHONE + Math.floor(random() * PHONES)}`,
      packageLevel: pick(random, packages),
      station: pick(random, this.#stations),
    };
    return vehicle && digest.readUInt8(0) % AGREEMENT_EVERY === 0 ? agreement : undefined;
  }

  /** All that a holder has, the named one first. */
  ofHolder({ plate, phone }: Pick<Agreement, 'plate' | 'phone'>): Agreement[] {
    const others = examples.filter((row) => row.phone === phone && row.plate !== plate);
    const isExample = examples.some((row) => row.plate === plate);
    return [plate, ...(isExample ? others.map((row) => row.plate) : [])].flatMap(
      (own) => this.of(own) ?? [],
    );
  }

  #ofRow(row: Record<Column, string>): Agreement | undefined {
    const { plate, phone, station, depth } = row;
    const packageLevel = packages.find((level) => level === row.package);
    const found = this.#stations.find(({ departmentId, bays }) =>
      station === BOOKED_OUT ? bays === 0 : departmentId === station,
    );
    return (
      found && packageLevel && { plate, phone, packageLevel, station: found, depth: Number(depth) }
    );
  }
}
