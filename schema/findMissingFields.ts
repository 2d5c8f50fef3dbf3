import type { FieldContracts } from './contract';

/**
 * Fields without which blocks do not show an item: each group needs one filled field
 * (tests/unit/cms/editor/lists/findMissingFields.test.tsx compares this with the blocks).
 */
const requiredGroups: Readonly<Record<string, readonly (readonly string[])[]>> = {
  AccordionItem: [['Title'], ['Text']],
  ButtonRowItem: [['Link']],
  CarouselSlide: [['Image', 'Video']],
  FaqItem: [['Question'], ['Answer']],
  FileListItem: [['File']],
  LinkListItem: [['Link']],
  ListItemCard: [['Title', 'Text']],
  StatsItem: [['Value'], ['Label']],
  TableRow: [['Cells']],
};

type Values = Readonly<Record<string, unknown>>;

/** Returns the groups without a filled field. An item is shown to visitors if there are none. */
export function findMissingFields(
  template: string,
  fields: FieldContracts,
  values: Values,
): readonly (readonly string[])[] {
  const groups = requiredGroups[template] ?? [
    Object.keys(fields).filter((name) => isContentKind(fields[name]?.kind)),
  ];
  return groups.filter(
    (group) => group.length > 0 && !group.some((name) => isFilled(values[name])),
  );
}

/** Whether a field is visible content: switches and choices are not. */
const isContentKind = (kind: string | undefined) => kind !== 'boolean' && kind !== 'enum';

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.replace(/<[^<>]*>|&nbsp;/g, '').trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== 'object' || value === null) return value !== undefined && value !== null;
  // A link, a picture or a file.
  return ['href', 'id', 'src'].some((key) => Boolean(Reflect.get(value, key)));
}
