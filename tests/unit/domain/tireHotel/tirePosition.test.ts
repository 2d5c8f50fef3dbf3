import { positionOf } from '../../../../domain/tireHotel/tirePosition';

test.each([
  [
    'frontLeft',
    ['Vänster fram', 'VF', 'vf', 'Fram vänster', 'FV', 'FL', 'LF', 'Front left', 'V-F'],
  ],
  ['frontRight', ['Höger fram', 'HF', 'H.F.', 'Främre höger', 'FR', 'RF', 'Right front']],
  ['rearLeft', ['Vänster bak', 'VB', 'Bakre vänster', 'RL', 'LR', 'Rear left', 'Left rear', 'BL']],
  ['rearRight', ['Höger bak', 'HB', 'RR', 'Rear right', 'back right', 'Høyre bak']],
])('[TIRE-29] %s is understood as workshops write it', (position, written) => {
  expect(written.map(positionOf)).toEqual(written.map(() => position));
});

test.each([
  '',
  'Reservhjul',
  'Spare',
  'Fram',
  'Vänster',
  'Front rear left',
  '1',
  'Left right front',
])('nothing is made of %p', (written) => {
  expect(positionOf(written)).toBeUndefined();
});
