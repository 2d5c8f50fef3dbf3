import type { FieldContract } from '../../schema/contract';
import type { LocalItem } from '../items/contentTree';
import { revisionOf } from './fieldJson';
import { idOfName } from '../items/guid';
import type { FieldValue } from '../items/item';
import { storedText } from './storedText';
import type { Template, TemplateField } from '../items/templates';

const text: FieldContract = { kind: 'string' };
const date: FieldContract = { kind: 'date' };

/** Fields that every item has, whatever its template. */
const standardContracts = {
  '__Display name': text,
  __Updated: date,
  __Revision: text,
} as const satisfies Record<string, FieldContract>;

export const standardFields: ReadonlyMap<string, TemplateField> = new Map(
  Object.entries(standardContracts).map(([name, contract]) => [
    name,
    { id: idOfName(`standard/${name}`), name, contract },
  ]),
);

/** A field of a template or of every item, by name or id; case matters to neither. */
export function findField(template: Template | undefined, name: string): TemplateField | undefined {
  const exact = template?.fields.get(name) ?? standardFields.get(name);
  if (exact) return exact;
  const wanted = name.toLowerCase();
  return [...(template?.fields.values() ?? []), ...standardFields.values()].find(
    (field) => field.name.toLowerCase() === wanted || field.id.toLowerCase() === wanted,
  );
}

/** The value of a field of a template or of every item. */
export function valueOf(source: LocalItem, field: TemplateField): FieldValue | undefined {
  switch (field.name) {
    case '__Display name':
      return source.version.displayName;
    case '__Updated':
      return source.version.updatedAt.toISOString();
    case '__Revision':
      return revisionOf(source);
    default:
      return source.version.fields[field.name];
  }
}

export function storedValueOf(source: LocalItem, field: TemplateField): string {
  return storedText(field.contract, valueOf(source, field));
}
