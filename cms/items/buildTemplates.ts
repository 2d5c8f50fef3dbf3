import type { Contract, FieldContract } from '../../schema/contract';
import { templateId } from '../../schema/templateId';
import { idOfName, type ItemId } from './guid';

/** The role of a template's items. System templates are part of the platform. */
type TemplateGroup = 'blocks' | 'items' | 'pages' | 'settings' | 'system';

export interface TemplateField {
  id: ItemId;
  name: string;
  contract: FieldContract;
}

/** Id and fields that all items of a type share. There is one for every contract in schema/. */
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

/** Names of the base templates, by which clients search for all pages or all blocks. */
const BASE_TEMPLATES: Record<TemplateGroup, string> = {
  pages: 'Page',
  blocks: 'Block',
  items: 'ContentItem',
  settings: 'Settings',
  system: 'System',
};

const SYSTEM_FIELDS: Record<string, Record<string, FieldContract>> = {
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

/** Builds the platform's own templates and a template for every contract. */
export function buildTemplates(contract: Contract): Templates {
  const templates = new Map<string, Template>();
  const addTemplate = (
    name: string,
    group: TemplateGroup,
    fields: Record<string, FieldContract>,
    placeholders: readonly string[] = [],
  ): void => {
    const base = BASE_TEMPLATES[group];
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
  for (const [name, fields] of Object.entries(SYSTEM_FIELDS)) addTemplate(name, 'system', fields);
  for (const group of ['items', 'pages', 'settings'] as const) {
    for (const [name, item] of Object.entries(contract[group]))
      addTemplate(name, group, item.fields);
  }
  for (const [name, block] of Object.entries(contract.blocks)) {
    addTemplate(name, 'blocks', block.fields, block.placeholders);
  }
  return templates;
}
