import { localizable, messageText, type FieldName } from '../../../domain/localizable';
import type { FieldContract } from '../../../schema/contract';
import type { ContentStore } from '../../items/ContentStore';
import { readFields, type ParsedItem } from '../../items/loading/readFields';
import type { Template } from '../../items/buildTemplates';
import { createEditError } from '../createEditError';

/** The checked fields of an item that an editor makes. @throws BAD_INPUT that names the first wrong field */
export function readNewFields(
  { templates }: Pick<ContentStore, 'templates'>,
  template: Template,
  raw: unknown,
): ParsedItem {
  const problems: { path: string; message: Parameters<typeof messageText>[0] }[] = [];
  const read = readFields(template, raw, 'fields', templates, (path, message) =>
    problems.push({ path, message }),
  );
  if (read) return read;
  const { path, message = '' } = problems[0] ?? { path: 'fields' };
  throw createEditError(
    'BAD_INPUT',
    localizable`Field "${fieldAt(templates, template, path)}" ${message}.`,
    { problems: problems.map((problem) => `${problem.path} ${messageText(problem.message)}`) },
  );
}

/** The field at a path such as `fields.Items[1].Link`. */
function fieldAt(
  templates: ContentStore['templates'],
  template: Template,
  path: string,
): FieldName {
  const [, ...names] = path.replace(/\[\d+\]/g, '').split('.');
  let at: Template | undefined = template;
  let owner: string | undefined;
  for (const name of names) {
    const contract: FieldContract | undefined = at?.fields.get(name)?.contract;
    owner = contract?.owner;
    at = contract && 'of' in contract ? templates.get(contract.of) : undefined;
  }
  return { field: names.at(-1) ?? path, owner, path };
}
