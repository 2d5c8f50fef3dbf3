import { errorCode } from './errorCode';
/**
 * For `catch` after reading a file or folder: returns `value` when it does not exist. Any other failure,
 * such as missing permission, is thrown again.
 */
export const ifMissing =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (errorCode(error) === 'ENOENT') return value;
    throw error;
  };
