import type { CarModelCardFields } from '../../schema/generated/fields';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Title' },
    Text: { value: 'Text' },
    Image: {
      value: {
        src: '/-/media/cars/suv-blue-nordic.jpg',
        alt: 'A blue car by the sea',
        width: 1920,
        height: 1080,
      },
    },
    Link: { value: { href: '/', text: 'Link', linktype: 'internal' } },
    IsCampaign: false,
    CampaignText: { value: 'Campaign text' },
    Label1: { value: 'Label 1' },
    LabelValue1: { value: 'Label value 1' },
    Label2: { value: 'Label 2' },
    LabelValue2: { value: 'Label value 2' },
    Label3: { value: 'Label 3' },
    LabelValue3: { value: 'Label value 3' },
    Label4: { value: 'Label 4' },
    LabelValue4: { value: 'Label value 4' },
  },
} satisfies Record<string, CarModelCardFields>;
