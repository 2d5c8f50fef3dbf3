import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { LocalItem } from '../../contentTree';
import { parseId } from '../../guid';
import { applyVariant, ownBlocks } from '../../variants/applyVariant';
import { findVariant, type PageVariant, type VariantStatus } from '../../variants/pageVariant';
import { readResults } from '../../variants/variantResults';
import type { AddBlockInput } from '../addBlock';
import type { AuthoringContext, AuthoringTopic, Input } from '../authoringContext';
import type { VariantsChange } from '../editContent';
import { editError } from '../editError';
import { addBlock, changeBlock, type BlockChange, type ChangedBlocks } from './variantBlocks';
import * as rules from './variantRules';

const schemaFile = join('services', 'content', 'authoring', 'variants', 'variants.graphql');

interface PageInput {
  itemId: string;
  language: string;
  expectedVersion: number;
}

type OfVariant = PageInput & { variantId: string };

interface ShownVariant {
  page: LocalItem;
  variant: PageVariant;
}

const queryResolvers = {
  variants: (
    _: unknown,
    { itemId, language }: { itemId: string; language: string },
    { store }: AuthoringContext,
  ): LocalItem => {
    const page = store.draft.findIn(itemId, language);
    if (!page || !store.draft.isPage(page.item)) {
      throw editError('NOT_FOUND', `No page "${itemId}" in ${language}.`);
    }
    return page;
  },

  variantResults: (
    _: unknown,
    { itemId, language }: { itemId: string; language: string },
    { db }: AuthoringContext,
  ) => readResults(db, parseId(itemId) ?? '', language),
};

/** A mutation that makes other variants of those that a page has. */
const changing =
  <Of extends PageInput>(
    action: string,
    change: (page: LocalItem, input: Of, context: AuthoringContext) => VariantsChange,
  ) =>
  (_: unknown, { input }: Input<Of>, context: AuthoringContext): Promise<LocalItem> =>
    context.editor.changeVariants(input, action, context.actor, (page) =>
      change(page, input, context),
    );

const variantsOf = ({ version }: LocalItem) => version.variants ?? [];

/** A page whose variant has other blocks. */
function withBlocks(
  page: LocalItem,
  variantId: string,
  change: (variant: PageVariant) => ChangedBlocks,
): VariantsChange {
  const variants = variantsOf(page);
  const variant = rules.find(variants, variantId);
  if (variant.status !== 'draft' && variant.rule.kind === 'test') {
    throw editError('BAD_INPUT', 'What a test compares stays as it is once the test has begun.');
  }
  const { changes, items } = change(variant);
  const next = { ...variant, changes };
  return { variants: rules.replace(variants, [next]), items, details: { variantId } };
}

const mutationResolvers = {
  createVariant: changing<PageInput & rules.CreateVariant>('createVariant', (page, input) => {
    const variants = rules.withNewVariant(variantsOf(page), input);
    return { variants, details: { variantId: variants.at(-1)?.id } };
  }),

  updateVariant: changing<PageInput & rules.UpdateVariant>('updateVariant', (page, input) => ({
    variants: rules.withUpdated(variantsOf(page), input),
    details: { variantId: input.variantId },
  })),

  setTest: changing<PageInput & rules.SetTest>('setTest', (page, input) => ({
    variants: rules.withTest(variantsOf(page), input),
  })),

  setVariantStatus: changing<OfVariant & { status: VariantStatus }>(
    'setVariantStatus',
    (page, { variantId, status }) => ({
      variants: rules.withStatus(variantsOf(page), variantId, status, Date.now()),
      details: { variantId, status },
    }),
  ),

  deleteVariant: changing<OfVariant>('deleteVariant', (page, { variantId }) => ({
    variants: rules.withoutVariant(variantsOf(page), variantId),
    details: { variantId },
  })),

  changeVariantBlock: changing<OfVariant & { uid: string; change: BlockChange }>(
    'changeVariantBlock',
    (page, { variantId, uid, change }, { store }) =>
      withBlocks(page, variantId, (variant) =>
        changeBlock(store, page, variant, uid.toLowerCase(), change),
      ),
  ),

  addVariantBlock: changing<OfVariant & AddBlockInput>(
    'addVariantBlock',
    (page, input, { store }) =>
      withBlocks(page, input.variantId, (variant) => addBlock(store, page, variant, input)),
  ),
};

/** Variants of pages, and what was counted of them. */
export const variantsTopic: AuthoringTopic = {
  typeDefs: readFileSync(schemaFile, 'utf8'),
  resolvers: {
    Query: queryResolvers,
    Mutation: mutationResolvers,
    PageVariants: {
      version: ({ version }: LocalItem): number => version.version,
      variants: (page: LocalItem): ShownVariant[] =>
        variantsOf(page).map((variant) => ({ page, variant })),
    },
    PageVariant: {
      id: ({ variant }: ShownVariant): string => variant.id,
      name: ({ variant }: ShownVariant): string => variant.name,
      status: ({ variant }: ShownVariant): string => variant.status,
      from: ({ variant }: ShownVariant) => variant.from,
      until: ({ variant }: ShownVariant) => variant.until,
      stoppedAt: ({ variant }: ShownVariant) => variant.stoppedAt,
      rule: ({ variant }: ShownVariant) => variant.rule,
      placeholders: ({ page, variant }: ShownVariant) =>
        applyVariant(page.version.placeholders, variant.changes, { keepHidden: true }),
      own: ({ variant }: ShownVariant): string[] => [...ownBlocks(variant.changes)],
      hidden: ({ variant }: ShownVariant): readonly string[] => variant.changes.hidden,
      isPublished: ({ page, variant }: ShownVariant, _: unknown, { store }: AuthoringContext) => {
        const published = store.published.findIn(page.item.id, page.version.language);
        const theirs = published && findVariant(published.version, variant.id);
        return isDeepStrictEqual(plain(theirs), plain(variant));
      },
    },
  },
};

/** As it comes back from JSON: without undefined parts. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
