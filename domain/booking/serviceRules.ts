import type { SelectedService } from './bookingState.types';

/** The service that needs the mileage, and that cannot be combined with a base service (BOOK-47, BOOK-55). */
export const ORIGINAL_SERVICE = 'originalservice';

/** Base services, by the prefix of their codes. */
const BASE_SERVICE = /^basservice/;

type Services = Readonly<Record<string, SelectedService>>;

/** Why an offering cannot be chosen together with the others. */
export type ServiceConflict = 'baseServiceChosen' | 'originalServiceChosen';

/** Why an offering cannot be added to the chosen services (BOOK-47, BOOK-48); undefined when it can. */
export function findConflict(code: string, services: Services): ServiceConflict | undefined {
  const [conflicting] = findExcludedServices(code, services);
  if (conflicting === undefined) return undefined;
  return conflicting === ORIGINAL_SERVICE ? 'originalServiceChosen' : 'baseServiceChosen';
}

/** Codes of the chosen services that cannot be combined with an offering: choosing it removes them. */
export const findExcludedServices = (code: string, services: Services): string[] =>
  isFullService(code)
    ? Object.keys(services).filter((chosen) => chosen !== code && isFullService(chosen))
    : [];

/**
 * Whether a service is the original service or a base service: each includes the smaller ones, so a car gets
 * only one of them.
 */
export const isFullService = (code: string): boolean =>
  code === ORIGINAL_SERVICE || BASE_SERVICE.test(code);

/** The inputs that are still missing for the chosen services; when empty, workshops can be searched. */
export function findMissingInputs(
  services: Services,
  milage: number | null,
): { code: string; missing: 'milage' | 'userInput' }[] {
  return Object.entries(services).flatMap(([code, { userInput }]) => {
    const missingInputs: { code: string; missing: 'milage' | 'userInput' }[] = [];
    if (code === ORIGINAL_SERVICE && milage === null)
      missingInputs.push({ code, missing: 'milage' });
    if (userInput !== null && userInput.trim() === '')
      missingInputs.push({ code, missing: 'userInput' });
    return missingInputs;
  });
}

/** Whether services of a kind are chosen. */
export const hasServices = (services: Services, type: SelectedService['type']): boolean =>
  Object.values(services).some((service) => service.type === type);
