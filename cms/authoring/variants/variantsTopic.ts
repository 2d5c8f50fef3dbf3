import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../../platform/database/connect';
import type { LocalItem } from '../../items/ContentTree';
import { parseId } from '../../items/guid';
import { applyVariant, listChangedBlockUids } from '../../items/variants/applyVariant';
import { findVariant } from '../../items/variants/pageVariant';
import { type PageVariant, type VariantStatus } from '../../items/item.types';
import { readVariantResults } from './variantResults';
import type { Resolvers } from '../../generated/authoringResolvers';
import type { AuthoringContext, Input } from '../authoringContext';
import type { AuthoringTopic } from '../authoringTopic.types';
import { createEditError } from '../createEditError';
import type { NewItems } from '../items/NewItems';
import {
  addVariantBlock,
  changeBlock,
  type BlockChange,
  type ChangedBlocks,
} from './variantBlocks';
import * as rules from './variantRules';
import type {
  AddBlockInput,
  CreateVariantInput,
  SetTestInput,
  UpdateVariantInput,
} from '../../generated/authoringTypes';

const SCHEMA_FILE = join('cms', 'authoring', 'variants', 'variants.graphql');

interface PageInput {
  itemId: string;
  language: string;
  expectedVersion: number;
}

/** The variants of a page after a change, and their new items. */
interface ChangedVariants {
  variants: readonly PageVariant[];
  items?: NewItems;
}

type VariantContext = AuthoringContext & { tx: Transaction };

type VariantInput = PageInput & { variantId: string };

const queryResolvers: Resolvers['Query'] = {
  variants: (_, { itemId, language }, { store }) => {
    const page = store.draft.findInLanguage(itemId, language);
    if (!page || !store.draft.isPage(page.item)) {
      throw createEditError('NOT_FOUND', 'There is no such page.');
    }
    return page;
  },

  variantResults: (_, { itemId, language }, { db }) =>
    readVariantResults(db, parseId(itemId) ?? '', language),
};

/** Creates the resolver of a mutation that changes the variants of a page. */
const createResolver =
  <MutationInput extends PageInput & { variantId?: string; status?: VariantStatus }>(
    action: string,
    change: (
      page: LocalItem,
      input: MutationInput,
      context: VariantContext,
    ) => ChangedVariants | Promise<ChangedVariants>,
  ) =>
  (_: unknown, { input }: Input<MutationInput>, context: AuthoringContext): Promise<LocalItem> => {
    const { itemId, language, expectedVersion, variantId, status } = input;
    const { editor, actor } = context;
    const details = { variantId, status };
    return editor.operate({
      itemId,
      language,
      expectedVersion,
      action,
      actor,
      details,
      apply: async (tx, page) => {
        if (!context.store.draft.isPage(page.item))
          throw createEditError('NOT_FOUND', 'That is no page.');
        const { variants, items } = await change(page, input, { ...context, tx });
        await items?.save(tx, actor);
        return { variants };
      },
    });
  };

const listVariants = ({ version }: LocalItem) => version.variants ?? [];

/** Changes the blocks of a variant of a page. */
async function changeVariantBlocks(
  page: LocalItem,
  variantId: string,
  change: (variant: PageVariant) => Promise<ChangedBlocks>,
): Promise<ChangedVariants> {
  const variants = listVariants(page);
  const variant = rules.getVariant(variants, variantId);
  if (variant.status !== 'draft' && variant.rule.kind === 'test') {
    throw createEditError(
      'BAD_INPUT',
      'What a test compares stays as it is once the test has begun.',
    );
  }
  const { changes, items } = await change(variant);
  const changedVariant = { ...variant, changes };
  return { variants: rules.replaceVariants(variants, [changedVariant]), items };
}

const mutationResolvers: Resolvers['Mutation'] = {
  createVariant: createResolver<PageInput & CreateVariantInput>('createVariant', (page, input) => ({
    variants: rules.addVariant(listVariants(page), input),
  })),

  updateVariant: createResolver<PageInput & UpdateVariantInput>('updateVariant', (page, input) => ({
    variants: rules.updateVariant(listVariants(page), input),
  })),

  setTest: createResolver<PageInput & SetTestInput>('setTest', (page, input) => ({
    variants: rules.setTest(listVariants(page), input),
  })),

  setVariantStatus: createResolver<VariantInput & { status: VariantStatus }>(
    'setVariantStatus',
    (page, { variantId, status }) => ({
      variants: rules.setStatus(listVariants(page), variantId, status, Date.now()),
    }),
  ),

  deleteVariant: createResolver<VariantInput>('deleteVariant', (page, { variantId }) => ({
    variants: rules.removeVariant(listVariants(page), variantId),
  })),

  changeVariantBlock: createResolver<VariantInput & { uid: string; change: BlockChange }>(
    'changeVariantBlock',
    (page, { variantId, uid, change }, { store, tx }) =>
      changeVariantBlocks(page, variantId, (variant) =>
        changeBlock(tx, store, page, variant, uid.toLowerCase(), change),
      ),
  ),

  addVariantBlock: createResolver<VariantInput & AddBlockInput>(
    'addVariantBlock',
    (page, input, { store, tx }) =>
      changeVariantBlocks(page, input.variantId, (variant) =>
        addVariantBlock(tx, store, page, variant, input),
      ),
  ),
};

/** Variants of pages, and their results. */
export const variantsTopic: AuthoringTopic = {
  typeDefs: readFileSync(SCHEMA_FILE, 'utf8'),
  resolvers: {
    Query: queryResolvers,
    Mutation: mutationResolvers,
    PageVariants: {
      version: ({ version }) => version.version,
      variants: (page) => listVariants(page).map((variant) => ({ page, variant })),
    },
    PageVariant: {
      id: ({ variant }) => variant.id,
      name: ({ variant }) => variant.name,
      status: ({ variant }) => variant.status,
      from: ({ variant }) => variant.from,
      until: ({ variant }) => variant.until,
      stoppedAt: ({ variant }) => variant.stoppedAt,
      rule: ({ variant }) => variant.rule,
      placeholders: ({ page, variant }) =>
        applyVariant(page.version.placeholders, variant.changes, { keepHidden: true }),
      own: ({ variant }) => [...listChangedBlockUids(variant.changes)],
      hidden: ({ variant }) => variant.changes.hidden,
      isPublished: ({ page, variant }, _, { store }) => {
        const publishedPage = store.published.findInLanguage(page.item.id, page.version.language);
        const publishedVariant = publishedPage && findVariant(publishedPage.version, variant.id);
        return isDeepStrictEqual(toJsonValue(publishedVariant), toJsonValue(variant));
      },
    },
  },
};

/** Removes undefined properties by a round trip through JSON. */
const toJsonValue = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
