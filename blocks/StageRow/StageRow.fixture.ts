import type { StageRowFields } from '../../schema/generated/fields';
import { examples as cards } from '../CarModelCard/CarModelCard.fixture';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Title' },
    Text: { value: 'Text' },
    Link: { value: { href: '/', text: 'Link', linktype: 'internal' } },
    Columns: 2,
    BackgroundColor: 'Default',
  },
} satisfies Record<string, StageRowFields>;

/** Blocks inside every example, by placeholder. */
export const placeholders = {
  'stage-row': Object.values(cards).map((fields) => ({ name: 'CarModelCard', fields })),
};
