import type { Contract, FieldContract } from '../../schema/contract';
import { templateId } from '../../schema/templateId';
import { idOfName, type ItemId } from './guid';

/** What an item of a template is for. System templates are the platform's own. */
export type TemplateGroup = 'blocks' | 'items' | 'pages' | 'settings' | 'system';

export interface TemplateField {
  id: ItemId;
  name: string;
  contract: FieldContract;
}

/** The fields and id that all items of a kind share; one for every contract in schema/. */
export interface Template {
  id: ItemId;
  name: string;
  group: TemplateGroup;
  fields: ReadonlyMap<string, TemplateField>;
  baseTemplates: readonly BaseTemplate[];
  /** Keys of the placeholders that a block of this template offers. */
  placeholders: readonly string[];
}

export interface BaseTemplate {
  id: ItemId;
  name: string;
}

export type Templates = ReadonlyMap<string, Template>;

/** Base templates by which searches find every page or every block. */
const baseTemplates: Record<TemplateGroup, string> = {
  pages: 'Page',
  blocks: 'Block',
  items: 'ContentItem',
  settings: 'Settings',
  system: 'System',
};

const systemFields: Record<string, Record<string, FieldContract>> = {
  Folder: {},
  Site: {},
  PageFrame: {},
  LocationFolder: {},
  ChargingPointFolder: {},
  F150LocationFolder: {},
  DictionaryEntry: { Key: { kind: 'string' }, Phrase: { kind: 'text' } },
  RobotsText: { Content: { kind: 'text' } },
  RedirectRule: {
    Pattern: { kind: 'string' },
    Target: { kind: 'string' },
    RedirectType: {
      kind: 'enum',
      of: 'RedirectType',
      values: ['REDIRECT_301', 'REDIRECT_302', 'SERVER_TRANSFER'],
    },
    IsQueryStringPreserved: { kind: 'boolean' },
    IsLanguagePreserved: { kind: 'boolean' },
    Locale: { kind: 'string' },
  },
};

/** The platform's own templates and one for every contract. */
export function buildTemplates(contract: Contract): Templates {
  const templates = new Map<string, Template>();
  const add = (
    name: string,
    group: TemplateGroup,
    fields: Record<string, FieldContract>,
    placeholders: readonly string[] = [],
  ): void => {
    const base = baseTemplates[group];
    templates.set(name, {
      id: templateId(name),
      name,
      group,
      fields: new Map(
        Object.entries(fields).map(([field, fieldContract]) => [
          field,
          { id: idOfName(`${name}/${field}`), name: field, contract: fieldContract },
        ]),
      ),
      baseTemplates: [{ id: templateId(base), name: base }],
      placeholders,
    });
  };
  for (const [name, fields] of Object.entries(systemFields)) add(name, 'system', fields);
  for (const group of ['items', 'pages', 'settings'] as const) {
    for (const [name, item] of Object.entries(contract[group])) add(name, group, item.fields);
  }
  for (const [name, block] of Object.entries(contract.blocks)) {
    add(name, 'blocks', block.fields, block.placeholders);
  }
  return templates;
}
