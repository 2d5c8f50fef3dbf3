import { checkPlaces } from '../../../../../cms/authoring/items/written/checkPlaces';
import type { Placeholders, Rendering } from '../../../../../cms/items/item.types';

const block = (componentName: string, placeholders: Placeholders = {}): Rendering => ({
  uid: componentName.toLowerCase(),
  componentName,
  params: {},
  placeholders,
});

test('[EDIT-02] a block that stood at its place before a rule was made stays, and may not be put there again', () => {
  const blocks = { placeholders: { main: [block('CarModelCard'), block('Blurb')] } };
  expect(() => checkPlaces([blocks], blocks)).not.toThrow();
  expect(() => checkPlaces([], blocks)).toThrow(
    'This place does not take the block “CarModelCard”.',
  );
});

test('[EDIT-02] blocks within blocks and those of variants are checked as well', () => {
  const inner = { main: [block('StageRow', { 'stage-row': [block('HeroBanner')] })] };
  expect(() => checkPlaces([], { placeholders: inner })).toThrow('HeroBanner');
  const added = [{ place: 'row/story-info', rendering: block('Quote') }];
  const changes = { items: {}, hidden: [], added, order: {} };
  const rule = { kind: 'audience' as const, conditions: [] };
  const variants = [{ id: 'a', name: 'A', status: 'draft' as const, rule, changes }];
  expect(() => checkPlaces([], { placeholders: {}, variants })).toThrow('Quote');
});
