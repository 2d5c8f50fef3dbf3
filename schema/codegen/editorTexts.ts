import { basename } from 'node:path';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { specifierFrom } from './filesWithSuffix';
import { editorTextFile, editorTopics, readEditorTexts } from './readEditorTexts';

/** Codegen plugin: the editor's texts in the language that the output file is named after. */
export const plugin: PluginFunction = (_schema, _documents, _config, info) => {
  const outputFile = info?.outputFile ?? '';
  const language = basename(outputFile, '.ts');
  const topics = editorTopics();
  for (const topic of topics) readEditorTexts(topic, language);
  const imports = topics.map((topic) => {
    const file = specifierFrom(outputFile, editorTextFile(topic, language));
    return `import ${topic} from '${file}' with { type: 'json' };`;
  });
  return `${imports.join('\n')}

/** The editor's texts in this language. */
export const catalogue = { ${topics.join(', ')} };
`;
};
