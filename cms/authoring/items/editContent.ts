import type { Database, Transaction } from '../../../platform/database/connect';
import type { ContentStore } from '../../items/contentStore';
import { inLanguage, type LocalItem } from '../../items/contentTree';
import { layoutId, newId, parseId, type ItemId } from '../../items/guid';
import type { ContentItem, ItemVersion } from '../../items/item';
import type { Template } from '../../items/templates';
import { insertItem, insertVersion, type Content, type NewVersion } from '../../items/versionTable';
import { checkTakesBlocks, newBlock, placeRendering } from '../blocks/addBlock';
import { checkVersion } from './checkVersion';
import { ContentWrites } from './ContentWrites';
import { editError } from '../editError';
import type { AddedBlock, ItemTarget, Operation } from './editInput.types';
import { checkCreatable } from '../pages/checkCreatable';
import type { Actor } from '../people/actor';
import { recordAction } from '../people/auditTrail';
import { isApart } from './isApart';
import { checkPublicAddress } from '../site/publicAddress';
import { putIntoBin } from '../pages/bin';
import { removeItem, reviveReferenced } from './removedItems';
import { applyFields, readDisplayName, readName, readPagePlaceholders } from './readInput';
import { checkRemovable } from './written/protectedItems';
import type {
  AddBlockInput,
  CreateItemInput,
  DeleteItemInput,
  RestoreItemInput,
  UpdateItemInput,
} from '../../generated/authoringTypes';

/** A save that is made from a version, and on whose behalf. */
interface NextVersion {
  itemId: ItemId;
  language: string;
  expectedVersion: number;
  /** Name of the mutation. */
  action: string;
  actor: Actor;
  /** Whether it may follow later versions than the expected one, which changed something else. */
  fits?: (expected: ItemVersion | undefined) => boolean;
}

/** How often an operation is applied anew when another process saved in between. */
const operationRetries = 3;

/** Saves drafts. Every method throws an edit error (NOT_FOUND, BAD_INPUT, CONFLICT). */
export class ContentEditor {
  readonly #writes: ContentWrites;

  constructor(
    private readonly store: ContentStore,
    db: Database,
  ) {
    this.#writes = new ContentWrites(store, db);
  }

