import type { FieldContract } from '../../schema/contract';
import type { LocalItem } from '../items/ContentTree';
import { getRevisionId } from './toFieldJson';
import { idOfName } from '../items/guid';
import type { FieldValue } from '../items/item.types';
import { toStoredText } from './toStoredText';
import type { Template, TemplateField } from '../items/buildTemplates';

const TEXT_CONTRACT: FieldContract = { kind: 'string' };
const DATE_CONTRACT: FieldContract = { kind: 'date' };

/** Fields of every item, in addition to those of its template. */
const STANDARD_CONTRACTS = {
  '__Display name': TEXT_CONTRACT,
  __Updated: DATE_CONTRACT,
  __Revision: TEXT_CONTRACT,
} as const satisfies Record<string, FieldContract>;

export const STANDARD_FIELDS: ReadonlyMap<string, TemplateField> = new Map(
  Object.entries(STANDARD_CONTRACTS).map(([name, contract]) => [
    name,
    { id: idOfName(`standard/${name}`), name, contract },
  ]),
);

/** Finds a field of a template or a standard field, by name or id. Letter case is ignored. */
export function findField(template: Template | undefined, name: string): TemplateField | undefined {
  const exactMatch = template?.fields.get(name) ?? STANDARD_FIELDS.get(name);
  if (exactMatch) return exactMatch;
  const lowerCaseName = name.toLowerCase();
  return [...(template?.fields.values() ?? []), ...STANDARD_FIELDS.values()].find(
    (field) =>
      field.name.toLowerCase() === lowerCaseName || field.id.toLowerCase() === lowerCaseName,
  );
}

/** Reads the value of a field of the template or of a standard field. */
export function readFieldValue(source: LocalItem, field: TemplateField): FieldValue | undefined {
  switch (field.name) {
    case '__Display name':
      return source.version.displayName;
    case '__Updated':
      return source.version.updatedAt.toISOString();
    case '__Revision':
      return getRevisionId(source);
    default:
      return source.version.fields[field.name];
  }
}

export function readStoredText(source: LocalItem, field: TemplateField): string {
  return toStoredText(field.contract, readFieldValue(source, field));
}
