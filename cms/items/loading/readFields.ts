import { localizable, type LocalizableMessage } from '../../../domain/localizable';
import { checkFieldValue } from '../checkFieldValue';
import { isMap, type YamlMap } from './readYamlMap';
import type { FieldValue } from '../item.types';
import type { Template, Templates } from '../buildTemplates';

/** The checked fields of an item. Nested items become separate items below it. */
export interface ParsedItem {
  template: Template;
  values: ReadonlyMap<string, FieldValue>;
  innerItems: ReadonlyMap<string, ParsedItem | readonly ParsedItem[]>;
}

/** `inputJson` is the invalid value. It is for authors of content files, never for responses. */
export type ReportProblem = (
  path: string,
  message: string | LocalizableMessage,
  inputJson?: string,
) => void;

/**
 * Checks a map of field names and values in one language against a template. Reports every problem
 * with its path. Returns undefined when there is any problem.
 */
export function readFields(
  template: Template,
  raw: unknown,
  path: string,
  templates: Templates,
  report: ReportProblem,
): ParsedItem | undefined {
  if (raw !== undefined && raw !== null && !isMap(raw)) {
    report(path, localizable`must be a map of field names and values`);
    return undefined;
  }
  let hasFailed = false;
  const reportAndFail: ReportProblem = (problemPath, message, inputJson) => {
    hasFailed = true;
    report(problemPath, message, inputJson);
  };
  const values = new Map<string, FieldValue>();
  const innerItems = new Map<string, ParsedItem | readonly ParsedItem[]>();
  for (const [name, value] of Object.entries(raw ?? {})) {
    const valuePath = path ? `${path}.${name}` : name;
    const contract = template.fields.get(name)?.contract;
    if (!contract) {
      // Well-formed names may be in the message. Other input is never repeated in responses.
      const isName = /^\w{1,60}$/.test(name);
      reportAndFail(
        isName ? valuePath : path || template.name,
        localizable`is not a field of ${template.name}`,
      );
    } else if (contract.kind === 'items' && isListOfMaps(value)) {
      const itemTemplate = templates.get(contract.of);
      const items = value.map((entry, index) =>
        itemTemplate
          ? readFields(itemTemplate, entry, `${valuePath}[${index}]`, templates, reportAndFail)
          : undefined,
      );
      innerItems.set(
        name,
        items.filter((item) => item !== undefined),
      );
    } else if (contract.kind === 'item' && isMap(value)) {
      const itemTemplate = templates.get(contract.of);
      const item = itemTemplate
        ? readFields(itemTemplate, value, valuePath, templates, reportAndFail)
        : undefined;
      if (item) innerItems.set(name, item);
    } else {
      const result = checkFieldValue(contract, value);
      if (!result.ok) reportAndFail(valuePath, result.problem, result.inputJson);
      else if (result.value !== undefined) values.set(name, result.value);
    }
  }
  return hasFailed ? undefined : { template, values, innerItems };
}

function isListOfMaps(value: unknown): value is readonly YamlMap[] {
  return Array.isArray(value) && value.every(isMap);
}
