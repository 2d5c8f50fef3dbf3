import type { BlockContract, FieldKind } from '../contract';
import { comment } from './typeText';

/** How a first component shows a field: by a component that lets editors change it in place. */
const shown: Partial<Record<FieldKind, { component: string; isPartOfText?: boolean }>> = {
  text: { component: 'FieldText', isPartOfText: true },
  richText: { component: 'FieldRichText' },
  link: { component: 'FieldLink' },
  image: { component: 'FieldImage' },
  file: { component: 'FieldFile' },
  date: { component: 'FieldDate', isPartOfText: true },
};

const section = '../../design-system/components/Section/Section';
const text = '../../design-system/components/Text/Text';

/** Source of a first component: it shows what a block says, for its author to give it a form. */
export function scaffoldComponent(name: string, block: BlockContract): string {
  const fields = Object.entries(block.fields).flatMap(([field, { kind }]) => {
    const how = shown[kind];
    return how ? [{ ...how, field: `fields.${field}` }] : [];
  });
  const lines = fields.map(({ component, isPartOfText, field }) => {
    const element = `<${component} field={${field}} />`;
    return isPartOfText ? `{${field} && <Text>${element}</Text>}` : element;
  });
  const slots = block.placeholders.map((key) => `{fields.slots[${JSON.stringify(key)}]}`);
  const content = [...lines, ...slots];
  const imports = [
    importOf('Section', section),
    ...(fields.some(({ isPartOfText }) => isPartOfText) ? [importOf('Text', text)] : []),
    ...[...new Set(fields.map(({ component }) => component))]
      .sort()
      .map((component) => importOf(component, `../../design-system/fields/${component}`)),
    ...(content.length > 0
      ? [`import type { ${name}Props } from '../../schema/generated/fields';`]
      : []),
  ];
  const parameter = content.length > 0 ? `fields: ${name}Props` : '';
  return `${imports.join('\n')}

${comment(block.description)}export function ${name}(${parameter}) {
  return <Section>${content.join('\n')}</Section>;
}
`;
}

const importOf = (component: string, file: string) => `import { ${component} } from '${file}';`;
