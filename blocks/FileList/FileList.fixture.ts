import type { FileListFields, FileListItemFields } from '../../schema/generated/fields';

function document(title: string, name: string, size: number): FileListItemFields {
  return {
    Title: { value: title },
    File: {
      value: {
        src: `/-/media/documents/${name}.pdf`,
        name,
        mimeType: 'application/pdf',
        extension: 'pdf',
        size,
      },
    },
  };
}

const documents = [
  {
    ...document('Service by mileage', 'service-efter-miltal', 68_000),
    Text: { value: 'What we check at 15,000, 30,000 and 60,000 km' },
  },
  document('Tyres for the season', 'dack-for-sasongen', 54_000),
  document('Charging prices', 'laddpriser', 41_000),
  document('Terms of the tyre hotel', 'villkor-dackhotell', 47_000),
  document('Terms of the used-car warranty', 'villkor-begagnatgaranti', 59_000),
];

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Good to have' },
    Text: { value: 'To save, print or forward.' },
    Items: documents,
  },
  Few: { Items: documents.slice(0, 2) },
} satisfies Record<string, FileListFields>;
