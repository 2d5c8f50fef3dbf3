import type { MessageKey } from '../../../design-system/messages';
import type { DealerDepartment } from '../model/dealer.types';

/** Keys of the names of kinds of departments, in the order in which they are offered. */
const departmentKeys: Readonly<Record<string, MessageKey>> = {
  NewCars: 'dealerNewCars',
  UsedCars: 'dealerUsedCars',
  Workshop: 'dealerWorkshop',
  Parts: 'dealerParts',
  BodyWork: 'dealerBodyWork',
};

/** Key of the name of a kind; undefined for one that the product does not know. */
export const departmentKey = (type: string): MessageKey | undefined =>
  Object.hasOwn(departmentKeys, type) ? departmentKeys[type] : undefined;

/** Kinds of departments that dealers have, each once, in the order in which they are offered. */
export function departmentTypes(departments: readonly Pick<DealerDepartment, 'type'>[]): string[] {
  const types = new Set(departments.map(({ type }) => type));
  return Object.keys(departmentKeys).filter((type) => types.has(type));
}
