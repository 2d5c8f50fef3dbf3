import type { Tire } from '../../../domain/tireHotel/tireHotel.types';

const tire = (equipmentPosition: string, threadDepth: number, threadPattern: string): Tire => ({
  equipmentPosition,
  wheel: {
    name: 'Nokian Hakkapeliitta 10',
    rimDiameter: 18,
    sectionWidth: 225,
    aspectRatio: 45,
    threadPattern,
    threadDepth,
    threadStatusId: 0,
    threadStatusMessage: '',
  },
});

/** Wheels as the tyre hotel sends them, for stories and tests. */
export const exampleTires = {
  /** One per state of wear; positions and patterns as Swedish and as English workshops write them. */
  worn: [
    tire('Vänster fram', 6.4, 'Vinter, dubbade'),
    tire('HF', 6.2, 'Vinter, dubbade'),
    tire('Rear left', 3.5, 'Winter'),
    tire('RR', 2.7, 'Winter'),
  ],
  /** Two wheels for the same position, and a spare wheel without a position on the car. */
  odd: [
    tire('FL', 7.1, 'Sommar'),
    tire('Vänster fram', 2.1, 'Sommar'),
    tire('Reservhjul', 7.5, 'Allround'),
  ],
  none: [],
} satisfies Record<string, readonly Tire[]>;
