import type { BlockContract, FieldKind } from '../contract';
import { comment } from './typeText';

/** The component for each kind of field, by which editors change the field in place. */
const fieldComponents: Partial<Record<FieldKind, { component: string; isInText?: boolean }>> = {
  text: { component: 'FieldText', isInText: true },
  richText: { component: 'FieldRichText' },
  link: { component: 'FieldLink' },
  image: { component: 'FieldImage' },
  file: { component: 'FieldFile' },
  date: { component: 'FieldDate', isInText: true },
};

const SECTION_FILE = '../../design-system/components/Section/Section';

/** Components around a text field: the field `Title` is the block's heading. */
const containers = {
  Heading: { file: '../../design-system/components/Heading/Heading', start: '<Heading level={2}>' },
  Text: { file: '../../design-system/components/Text/Text', start: '<Text>' },
};

/** Source of a new component: it shows all fields of the block, for its author to design. */
export function scaffoldComponent(name: string, block: BlockContract): string {
  const fields = Object.entries(block.fields).flatMap(([field, { kind }]) => {
    const fieldComponent = fieldComponents[kind];
    if (!fieldComponent) return [];
    const container = field === 'Title' ? 'Heading' : 'Text';
    return [
      {
        ...fieldComponent,
        field: `fields.${field}`,
        container: fieldComponent.isInText && container,
      },
    ] as const;
  });
  const lines = fields.map(({ component, container, field }) => {
    const element = `<${component} field={${field}} />`;
    return container
      ? `{${field} && ${containers[container].start}${element}</${container}>}`
      : element;
  });
  const slots = block.placeholders.map((key) => `{fields.slots[${JSON.stringify(key)}]}`);
  const content = [...lines, ...slots];
  const imports = [
    importLine('Section', SECTION_FILE),
    ...(['Heading', 'Text'] as const)
      .filter((name) => fields.some(({ container }) => container === name))
      .map((name) => importLine(name, containers[name].file)),
    ...[...new Set(fields.map(({ component }) => component))]
      .sort()
      .map((component) => importLine(component, `../../design-system/fields/${component}`)),
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

const importLine = (component: string, file: string) => `import { ${component} } from '${file}';`;
