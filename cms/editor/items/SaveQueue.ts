import { AuthoringFailure, type Authoring, type RawValue } from '../authoring';
import type { UnsavedItem, unsavedStore } from './unsavedStore';

/** Status of the queue, as the editor shows it. */
export type SaveState =
  | { status: 'idle' }
  | { status: 'waiting' | 'saving' | 'saved' | 'signedOut' }
  | { status: 'failed'; message: string }
  | { status: 'refused'; message: string }
  | { status: 'conflict'; unsaved: UnsavedItem; currentVersion: number };

/** A successful save. It is undone by restoring the previous version. */
export interface Saved {
  itemId: string;
  language: string;
  previousVersion: number;
  version: number;
}

export interface SaveQueueOptions {
  authoring: Pick<Authoring, 'updateItem'>;
  store: typeof unsavedStore;
  onSaved: (saved: Saved) => void;
}

export interface Change {
  itemId: string;
  language: string;
  /** The version that the page was rendered with. */
  version: number;
  field: string;
  value: RawValue;
}

/** Pause in typing after which changes are saved, in ms. */
const TYPING_PAUSE_MS = 900;
const MIN_RETRY_MS = 2_000;
const MAX_RETRY_MS = 30_000;

/**
 * Saves changes of editors, one item at a time and in order. A change that cannot be saved stays in the
 * queue and in
 * the browser's storage. If the platform is unreachable, saving is retried; after a conflict or a refusal it
 * waits
 * for the editor.
 */
export class SaveQueue {
  #state: SaveState = { status: 'idle' };
  readonly #unsavedItems = new Map<string, UnsavedItem>();
  /** Items that the platform refused, with its message. They wait until they are changed or discarded. */
  readonly #refusals = new Map<string, string>();
  /** Requests without an answer. They may have been saved, so exactly the same request is sent again. */
  readonly #unansweredItems = new Map<string, UnsavedItem>();
  /** The newest version of each item that this editor knows. */
  readonly #newestVersions = new Map<string, number>();
  /**
   * Items that someone else has also changed since the page was rendered, with the version that the page
   * shows. A save
   * that is based on a later version would undo that change without a conflict.
   */
  readonly #foreignChanges = new Map<string, { version: number; ownFields: Set<string> }>();
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #failures = 0;
  #lastTask: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: SaveQueueOptions) {}

  get state(): SaveState {
    return this.#state;
  }

