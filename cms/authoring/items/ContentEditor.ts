import type { Database, Transaction } from '../../../platform/database/connect';
import type { ContentStore } from '../../items/ContentStore';
import { toLocalItem, type LocalItem } from '../../items/ContentTree';
import { toLayoutId, createId, parseId, type ItemId } from '../../items/guid';
import type { ContentItem, ItemVersion } from '../../items/item.types';
import type { Template } from '../../items/buildTemplates';
import { insertItem, insertVersion, type Content, type NewVersion } from '../../items/versionTable';
import { checkAcceptsBlocks, createBlock, insertRendering } from '../blocks/createBlock';
import { checkVersion } from './checkVersion';
import { ContentWriteQueue } from './ContentWriteQueue';
import { createEditError } from '../createEditError';
import type { AddedBlock, ItemTarget, Operation } from './editInput.types';
import { checkCreatable } from '../pages/checkCreatable';
import type { Actor } from '../people/actor';
import { recordAction } from '../people/auditTrail';
import { updateTitles } from './updateTitles';
import { isIndependentChange } from './isIndependentChange';
import { checkPublicAddress } from '../site/checkPublicAddress';
import { moveToBin } from '../pages/moveToBin';
import { removeItem, restoreReferenced } from './removeItems';
import { applyFields, parseDisplayName, parseName, parsePagePlaceholders } from './readInput';
import { checkRemovable } from './written/checkRemovable';
import { localizable } from '../../../domain/localizable';
import type {
  AddBlockInput,
  CreateItemInput,
  DeleteItemInput,
  RestoreItemInput,
  UpdateItemInput,
} from '../../generated/authoringTypes';

/** A save: the version that it was made from, and the account that makes it. */
interface NextVersion {
  itemId: ItemId;
  language: string;
  expectedVersion: number;
  /** Name of the mutation. */
  action: string;
  actor: Actor;
  /** Whether the change may follow versions later than the expected one, as they changed other content. */
  isCompatible?: (expectedVersion: ItemVersion | undefined) => boolean;
}

/** How often an operation is retried when another process saved in between. */
const MAX_OPERATION_RETRIES = 3;

/** Saves drafts. Every method throws edit errors (NOT_FOUND, BAD_INPUT, CONFLICT). */
export class ContentEditor {
  readonly #writes: ContentWriteQueue;

  constructor(
    private readonly store: ContentStore,
    db: Database,
  ) {
    this.#writes = new ContentWriteQueue(store, db);
  }

