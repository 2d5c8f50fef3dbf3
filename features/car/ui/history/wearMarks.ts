import { wheelPlaces } from '../../../../design-system/components/CarOutline/CarOutline';
import type { CarPlace, CarWear } from '../../../../domain/documents/carHistory.types';

/** A point of the drawing of a car from above. */
interface Point {
  x: number;
  y: number;
}

/** Positions of the car's places in the drawing. */
const points: Readonly<Record<CarPlace, Point>> = {
  bonnet: { x: 104, y: 76 },
  frontBumper: { x: 104, y: 18 },
  windscreen: { x: 104, y: 128 },
  roof: { x: 104, y: 196 },
  tailgate: { x: 104, y: 262 },
  rearBumper: { x: 104, y: 318 },
  frontLeftDoor: { x: 62, y: 160 },
  frontRightDoor: { x: 146, y: 160 },
  rearLeftDoor: { x: 62, y: 212 },
  rearRightDoor: { x: 146, y: 212 },
  frontLeftWing: { x: 68, y: 58 },
  frontRightWing: { x: 140, y: 58 },
  rearLeftWing: { x: 68, y: 288 },
  rearRightWing: { x: 140, y: 288 },
  frontLeftWheel: wheelPlaces.frontLeft,
  frontRightWheel: wheelPlaces.frontRight,
  rearLeftWheel: wheelPlaces.rearLeft,
  rearRightWheel: wheelPlaces.rearRight,
  leftSeat: { x: 88, y: 172 },
  rightSeat: { x: 120, y: 172 },
  loadSpace: { x: 104, y: 240 },
};

/** Distance between marks of the same place, in units of the drawing. */
const MARK_DISTANCE = 26;

/** Position of each wear mark; marks of the same place are in a row. */
export function wearMarks(wear: readonly Pick<CarWear, 'place'>[]): readonly Point[] {
  return wear.map(({ place }, index) => {
    const isSamePlace = (other: Pick<CarWear, 'place'>) => other.place === place;
    const indexInRow = wear.slice(0, index).filter(isSamePlace).length;
    const count = wear.filter(isSamePlace).length;
    const { x, y } = points[place];
    return { x: x + (indexInRow - (count - 1) / 2) * MARK_DISTANCE, y };
  });
}
