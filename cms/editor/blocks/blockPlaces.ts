import { acceptsBlock } from '../../../schema/blockPlaces';
import type { BlockName } from '../../../schema/generated/fields';
import { contracts } from '../forms/checkValues';

/** Where a block can be added: the template of the page, and a placeholder of it or of a block in it. */
export interface BlockSetting {
  template: string;
  placeholder: string;
}

/**
 * Blocks that are the main content of a page, with the templates of such pages. All other blocks suit any
 * page.
 */
const templatesByBlock: Readonly<Record<string, readonly string[]>> = {
  StoryHeader: ['StoryPage'],
  StoryNavigation: ['StoryPage'],
  CarDetail: ['CarDetailPage'],
  CarList: ['CarListPage'],
  BookedVisit: ['ContentPage'],
  BookingAssistant: ['ContentPage'],
  CarHold: ['ContentPage'],
  DealerList: ['ContentPage'],
  DealerPage: ['ContentPage'],
  KitShop: ['ContentPage'],
  LocationFinder: ['ContentPage'],
  SavedCars: ['ContentPage'],
  SellCarForm: ['ContentPage'],
  ServiceBooking: ['ContentPage'],
  ServiceRequestForm: ['ContentPage'],
  StoryList: ['ContentPage', 'HomePage'],
  TestDrive: ['ContentPage'],
  TireHotel: ['ContentPage'],
  CarOfTheWeek: ['HomePage', 'ContentPage'],
  ContinueBrowsing: ['HomePage', 'ContentPage'],
};

/** What pages of a template are mostly made of, in the order in which it is offered. */
const usualBlocks: Readonly<Record<string, readonly BlockName[]>> = {
  StoryPage: [
    ...(['StoryText', 'Quote', 'Carousel', 'Stats', 'Video'] as const),
    ...(['CarQueryTeaser', 'CarTeaser'] as const),
  ],
};

/** The blocks that are offered first at a place. */
export const getUsualBlocks = ({ template, placeholder }: BlockSetting): readonly string[] =>
  placeholder === 'main' ? (usualBlocks[template] ?? []) : [];

/** The blocks that the platform accepts at a place, by name. */
export const getAddableBlocks = ({ placeholder }: Pick<BlockSetting, 'placeholder'>) =>
  Object.entries(contracts.blocks).filter(([name]) => acceptsBlock(placeholder, name));

/** Whether a block is suitable for a place, of those that it may be at. Editors can still choose any block. */
export function suitsPlace(block: string, { template, placeholder }: BlockSetting): boolean {
  const suitableTemplates: readonly string[] | undefined = Object.entries(templatesByBlock).find(
    ([name]) => name === block,
  )?.[1];
  return placeholder !== 'main' || (suitableTemplates?.includes(template) ?? true);
}
