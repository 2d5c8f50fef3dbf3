import type { CarHistory } from '../../../../domain/documents/carHistory.types';

/** An example of a history with all fields; readings in km. */
export const exampleCarHistory: CarHistory = {
  owners: 1,
  keys: 2,
  services: [
    { date: '2026-03-12', odometer: 14_900, place: 'Automotive Södertälje' },
    { date: '2025-03-04', odometer: 7600, place: 'Automotive Södertälje' },
  ],
  inspection: {
    date: '2026-11-03',
    by: 'Automotive Södertälje',
    points: 150,
    wear: [
      { kind: 'stoneChips', place: 'bonnet', note: 'Four, touched up' },
      { kind: 'kerbedWheel', place: 'frontRightWheel' },
      {
        kind: 'scratch',
        place: 'rearLeftDoor',
        sizeMm: 40,
        picture: '/-/media/cars/boxysuv-blue-side.webp',
      },
    ],
  },
  recalls: [
    { title: 'Brake software update', reference: 'R10287', isDone: true, date: '2025-10-02' },
  ],
  tyres: [
    {
      kind: 'summer',
      isMounted: false,
      size: '225/55 R18',
      depthsMm: { frontLeft: 5.2, frontRight: 5.1, rearLeft: 2.8, rearRight: 2.9 },
    },
    {
      kind: 'studded',
      isMounted: true,
      size: '225/55 R18',
      depthsMm: { frontLeft: 7.4, frontRight: 7.4, rearLeft: 7.8, rearRight: 7.7 },
    },
  ],
  warranties: [
    { kind: 'maker', until: '2027-03-18', untilOdometer: 100_000 },
    { kind: 'battery', until: '2032-03-18', untilOdometer: 160_000 },
  ],
  statutoryTest: { next: '2027-03-31' },
  batteryHealth: { percent: 97, date: '2026-11-03', method: 'discharge' },
};
