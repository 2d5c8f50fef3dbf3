import { errorCode } from './errorCode';
/**
 * For `catch` after reading a file or folder: what stands for one that is not there. Any other failure, such as a folder
 * that may not be read, stays a failure.
 */
export const ifMissing =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (errorCode(error) === 'ENOENT') return value;
    throw error;
  };
