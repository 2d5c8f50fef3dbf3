import { editError } from '../editError';

/** @throws CONFLICT when somebody saved in between */
export function checkVersion(expected: number, newest: number): void {
  if (expected === newest) return;
  throw editError(
    'CONFLICT',
    `The item was changed in between: the newest version is ${newest}, not ${expected}.`,
    { currentVersion: newest },
  );
}
