import { checkFieldValue } from '../checkFieldValue';
import { isMap, type YamlMap } from './contentFile';
import type { FieldValue } from '../item';
import type { Template, Templates } from '../templates';

/** The checked fields of an item; inner items become items of their own below it. */
export interface ReadItem {
  template: Template;
  values: ReadonlyMap<string, FieldValue>;
  inner: ReadonlyMap<string, ReadItem | readonly ReadItem[]>;
}

/** `given` is what stood there: for authors of files, never to be sent back to whoever sent it. */
export type Report = (path: string, message: string, given?: string) => void;

/**
 * Checks a map of field names and values, already in one language, against a template.
 * Every problem is reported with its path; any problem gives undefined.
 */
export function readFields(
  template: Template,
  raw: unknown,
  path: string,
  templates: Templates,
  report: Report,
): ReadItem | undefined {
  if (raw !== undefined && raw !== null && !isMap(raw)) {
    report(path, 'must be a map of field names and values');
    return undefined;
  }
  let failed = false;
  const fail: Report = (at, message, given) => {
    failed = true;
    report(at, message, given);
  };
  const values = new Map<string, FieldValue>();
  const inner = new Map<string, ReadItem | readonly ReadItem[]>();
  for (const [name, value] of Object.entries(raw ?? {})) {
    const at = path ? `${path}.${name}` : name;
    const contract = template.fields.get(name)?.contract;
    if (!contract) {
      // A name of that kind may be told; anything else is not repeated to whoever sent it.
      const isName = /^\w{1,60}$/.test(name);
      fail(isName ? at : path || template.name, `is not a field of ${template.name}`);
    } else if (contract.kind === 'items' && isListOfMaps(value)) {
      const of = templates.get(contract.of);
      const items = value.map((entry, index) =>
        of ? readFields(of, entry, `${at}[${index}]`, templates, fail) : undefined,
      );
      inner.set(
        name,
        items.filter((item) => item !== undefined),
      );
    } else if (contract.kind === 'item' && isMap(value)) {
      const of = templates.get(contract.of);
      const item = of ? readFields(of, value, at, templates, fail) : undefined;
      if (item) inner.set(name, item);
    } else {
      const checked = checkFieldValue(contract, value);
      if (!checked.ok) fail(at, checked.problem, checked.given);
      else if (checked.value !== undefined) values.set(name, checked.value);
    }
  }
  return failed ? undefined : { template, values, inner };
}

function isListOfMaps(value: unknown): value is readonly YamlMap[] {
  return Array.isArray(value) && value.every(isMap);
}