  async create(input: CreateItemInput, actor: Actor): Promise<LocalItem> {
    const { draft } = this.store;
    const template = this.#getTemplate(input.templateId);
    const parent = draft.find(input.parent);
    const site = parent && draft.findSite(parent);
    if (!parent || !site) throw createEditError('NOT_FOUND', 'There is no such parent on a site.');
    this.#checkLanguage(parent, input.language);
    const name = parseName(input.name);
    const item = {
      id: createId(),
      site: site.name,
      parentId: parent.id,
      name,
      template: template.name,
    };
    const version: NewVersion = {
      itemId: item.id,
      language: input.language,
      version: 1,
      displayName: parseDisplayName(input.displayName) ?? name,
      fields: applyFields(template, {}, input.fields ?? []),
      placeholders:
        input.placeholders === undefined
          ? {}
          : parsePagePlaceholders(input.placeholders, template, draft),
      deleted: false,
    };
    await this.#writes.run(async (tx) => {
      this.#checkNameIsFree(item);
      checkCreatable(this.store, template, item);
      await insertItem(tx, item);
      await insertVersion(tx, version, actor);
      const { id: itemId } = item;
      const { language } = input;
      await recordAction(tx, { actor, action: 'createItem', site: site.name, itemId, language });
    });
    return this.#getSaved(item.id, input.language);
  }

  /** Creates a block with all its items and inserts it in a page, in one transaction. */
  async addBlock(input: AddBlockInput, actor: Actor): Promise<AddedBlock> {
    const { id: itemId } = this.#getItem(input);
    const { language, componentName, expectedVersion } = input;
    checkAcceptsBlocks(input);
    const uid = toLayoutId(createId());
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
        const block = await createBlock(tx, this.store, page, input);
        dataSource = block.dataSource;
        await block.items.save(tx, actor);
        const rendering = { uid, componentName, dataSource, params: {}, placeholders: {} };
        const placement = { ...input, rendering };
        return {
          placeholders: insertRendering(page.version.placeholders, this.store.templates, placement),
        };
      },
    });
    return { item, uid, dataSource };
  }

  /**
   * Applies an operation to the newest version of an item. Operations run one at a time, so that
   * none overwrites another.
   */
  async operate(operation: Operation): Promise<LocalItem> {
    const { language, expectedVersion, action, actor, details, apply } = operation;
    const { id: itemId } = this.#getItem(operation);
    await this.#writes.run(async (tx) => {
      const newestVersion = this.store.getNewestVersion(itemId, language);
      checkVersion(expectedVersion ?? newestVersion, newestVersion);
      const currentItem = toLocalItem(this.#getItem(operation), language);
      if (!currentItem)
        throw createEditError('NOT_FOUND', 'The item has no version in that language.');
      const { displayName, fields, placeholders } = currentItem.version;
      const content = { displayName, fields, placeholders, deleted: false };
      const changes = await apply(tx, currentItem);
      const version = newestVersion + 1;
      await insertVersion(tx, { itemId, language, version, ...content, ...changes }, actor);
      await this.#record(tx, actor, action, itemId, language, { version, ...details });
    }, MAX_OPERATION_RETRIES);
    return this.#getSaved(itemId, language);
  }

  /** Saves changes that other topics make to items, in the same queue. */
  enqueue(change: (tx: Transaction) => Promise<void>): Promise<void> {
    return this.#writes.run(change);
  }

  async update(input: UpdateItemInput, actor: Actor): Promise<LocalItem> {
    const { id } = this.#getItem(input);
    const isCompatible = (expectedVersion: ItemVersion | undefined) => {
      // The version may have been removed while this change waited in the queue.
      const currentVersion = toLocalItem(this.#getItem(input), input.language)?.version;
      if (!currentVersion)
        throw createEditError('NOT_FOUND', 'The item has no version in that language.');
      return !!expectedVersion && isIndependentChange(input, expectedVersion, currentVersion);
    };
    await this.#saveNext(
      { ...input, itemId: id, action: 'updateItem', actor, isCompatible },
      (tx) => {
        const { draft } = this.store;
        const item = this.#getItem(input);
        const template = draft.findTemplate(item);
        if (!template)
          throw createEditError('NOT_FOUND', localizable`The template ${item.template} is gone.`);
        this.#checkLanguage(item, input.language);
        const currentVersion = item.versions.get(input.language);
        const fields = applyFields(template, currentVersion?.fields ?? {}, input.fields ?? []);
        checkPublicAddress(actor, template.name, currentVersion?.fields ?? {}, fields);
        const content = {
          displayName:
            parseDisplayName(input.displayName) ?? currentVersion?.displayName ?? item.name,
          fields,
          placeholders:
            input.placeholders === undefined
              ? (currentVersion?.placeholders ?? {})
              : parsePagePlaceholders(input.placeholders, template, draft),
          deleted: false,
        };
        const local = currentVersion && { item, version: currentVersion };
        return local ? updateTitles(tx, this.store, local, content, actor) : content;
      },
    );
    return this.#getSaved(id, input.language);
  }

  async restore(input: RestoreItemInput, actor: Actor): Promise<LocalItem> {
    const id = parseId(input.itemId);
    const restored = id && (await this.store.readVersion(id, input.language, input.version));
    if (!id || !restored)
      throw createEditError(
        'NOT_FOUND',
        localizable`There is no version ${input.version} to restore.`,
      );
    const { displayName, fields, placeholders, variants = [] } = restored;
    const content = { displayName, fields, placeholders, variants, deleted: false };
    const current = this.store.draft.findInLanguage(id, input.language);
    if (current) checkPublicAddress(actor, current.item.template, current.version.fields, fields);
    await this.#saveNext({ ...input, itemId: id, action: 'restoreItem', actor }, async (tx) => {
      await restoreReferenced(tx, this.store, content, input.language, actor);
      return content;
    });
    return this.#getSaved(id, input.language);
  }

  /** Deletes an item in one language or all; a page deleted in all languages goes to the bin. */
  async delete(input: DeleteItemInput, actor: Actor): Promise<void> {
    await this.#writes.run(async (tx) => {
      const { draft } = this.store;
      const item = this.#getItem(input);
      if (item.template === 'Folder') throw createEditError('BAD_INPUT', 'Folders stay.');
      checkRemovable(draft, item);
      const languages = input.language ? [input.language] : [...item.versions.keys()];
      for (const language of languages) {
        if (!item.versions.has(language)) {
          throw createEditError('NOT_FOUND', 'The item has no version in that language.');
        }
        const newestVersion = this.store.getNewestVersion(item.id, language);
        if (input.language) checkVersion(input.expectedVersion ?? newestVersion, newestVersion);
      }
      const { site } = item;
      const isInAllLanguages = languages.length === item.versions.size;
      if (site !== undefined && isInAllLanguages && draft.isPage(item)) {
        await moveToBin(tx, this.store, actor, { ...item, site }, { items: [item] });
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

  /** Saves the next version. The content is built only when the expected version is valid. */
  async #saveNext(
    { itemId, language, expectedVersion, action, actor, isCompatible }: NextVersion,
    buildContent: (tx: Transaction) => Content | Promise<Content>,
  ): Promise<void> {
    await this.#writes.run(async (tx) => {
      const newestVersion = this.store.getNewestVersion(itemId, language);
      const isEarlier = expectedVersion > 0 && expectedVersion < newestVersion;
      const mayFollow =
        isCompatible &&
        isEarlier &&
        isCompatible(await this.store.readVersion(itemId, language, expectedVersion, tx));
      if (!mayFollow) checkVersion(expectedVersion, newestVersion);
      const version = newestVersion + 1;
      const content = await buildContent(tx);
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

  #getItem({ itemId, path }: ItemTarget): ContentItem {
    const idOrPath = itemId ?? path;
    const item = idOrPath ? this.store.draft.find(idOrPath) : undefined;
    if (!item) throw createEditError('NOT_FOUND', 'There is no such item.');
    return item;
  }

  #getTemplate(nameOrId: string): Template {
    const id = parseId(nameOrId);
    const template = id
      ? [...this.store.templates.values()].find((one) => one.id === id)
      : this.store.templates.get(nameOrId);
    if (!template) throw createEditError('NOT_FOUND', 'There is no such template.');
    return template;
  }

  #checkLanguage(item: ContentItem, language: string): void {
    const languages: readonly string[] = this.store.draft.findSite(item)?.languages ?? [];
    if (languages.includes(language)) return;
    throw createEditError('BAD_INPUT', 'The site has no such language.');
  }

  #checkNameIsFree({ parentId, name }: { parentId: ItemId; name: string }): void {
    const { draft, published } = this.store;
    for (const tree of [draft, published]) {
      const parent = tree.find(parentId);
      const existing = parent && tree.find(`${tree.getPath(parent)}/${name}`);
      if (existing) throw createEditError('CONFLICT', 'There is an item of that name already.');
    }
  }

  #getSaved(itemId: ItemId, language: string): LocalItem {
    const savedItem = this.store.draft.findInLanguage(itemId, language);
    if (!savedItem) throw createEditError('NOT_FOUND', 'The item is gone with the one above it.');
    return savedItem;
  }
}
