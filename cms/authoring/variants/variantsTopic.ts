import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../../platform/database/connect';
import type { LocalItem } from '../../items/contentTree';
import { parseId } from '../../items/guid';
import { applyVariant, ownBlocks } from '../../items/variants/applyVariant';
import {
  findVariant,
  type PageVariant,
  type VariantStatus,
} from '../../items/variants/pageVariant';
import { readResults } from './variantResults';
import type { Resolvers } from '../../generated/authoringResolvers';
import type { AuthoringContext, Input } from '../authoringContext';
import type { AuthoringTopic } from '../authoringTopic.types';
import { editError } from '../editError';
import type { NewItems } from '../items/newItems';
import { addBlock, changeBlock, type BlockChange, type ChangedBlocks } from './variantBlocks';
import * as rules from './variantRules';
import type {
  AddBlockInput,
  CreateVariantInput,
  SetTestInput,
  UpdateVariantInput,
} from '../../generated/authoringTypes';

const schemaFile = join('cms', 'authoring', 'variants', 'variants.graphql');

interface PageInput {
  itemId: string;
  language: string;
  expectedVersion: number;
}

/** The variants that a page has after a change, and the items that they need. */
interface Changed {
  variants: readonly PageVariant[];
  items?: NewItems;
}

type VariantContext = AuthoringContext & { tx: Transaction };

type OfVariant = PageInput & { variantId: string };

const queryResolvers: Resolvers['Query'] = {
  variants: (_, { itemId, language }, { store }) => {
    const page = store.draft.findIn(itemId, language);
    if (!page || !store.draft.isPage(page.item)) {
      throw editError('NOT_FOUND', 'There is no such page.');
    }
    return page;
  },

  variantResults: (_, { itemId, language }, { db }) =>
    readResults(db, parseId(itemId) ?? '', language),
};

/** A mutation that changes the variants of a page. */
const changing =
  <Of extends PageInput & { variantId?: string; status?: VariantStatus }>(
    action: string,
    change: (page: LocalItem, input: Of, context: VariantContext) => Changed | Promise<Changed>,
  ) =>
  (_: unknown, { input }: Input<Of>, context: AuthoringContext): Promise<LocalItem> => {
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
          throw editError('NOT_FOUND', 'That is no page.');
        const { variants, items } = await change(page, input, { ...context, tx });
        await items?.save(tx, actor);
        return { variants };
      },
    });
  };

const variantsOf = ({ version }: LocalItem) => version.variants ?? [];

/** A page whose variant has other blocks. */
async function withBlocks(
  page: LocalItem,
  variantId: string,
  change: (variant: PageVariant) => Promise<ChangedBlocks>,
): Promise<Changed> {
  const variants = variantsOf(page);
  const variant = rules.find(variants, variantId);
  if (variant.status !== 'draft' && variant.rule.kind === 'test') {
    throw editError('BAD_INPUT', 'What a test compares stays as it is once the test has begun.');
  }
  const { changes, items } = await change(variant);
  const next = { ...variant, changes };
  return { variants: rules.replace(variants, [next]), items };
}

const mutationResolvers: Resolvers['Mutation'] = {
  createVariant: changing<PageInput & CreateVariantInput>('createVariant', (page, input) => ({
    variants: rules.withNewVariant(variantsOf(page), input),
  })),

  updateVariant: changing<PageInput & UpdateVariantInput>('updateVariant', (page, input) => ({
    variants: rules.withUpdated(variantsOf(page), input),
  })),

  setTest: changing<PageInput & SetTestInput>('setTest', (page, input) => ({
    variants: rules.withTest(variantsOf(page), input),
  })),

  setVariantStatus: changing<OfVariant & { status: VariantStatus }>(
    'setVariantStatus',
    (page, { variantId, status }) => ({
      variants: rules.withStatus(variantsOf(page), variantId, status, Date.now()),
    }),
  ),

  deleteVariant: changing<OfVariant>('deleteVariant', (page, { variantId }) => ({
    variants: rules.withoutVariant(variantsOf(page), variantId),
  })),

  changeVariantBlock: changing<OfVariant & { uid: string; change: BlockChange }>(
    'changeVariantBlock',
    (page, { variantId, uid, change }, { store, tx }) =>
      withBlocks(page, variantId, (variant) =>
        changeBlock(tx, store, page, variant, uid.toLowerCase(), change),
      ),
  ),

  addVariantBlock: changing<OfVariant & AddBlockInput>(
    'addVariantBlock',
    (page, input, { store, tx }) =>
      withBlocks(page, input.variantId, (variant) => addBlock(tx, store, page, variant, input)),
  ),
};

/** Variants of pages, and what was counted of them. */
export const variantsTopic: AuthoringTopic = {
  typeDefs: readFileSync(schemaFile, 'utf8'),
  resolvers: {
    Query: queryResolvers,
    Mutation: mutationResolvers,
    PageVariants: {
      version: ({ version }) => version.version,
      variants: (page) => variantsOf(page).map((variant) => ({ page, variant })),
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
      own: ({ variant }) => [...ownBlocks(variant.changes)],
      hidden: ({ variant }) => variant.changes.hidden,
      isPublished: ({ page, variant }, _, { store }) => {
        const published = store.published.findIn(page.item.id, page.version.language);
        const theirs = published && findVariant(published.version, variant.id);
        return isDeepStrictEqual(plain(theirs), plain(variant));
      },
    },
  },
};

/** As it comes back from JSON: without undefined parts. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
