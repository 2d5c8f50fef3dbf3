import type { FileListItemFields } from '../../schema/generated/fields';
import type { BlockExamples } from '../blockExamples';

function document(title: string, src: string, size: number): FileListItemFields {
  return {
    Title: { value: title },
    File: { value: { src, name: title, mimeType: 'application/pdf', extension: 'pdf', size } },
  };
}

const documents = [
  {
    ...document('Service by mileage', '/-/media/documents/service-efter-miltal.pdf', 68_000),
    Text: { value: 'What we check at 15,000, 30,000 and 60,000 km' },
  },
  document('Tyres for the season', '/-/media/documents/dack-for-sasongen.pdf', 54_000),
  document('Charging prices', '/-/media/documents/laddpriser.pdf', 41_000),
  document('Tyre hotel terms', '/-/media/documents/villkor-dackhotell.pdf', 47_000),
  document('Terms of the workshop', '/-/media/documents/villkor-verkstad.pdf', 28_000),
];

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Handy documents' },
    Text: { value: 'To save, print or forward.' },
    Items: documents,
  },
  Few: { Items: documents.slice(0, 2) },
} satisfies BlockExamples<'FileList'>;
