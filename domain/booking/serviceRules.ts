import type { SelectedService } from './bookingState.types';

/** The service that needs the mileage, and that no base service goes with (BOOK-47, BOOK-55). */
export const ORIGINAL_SERVICE = 'originalservice';

/** Base services, by how their codes begin. */
const BASE_SERVICE = /^basservice/;

type Services = Readonly<Record<string, SelectedService>>;

/** Why an offering cannot be chosen together with the others. */
export type Conflict = 'baseServiceChosen' | 'originalServiceChosen';

/** Why an offering cannot be added to what is chosen (BOOK-47, BOOK-48); undefined where it is not. */
export function conflictOf(code: string, services: Services): Conflict | undefined {
  const [chosen] = excludedBy(code, services);
  if (chosen === undefined) return undefined;
  return chosen === ORIGINAL_SERVICE ? 'originalServiceChosen' : 'baseServiceChosen';
}

/** Codes of the chosen services that an offering does not go with: choosing it removes them. */
export const excludedBy = (code: string, services: Services): string[] =>
  isFullService(code)
    ? Object.keys(services).filter((chosen) => chosen !== code && isFullService(chosen))
    : [];

/** The original service or a base service: each holds what a smaller one does, so that a car gets one of them. */
export const isFullService = (code: string): boolean =>
  code === ORIGINAL_SERVICE || BASE_SERVICE.test(code);

/** What the visitor must still answer about the chosen services; empty when the workshop can be asked. */
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
