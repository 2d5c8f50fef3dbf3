import type { SelectedService } from './bookingState.types';

/** The service that needs the mileage, and that no base service goes with (BOOK-47, BOOK-55). */
export const ORIGINAL_SERVICE = 'originalservice';

/** Base services, by how their codes begin. */
const BASE_SERVICE = /^basservice/;

type Services = Readonly<Record<string, SelectedService>>;

/** Why an offering cannot stand beside what is chosen already. */
export type Conflict = 'baseServiceChosen' | 'originalServiceChosen';

/** The original service and base services exclude each other (BOOK-47, BOOK-48). */
export function conflictOf(code: string, services: Services): Conflict | undefined {
  if (excludedBy(code, services).length === 0) return undefined;
  return code === ORIGINAL_SERVICE ? 'baseServiceChosen' : 'originalServiceChosen';
}

/** Codes of the chosen services that an offering does not go with: choosing it lets go of them. */
export const excludedBy = (code: string, services: Services): string[] =>
  Object.keys(services).filter(
    (chosen) =>
      (code === ORIGINAL_SERVICE && isBaseService(chosen)) ||
      (isBaseService(code) && chosen === ORIGINAL_SERVICE),
  );

export const isBaseService = (code: string): boolean => BASE_SERVICE.test(code);

/** What must still be told of the chosen services; empty when the workshop can be asked. */
export function missingOf(
  services: Services,
  milage: number | null,
): { code: string; missing: 'milage' | 'userInput' }[] {
  return Object.entries(services).flatMap(([code, { userInput }]) => {
    const found: { code: string; missing: 'milage' | 'userInput' }[] = [];
    if (code === ORIGINAL_SERVICE && milage === null) found.push({ code, missing: 'milage' });
    if (userInput !== null && userInput.trim() === '') found.push({ code, missing: 'userInput' });
    return found;
  });
}

/** Whether services of a kind are chosen. */
export const hasServices = (services: Services, type: SelectedService['type']): boolean =>
  Object.values(services).some((service) => service.type === type);
