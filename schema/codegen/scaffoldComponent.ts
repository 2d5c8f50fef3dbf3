import type { BlockContract } from '../contract';
import { comment } from './typeText';

/** Source of a first component: it shows what a block says, for its author to give it a form. */
export function scaffoldComponent(name: string, block: BlockContract): string {
  const { placeholders, fields } = block;
  const texts = Object.entries(fields)
    .filter(([, { kind }]) => kind === 'text')
    .map(([field]) => `{fields.${field} && <p>{fields.${field}.value}</p>}`);
  const slots = placeholders.map((key) => `{fields.slots[${JSON.stringify(key)}]}`);
  const content = [...texts, ...slots];
  const parameter = content.length === 0 ? '' : `fields: ${name}Props`;
  const importProps = `import type { ${name}Props } from '../../schema/generated/fields';\n\n`;
  return `${parameter && importProps}${comment(block.description)}export function ${name}(${parameter}) {
  return ${content.length === 0 ? '<section />' : `<section>${content.join('\n')}</section>`};
}
`;
}
