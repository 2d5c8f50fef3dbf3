import type { MessageKey } from '../../../design-system/messages';
import type { DealerDepartment } from '../model/dealer.types';

/** Message keys for kinds of departments, in display order. */
const departmentKeys: Readonly<Record<string, MessageKey>> = {
  NewCars: 'dealerNewCars',
  UsedCars: 'dealerUsedCars',
  Workshop: 'dealerWorkshop',
  Parts: 'dealerParts',
  BodyWork: 'dealerBodyWork',
};

/** Message key of a kind of department; undefined for an unknown kind. */
export const departmentKey = (type: string): MessageKey | undefined =>
  Object.hasOwn(departmentKeys, type) ? departmentKeys[type] : undefined;

/** Kinds of departments that dealers have, each once, in display order. */
export function departmentTypes(departments: readonly Pick<DealerDepartment, 'type'>[]): string[] {
  const types = new Set(departments.map(({ type }) => type));
  return Object.keys(departmentKeys).filter((type) => types.has(type));
}
