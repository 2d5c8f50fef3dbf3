/**
 * For `catch` after reading a file or folder: what stands for one that is not there. Any other failure, such as a folder
 * that may not be read, stays a failure.
 */
export const ifMissing =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return value;
    throw error;
  };
