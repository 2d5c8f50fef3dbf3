import type { Request } from 'express';
import { readPlate } from '../../server/readTireQuestion';

const readRegNo = (regNo: unknown) => readPlate({ query: { regNo } } as unknown as Request);

test('[TIRE-48] a registration number may have spaces, hyphens and lower-case letters', () => {
  expect(readRegNo('abc 123')).toBe('ABC123');
  expect(readRegNo('ABC-1234')).toBe('ABC1234');
});

test.each(['AAAAAAAA', 'A'.repeat(3000), '', 'ü1!', undefined, ['ABC123']])(
  '[TIRE-48] an invalid registration number is refused, not shortened: %j',
  (regNo) =>
    expect(() => readRegNo(regNo)).toThrow(expect.objectContaining({ status: 400 }) as Error),
);