  async create(input: CreateItemInput, actor: Actor): Promise<LocalItem> {
    const { draft } = this.store;
    const template = this.#findTemplate(input.templateId);
    const parent = draft.find(input.parent);
    const site = parent && draft.siteOf(parent);
    if (!parent || !site) throw editError('NOT_FOUND', 'There is no such parent on a site.');
    this.#checkLanguage(parent, input.language);
    const name = readName(input.name);
    const item = {
      id: newId(),
      site: site.name,
      parentId: parent.id,
      name,
      template: template.name,
    };
    const version: NewVersion = {
      itemId: item.id,
      language: input.language,
      version: 1,
      displayName: readDisplayName(input.displayName) ?? name,
      fields: applyFields(template, {}, input.fields ?? []),
      placeholders:
        input.placeholders === undefined
          ? {}
          : readPagePlaceholders(input.placeholders, template, draft),
      deleted: false,
    };
    await this.#writes.run(async (tx) => {
      this.#checkFree(item);
      checkCreatable(this.store, template, item);
      await insertItem(tx, item);
      await insertVersion(tx, version, actor);
      const { id: itemId } = item;
      const { language } = input;
      await recordAction(tx, { actor, action: 'createItem', site: site.name, itemId, language });
    });
    return this.#read(item.id, input.language);
  }

  /** Makes a block with all its items and places it in a page, in one step. */
  async addBlock(input: AddBlockInput, actor: Actor): Promise<AddedBlock> {
    const { id: itemId } = this.#find(input);
    const { language, componentName, expectedVersion } = input;
    checkTakesBlocks(input);
    const uid = layoutId(newId());
    let dataSource: ItemId = '';
    const item = await this.operate({
      itemId,
      language,
      action: 'addBlock',
      actor,
      details: { componentName },
      apply: async (tx, page) => {
        const { version } = page.version;
        checkVersion(expectedVersion ?? version, version);
        const block = await newBlock(tx, this.store, page, input);
        dataSource = block.dataSource;
        await block.items.save(tx, actor);
        const rendering = { uid, componentName, dataSource, params: {}, placeholders: {} };
        const placing = { ...input, rendering };
        return {
          placeholders: placeRendering(page.version.placeholders, this.store.templates, placing),
        };
      },
    });
    return { item, uid, dataSource };
  }

  /**
   * Applies an operation to the newest version of an item, whichever that is. Operations follow each
   * other, so that each keeps what the one before did.
   */
  async operate(operation: Operation): Promise<LocalItem> {
    const { language, expectedVersion, action, actor, details, apply } = operation;
    const { id: itemId } = this.#find(operation);
    await this.#writes.run(async (tx) => {
      const newest = this.store.newestVersion(itemId, language);
      checkVersion(expectedVersion ?? newest, newest);
      const current = inLanguage(this.#find(operation), language);
      if (!current) throw editError('NOT_FOUND', 'The item has no version in that language.');
      const { displayName, fields, placeholders } = current.version;
      const content = { displayName, fields, placeholders, deleted: false };
      const changed = await apply(tx, current);
      const version = newest + 1;
      await insertVersion(tx, { itemId, language, version, ...content, ...changed }, actor);
      await this.#record(tx, actor, action, itemId, language, { version, ...details });
    }, operationRetries);
    return this.#read(itemId, language);
  }

  /** Saves what other subjects change of items, in turn with all other saves. */
  inTurn(change: (tx: Transaction) => Promise<void>): Promise<void> {
    return this.#writes.run(change);
  }

  async update(input: UpdateItemInput, actor: Actor): Promise<LocalItem> {
    const { id } = this.#find(input);
    const fits = (expected: ItemVersion | undefined) => {
      // Somebody may have removed it while this change waited for its turn.
      const current = inLanguage(this.#find(input), input.language)?.version;
      if (!current) throw editError('NOT_FOUND', 'The item has no version in that language.');
      return !!expected && isApart(input, expected, current);
    };
    await this.#saveNext({ ...input, itemId: id, action: 'updateItem', actor, fits }, () => {
      const { draft } = this.store;
      const item = this.#find(input);
      const template = draft.templateOf(item);
      if (!template) throw editError('NOT_FOUND', `The template ${item.template} is gone.`);
      this.#checkLanguage(item, input.language);
      const current = item.versions.get(input.language);
      const fields = applyFields(template, current?.fields ?? {}, input.fields ?? []);
      checkPublicAddress(actor, template.name, current?.fields ?? {}, fields);
      return {
        displayName: readDisplayName(input.displayName) ?? current?.displayName ?? item.name,
        fields,
        placeholders:
          input.placeholders === undefined
            ? (current?.placeholders ?? {})
            : readPagePlaceholders(input.placeholders, template, draft),
        deleted: false,
      };
    });
    return this.#read(id, input.language);
  }

  async restore(input: RestoreItemInput, actor: Actor): Promise<LocalItem> {
    const id = parseId(input.itemId);
    const old = id && (await this.store.readVersion(id, input.language, input.version));
    if (!id || !old)
      throw editError('NOT_FOUND', `There is no version ${input.version} to restore.`);
    const { displayName, fields, placeholders, variants = [] } = old;
    const content = { displayName, fields, placeholders, variants, deleted: false };
    const now = this.store.draft.findIn(id, input.language);
    if (now) checkPublicAddress(actor, now.item.template, now.version.fields, fields);
    await this.#saveNext({ ...input, itemId: id, action: 'restoreItem', actor }, async (tx) => {
      await reviveReferenced(tx, this.store, content, input.language, actor);
      return content;
    });
    return this.#read(id, input.language);
  }

  /** Deletes an item in one language or all; a page that is gone in all of them is in the bin then. */
  async delete(input: DeleteItemInput, actor: Actor): Promise<void> {
    await this.#writes.run(async (tx) => {
      const { draft } = this.store;
      const item = this.#find(input);
      if (item.template === 'Folder') throw editError('BAD_INPUT', 'Folders stay.');
      checkRemovable(draft, item);
      const languages = input.language ? [input.language] : [...item.versions.keys()];
      for (const language of languages) {
        if (!item.versions.has(language)) {
          throw editError('NOT_FOUND', 'The item has no version in that language.');
        }
        const newest = this.store.newestVersion(item.id, language);
        if (input.language) checkVersion(input.expectedVersion ?? newest, newest);
      }
      const { site } = item;
      const isWhole = languages.length === item.versions.size;
      if (site !== undefined && isWhole && draft.isPage(item)) {
        await putIntoBin(tx, this.store, actor, { ...item, site }, [item]);
      } else {
        for (const language of languages) {
          await removeItem(tx, this.store, item.id, language, actor);
        }
      }
      for (const language of languages) {
        await this.#record(tx, actor, 'deleteItem', item.id, language);
      }
    });
  }

  /** Saves the version after the expected one; the content is made once that is known to be newest. */
  async #saveNext(
    { itemId, language, expectedVersion, action, actor, fits }: NextVersion,
    contentOf: (tx: Transaction) => Content | Promise<Content>,
  ): Promise<void> {
    await this.#writes.run(async (tx) => {
      const newest = this.store.newestVersion(itemId, language);
      const isEarlier = expectedVersion > 0 && expectedVersion < newest;
      const mayFollow =
        fits &&
        isEarlier &&
        fits(await this.store.readVersion(itemId, language, expectedVersion, tx));
      if (!mayFollow) checkVersion(expectedVersion, newest);
      const version = newest + 1;
      const content = await contentOf(tx);
      await insertVersion(tx, { itemId, language, version, ...content }, actor);
      await this.#record(tx, actor, action, itemId, language, { version });
    });
  }

  #record(
    tx: Transaction,
    actor: Actor,
    action: string,
    itemId: ItemId,
    language: string,
    details?: Record<string, unknown>,
  ): Promise<void> {
    const site = this.store.draft.find(itemId)?.site;
    return recordAction(tx, { actor, action, site, itemId, language, details });
  }

  #find({ itemId, path }: ItemTarget): ContentItem {
    const wanted = itemId ?? path;
    const item = wanted ? this.store.draft.find(wanted) : undefined;
    if (!item) throw editError('NOT_FOUND', 'There is no such item.');
    return item;
  }

  #findTemplate(nameOrId: string): Template {
    const id = parseId(nameOrId);
    const template = id
      ? [...this.store.templates.values()].find((one) => one.id === id)
      : this.store.templates.get(nameOrId);
    if (!template) throw editError('NOT_FOUND', 'There is no such template.');
    return template;
  }

  #checkLanguage(item: ContentItem, language: string): void {
    const languages: readonly string[] = this.store.draft.siteOf(item)?.languages ?? [];
    if (languages.includes(language)) return;
    throw editError('BAD_INPUT', 'The site has no such language.');
  }

  #checkFree({ parentId, name }: { parentId: ItemId; name: string }): void {
    const { draft, published } = this.store;
    for (const tree of [draft, published]) {
      const parent = tree.find(parentId);
      const twin = parent && tree.find(`${tree.pathOf(parent)}/${name}`);
      if (twin) throw editError('CONFLICT', 'There is an item of that name already.');
    }
  }

  #read(itemId: ItemId, language: string): LocalItem {
    const saved = this.store.draft.findIn(itemId, language);
    if (!saved) throw editError('NOT_FOUND', 'The item is gone with the one above it.');
    return saved;
  }
}
