import type { Contract, FieldContract, FieldContracts } from '../contract';

/** Number of items in an example list. */
const LIST_LENGTH = 3;

/** Source of a new fixture: one example that fills every field of a block. */
export function scaffoldFixture(name: string, contract: Contract): string {
  const fields = contract.blocks[name]?.fields ?? {};
  return `import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: ${JSON.stringify(exampleFields(fields, contract, []))},
} satisfies BlockExamples<'${name}'>;
`;
}

/** @param path names of the items around the fields, so that a recursive item ends */
function exampleFields(fields: FieldContracts, contract: Contract, path: string[]): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      exampleValue(name, field, contract, path),
    ]),
  );
}

function exampleValue(
  name: string,
  field: FieldContract,
  contract: Contract,
  path: string[],
): unknown {
  switch (field.kind) {
    case 'text':
      return { value: toWords(name) };
    case 'richText':
      return { value: `<p>${toWords(name)} with <strong>strong</strong> words.</p>` };
    case 'link':
      return { value: { href: '/', text: toWords(name), linktype: 'internal' } };
    case 'image':
      return { value: exampleImage };
    case 'file':
      return { value: exampleFilm };
    case 'date':
      return { value: '2026-01-15T09:00:00Z' };
    case 'boolean':
      return false;
    case 'integer':
      return 2;
    case 'number':
      return 1.5;
    case 'string':
      return toWords(name);
    case 'enum':
      return field.values[0];
    case 'item':
      return exampleItem(field.of, contract, path);
    case 'items':
      return path.includes(field.of)
        ? []
        : Array.from({ length: LIST_LENGTH }, () => exampleItem(field.of, contract, path));
  }
}

function exampleItem(name: string, contract: Contract, path: string[]): object | undefined {
  if (path.includes(name)) return undefined;
  return exampleFields(contract.items[name]?.fields ?? {}, contract, [...path, name]);
}

/** `SearchBarUrl` and `metaTitle` as words: "Search bar url", "Meta title". */
function toWords(name: string): string {
  const words = name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const exampleImage = {
  src: '/-/media/cars/midsuv-blue-front-quarter-nordic.webp',
  alt: 'A blue car by the sea',
  width: 1920,
  height: 1080,
};

const exampleFilm = {
  src: '/-/media/films/lake-road.webm',
  name: 'lake-road',
  mimeType: 'video/webm',
  extension: 'webm',
};
