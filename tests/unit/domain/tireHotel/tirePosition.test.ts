import { readTirePosition } from '../../../../domain/tireHotel/tirePosition';

test.each([
  [
    'frontLeft',
    ['Vänster fram', 'VF', 'vf', 'Fram vänster', 'FV', 'FL', 'LF', 'Front left', 'V-F'],
  ],
  ['frontRight', ['Höger fram', 'HF', 'H.F.', 'Främre höger', 'FR', 'RF', 'Right front']],
  ['rearLeft', ['Vänster bak', 'VB', 'Bakre vänster', 'RL', 'LR', 'Rear left', 'Left rear', 'BL']],
  ['rearRight', ['Höger bak', 'HB', 'RR', 'Rear right', 'back right', 'Høyre bak']],
])('[TIRE-29] recognises %s in every spelling of workshops', (position, written) => {
  expect(written.map(readTirePosition)).toEqual(written.map(() => position));
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
])('does not recognise %p', (written) => {
  expect(readTirePosition(written)).toBeUndefined();
});
