import { localizable } from '../../../domain/localizable';
import { createEditError } from '../createEditError';

/** @throws CONFLICT when someone saved in between */
export function checkVersion(expectedVersion: number, newestVersion: number): void {
  if (expectedVersion === newestVersion) return;
  throw createEditError(
    'CONFLICT',
    localizable`The item was changed in between: the newest version is ${newestVersion}, not ${expectedVersion}.`,
    { currentVersion: newestVersion },
  );
}
