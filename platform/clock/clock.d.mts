export function readShift(
  environment: Readonly<Record<string, string | undefined>>,
  now?: number,
): number | undefined;
export function shiftClock(shiftMs: number): void;
