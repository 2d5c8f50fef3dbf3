import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  editorTopics,
  isPlural,
  findPlaceholders,
  readEditorTexts,
  type TextNode,
} from './readEditorTexts';

/** Types of topics whose keys are only known when they are looked up. */
const openTopics: Readonly<Record<string, string>> = {
  contracts: 'ContractTexts',
  refusals:
    'Readonly<Record<string, string | ((values: Readonly<Record<string, string>>) => string)>>',
};

/** Codegen plugin: types of the editor's texts; those with placeholders are functions of their values. */
export const plugin: PluginFunction = () => `
import type { ContractTexts } from '../../schema/contractTexts';

type Values<Name extends string> = Readonly<Record<Name, string | number>>;

/** The editor's texts by topic. */
export interface EditorTexts {
${editorTopics()
  .map((topic) => `${topic}: ${openTopics[topic] ?? typeText(readEditorTexts(topic, 'en'))};`)
  .join('\n')}
}
`;

function typeText(node: TextNode): string {
  if (typeof node === 'string' || isPlural(node)) {
    const names = findPlaceholders(node).filter(
      (name) => typeof node === 'string' || name !== 'count',
    );
    const valueTypes =
      names.length > 0 ? [`Values<${names.map((name) => `'${name}'`).join(' | ')}>`] : [];
    const parameters =
      typeof node === 'string' ? valueTypes : [...valueTypes, '{ readonly count: number }'];
    return parameters.length > 0 ? `(values: ${parameters.join(' & ')}) => string` : 'string';
  }
  const entries = Object.entries(node).map(
    ([key, child]) => `${JSON.stringify(key)}: ${typeText(child)};`,
  );
  return `{ ${entries.join('\n')} }`;
}
