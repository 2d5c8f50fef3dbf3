import type { FieldContracts } from '../../../schema/contract';
import { isRecord } from '../../../domain/isRecord';
import type { RawValue } from '../authoring';

/**
 * What an item needs to be seen by visitors, as the blocks decide it: one field of every group
 * (tests/unit/cms/editor/lists/neededFields.test.tsx holds the blocks against it).
 */
const needed: Readonly<Record<string, readonly (readonly string[])[]>> = {
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

type Values = Readonly<Record<string, RawValue>>;

/** The fields, in groups of one or the other, that an item lacks for visitors to see it; none for what is whole. */
export function missingFields(
  template: string,
  fields: FieldContracts,
  values: Values,
): readonly (readonly string[])[] {
  const groups = needed[template] ?? [
    Object.keys(fields).filter((name) => isContent(fields[name]?.kind)),
  ];
  return groups.filter(
    (group) => group.length > 0 && !group.some((name) => isFilled(values[name])),
  );
}

/** Switches and choices show nothing by themselves. */
const isContent = (kind: string | undefined) => kind !== 'boolean' && kind !== 'enum';

function isFilled(value: RawValue): boolean {
  if (typeof value === 'string') return value.replace(/<[^<>]*>|&nbsp;/g, '').trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  if (isRecord(value)) return Boolean(value.href) || Boolean(value.src);
  return value !== undefined && value !== null;
}
