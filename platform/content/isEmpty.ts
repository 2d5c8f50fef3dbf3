/** Whether what the platform sent stands for nothing: it writes an empty object as a list now and then. */
export const isEmpty = (raw: unknown): boolean =>
  raw === undefined || raw === null || raw === '' || (Array.isArray(raw) && raw.length === 0);