  get hasUnsaved(): boolean {
    return this.#unsavedItems.size > 0;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Resolves when the queue is empty after the next save or discard. */
  whenSaved(): Promise<void> {
    if (!this.hasUnsaved) return Promise.resolve();
    return new Promise((resolve) => {
      const unsubscribe = this.subscribe(() => {
        if (this.hasUnsaved) return;
        unsubscribe();
        resolve();
      });
    });
  }

  /** Adds the changes that an earlier session could not save. Returns the number of items. */
  restoreUnsaved(): number {
    const storedItems = this.options.store.readAll();
    for (const item of storedItems) this.#unsavedItems.set(toKey(item), item);
    if (storedItems.length > 0) void this.flush();
    return storedItems.length;
  }

  /**
   * Returns the version that the next change of an item is based on: the page's, or a later one that this
   * editor saved.
   */
  getBaseVersion(item: Pick<Change, 'itemId' | 'language' | 'version'>): number {
    return Math.max(item.version, this.#newestVersions.get(toKey(item)) ?? 0);
  }

  /**
   * Returns the version that a change of a field is based on: the version that the page shows in that field.
   */
  #getFieldBaseVersion(change: Pick<Change, 'itemId' | 'language' | 'version' | 'field'>): number {
    const key = toKey(change);
    const foreignChange = this.#foreignChanges.get(key);
    if (!foreignChange || foreignChange.ownFields.has(change.field))
      return this.getBaseVersion(change);
    if (change.version <= foreignChange.version) return foreignChange.version;
    // The page was rendered again, with the foreign change.
    this.#foreignChanges.delete(key);
    return this.getBaseVersion(change);
  }

  /** Records a version that was saved without the queue. */
  recordVersion({ itemId, language, version }: Omit<Saved, 'previousVersion'>): void {
    this.#newestVersions.set(toKey({ itemId, language }), version);
  }

  /** Returns the unsaved value of a field; undefined if the field is saved. */
  getUnsavedValue({ itemId, language, field }: Omit<Change, 'value' | 'version'>): RawValue {
    return this.#unsavedItems.get(toKey({ itemId, language }))?.fields[field];
  }

  /** Returns the unsaved values of an item by field, with what was typed after a conflict. */
  getUnsavedFields(item: Pick<Change, 'itemId' | 'language'>): UnsavedItem['fields'] {
    return this.#unsavedItems.get(toKey(item))?.fields ?? {};
  }

  /** Adds a change, stores it in the browser at once, and saves it after a pause in typing. */
  add(change: Change): void {
    const { itemId, language, field, value } = change;
    const key = toKey(change);
    const unsaved = this.#unsavedItems.get(key);
    const item: UnsavedItem = {
      itemId,
      language,
      baseVersion: Math.min(unsaved?.baseVersion ?? Infinity, this.#getFieldBaseVersion(change)),
      fields: { ...unsaved?.fields, [field]: value },
    };
    this.#refusals.delete(key);
    this.#store(item);
    if (this.#state.status === 'conflict' || this.#state.status === 'signedOut') return;
    this.#setState({ status: 'waiting' });
    this.#scheduleFlush(TYPING_PAUSE_MS);
  }

  /** Saves pending changes now. Resolves after all attempts; the state has their result. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#running ??= this.#saveAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /**
   * Saves pending changes, and then runs a change. Changes run one after the other, in the order of the
   * calls.
   */
  enqueue<Result>(change: () => Promise<Result>): Promise<Result> {
    const task = this.#lastTask.then(() => this.flush()).then(change);
    this.#lastTask = task.catch(() => undefined);
    return task;
  }

  /**
   * Resolves a conflict: saves the editor's own version over the newer one, or discards it.
   * @param seenVersion the version that the editor compared with: a still newer one is another conflict
   */
  async resolveConflict(choice: 'overwrite' | 'reload', seenVersion?: number): Promise<void> {
    if (this.#state.status !== 'conflict') return;
    const { unsaved, currentVersion } = this.#state;
    const key = toKey(unsaved);
    const baseVersion = seenVersion ?? currentVersion;
    this.#newestVersions.set(key, baseVersion);
    this.#foreignChanges.delete(key);
    this.#unansweredItems.delete(key);
    if (choice === 'reload') this.#remove(key);
    else this.#store({ ...(this.#unsavedItems.get(key) ?? unsaved), baseVersion });
    this.#setState({ status: 'idle' });
    await this.flush();
  }

  /** Discards changes that the platform refuses. */
  discard(): void {
    for (const key of [...this.#unsavedItems.keys()]) this.#remove(key);
    this.#setState({ status: 'idle' });
  }

  async #saveAll(): Promise<void> {
    for (let item = this.#findNextItem(); item; item = this.#findNextItem()) {
      this.#setState({ status: 'saving' });
      const sentItem = this.#unansweredItems.get(toKey(item)) ?? item;
      try {
        await this.#save(sentItem);
      } catch (error) {
        const failure = toFailure(error);
        if (failure.kind === 'unreachable') this.#unansweredItems.set(toKey(sentItem), sentItem);
        else this.#unansweredItems.delete(toKey(sentItem));
        const isRefused = failure.kind === 'refused' || failure.kind === 'gone';
        if (!isRefused) return this.#handleFailure(failure, item);
        this.#refusals.set(toKey(item), failure.message);
      }
    }
    const [message] = this.#refusals.values();
    if (message !== undefined) this.#setState({ status: 'refused', message });
    else if (this.#state.status === 'saving' || this.#state.status === 'waiting')
      // It waits where what was being saved was written once more, as by an undo.
      this.#setState({ status: 'saved' });
  }

  async #save(sentItem: UnsavedItem): Promise<void> {
    const { itemId, language, baseVersion } = sentItem;
    const fields = Object.entries(sentItem.fields).map(([name, value]) => ({ name, value }));
    const input = { itemId, language, expectedVersion: baseVersion, fields };
    const { version } = await this.options.authoring.updateItem(input);
    this.#failures = 0;
    const key = toKey(sentItem);
    this.#unansweredItems.delete(key);
    this.#newestVersions.set(key, version);
    this.#recordForeignChange(key, sentItem, version);
    const current = this.#unsavedItems.get(key);
    const newerFields = Object.entries(current?.fields ?? {}).filter(
      ([name, value]) => !(name in sentItem.fields) || sentItem.fields[name] !== value,
    );
    if (newerFields.length === 0) this.#remove(key);
    else {
      const baseVersions = newerFields.map(([field]) =>
        this.#getFieldBaseVersion({ itemId, language, version: 0, field }),
      );
      this.#store({
        ...{ itemId, language, fields: Object.fromEntries(newerFields) },
        baseVersion: Math.min(...baseVersions),
      });
    }
    this.options.onSaved({ itemId, language, previousVersion: baseVersion, version });
  }

  /**
   * Detects that someone else saved in between, which the page does not show: then a version number was
   * skipped.
   */
  #recordForeignChange(key: string, { baseVersion, fields }: UnsavedItem, version: number): void {
    if (version > baseVersion + 1 && !this.#foreignChanges.has(key)) {
      this.#foreignChanges.set(key, { version: baseVersion, ownFields: new Set() });
    }
    for (const field of Object.keys(fields)) this.#foreignChanges.get(key)?.ownFields.add(field);
  }

  #handleFailure({ kind, message, currentVersion }: AuthoringFailure, item: UnsavedItem): void {
    if (kind === 'conflict') {
      return this.#setState({
        status: 'conflict',
        unsaved: item,
        currentVersion: currentVersion ?? item.baseVersion,
      });
    }
    if (kind === 'signedOut') return this.#setState({ status: 'signedOut' });
    this.#setState({ status: 'failed', message });
    this.#scheduleFlush(Math.min(MIN_RETRY_MS * 2 ** this.#failures, MAX_RETRY_MS));
    this.#failures += 1;
  }

  #findNextItem(): UnsavedItem | undefined {
    for (const [key, item] of this.#unsavedItems) if (!this.#refusals.has(key)) return item;
    return undefined;
  }

  #store(item: UnsavedItem): void {
    this.#unsavedItems.set(toKey(item), item);
    this.options.store.store(item);
  }

  #remove(key: string): void {
    const item = this.#unsavedItems.get(key);
    this.#unsavedItems.delete(key);
    this.#refusals.delete(key);
    this.#unansweredItems.delete(key);
    if (item) this.options.store.delete(item);
  }

  #scheduleFlush(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delayMs);
  }

  #setState(state: SaveState): void {
    // Every keystroke is a change: without this check each would render the editor again.
    if (state.status === 'waiting' && this.#state.status === 'waiting') return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function toFailure(error: unknown): AuthoringFailure {
  return error instanceof AuthoringFailure
    ? error
    : new AuthoringFailure('unreachable', '', undefined, { cause: error });
}

const toKey = ({ itemId, language }: { itemId: string; language: string }) =>
  `${itemId.replace(/[^0-9a-z]/gi, '').toLowerCase()} ${language}`;
