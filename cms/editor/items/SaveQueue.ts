import { AuthoringFailure, type Authoring, type RawValue } from '../authoring';
import type { UnsavedItem, unsavedStore } from './unsavedStore';

/** Where the changes are on their way to the platform. */
export type SaveState =
  | { is: 'idle' }
  | { is: 'waiting' | 'saving' | 'saved' | 'signedOut' }
  | { is: 'failed'; message: string }
  | { is: 'refused'; message: string }
  | { is: 'conflict'; mine: UnsavedItem; currentVersion: number };

/** One save, to be undone by restoring the version before. */
export interface Saved {
  itemId: string;
  language: string;
  from: number;
  to: number;
}

export interface SaveQueueOptions {
  authoring: Pick<Authoring, 'update'>;
  store: typeof unsavedStore;
  onSaved: (saved: Saved) => void;
}

export interface Change {
  itemId: string;
  language: string;
  /** The version that the page shows. */
  version: number;
  field: string;
  value: RawValue;
}

/** Quiet time after a keystroke before it is saved, in milliseconds. */
const quietTime = 900;
const shortestDelay = 2_000;
const longestDelay = 30_000;

/**
 * Saves what editors change, an item at a time and in order. A change that cannot be saved stays in
 * the queue and in the browser's storage until it can: the platform out of reach is tried again, a
 * conflict and a refusal wait for the editor.
 */
export class SaveQueue {
  #state: SaveState = { is: 'idle' };
  readonly #unsaved = new Map<string, UnsavedItem>();
  /** Items that the platform refuses, and why; they wait until they are changed or given up. */
  readonly #refused = new Map<string, string>();
  /** What was sent and not answered: it may be saved already, so it is sent once more as it was. */
  readonly #unanswered = new Map<string, UnsavedItem>();
  /** Newest version of each item that we know of. */
  readonly #versions = new Map<string, number>();
  /**
   * Items that somebody else has changed as well, since the page was loaded: the version that it shows of all fields but ours.
   * Made from a later one, a change of theirs would be undone unseen.
   */
  readonly #shown = new Map<string, { version: number; ours: Set<string> }>();
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #failures = 0;

  constructor(private readonly options: SaveQueueOptions) {}

  get state(): SaveState {
    return this.#state;
  }

  get hasUnsaved(): boolean {
    return this.#unsaved.size > 0;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes over what an earlier visit could not save. Tells how many items that were. */
  resume(): number {
    const kept = this.options.store.readAll();
    for (const item of kept) this.#unsaved.set(keyOf(item), item);
    if (kept.length > 0) void this.flush();
    return kept.length;
  }

  /** The version to make the next change of an item from; the page's own, or a later one of ours. */
  versionOf(item: Pick<Change, 'itemId' | 'language' | 'version'>): number {
    return Math.max(item.version, this.#versions.get(keyOf(item)) ?? 0);
  }

  /** The version that a change is made from: what is in sight of its field. */
  #baseOf(change: Pick<Change, 'itemId' | 'language' | 'version' | 'field'>): number {
    const key = keyOf(change);
    const shown = this.#shown.get(key);
    if (!shown || shown.ours.has(change.field)) return this.versionOf(change);
    if (change.version <= shown.version) return shown.version;
    // The page was loaded anew.
    this.#shown.delete(key);
    return this.versionOf(change);
  }

  /** Learns of a version that was saved outside of the queue. */
  noteVersion({ itemId, language, to }: Omit<Saved, 'from'>): void {
    this.#versions.set(keyOf({ itemId, language }), to);
  }

  /** What was written in a field and is not saved yet; undefined when all of it is. */
  unsavedValue({ itemId, language, field }: Omit<Change, 'value' | 'version'>): RawValue {
    return this.#unsaved.get(keyOf({ itemId, language }))?.fields[field];
  }

  /** Notes a change, keeps it in the browser at once and saves it once nobody types any more. */
  add(change: Change): void {
    const { itemId, language, field, value } = change;
    const key = keyOf(change);
    const known = this.#unsaved.get(key);
    const item: UnsavedItem = {
      itemId,
      language,
      baseVersion: Math.min(known?.baseVersion ?? Infinity, this.#baseOf(change)),
      fields: { ...known?.fields, [field]: value },
    };
    this.#refused.delete(key);
    this.#keep(item);
    if (this.#state.is === 'conflict' || this.#state.is === 'signedOut') return;
    this.#show({ is: 'waiting' });
    this.#plan(quietTime);
  }

  /** Saves now what waits. Resolves when everything was tried; the state tells how it went. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#running ??= this.#saveAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Ends a conflict: ours is saved over theirs, or given up for theirs. */
  async settle(choice: 'overwrite' | 'reload'): Promise<void> {
    if (this.#state.is !== 'conflict') return;
    const { mine, currentVersion } = this.#state;
    const key = keyOf(mine);
    this.#versions.set(key, currentVersion);
    this.#shown.delete(key);
    this.#unanswered.delete(key);
    if (choice === 'reload') this.#drop(key);
    else this.#keep({ ...(this.#unsaved.get(key) ?? mine), baseVersion: currentVersion });
    this.#show({ is: 'idle' });
    await this.flush();
  }

  /** Gives up what the platform refuses. */
  discard(): void {
    for (const key of [...this.#unsaved.keys()]) this.#drop(key);
    this.#show({ is: 'idle' });
  }

  async #saveAll(): Promise<void> {
    for (let next = this.#next(); next; next = this.#next()) {
      this.#show({ is: 'saving' });
      const sent = this.#unanswered.get(keyOf(next)) ?? next;
      try {
        await this.#save(sent);
      } catch (error) {
        const failure = asFailure(error);
        if (failure.kind === 'unreachable') this.#unanswered.set(keyOf(sent), sent);
        else this.#unanswered.delete(keyOf(sent));
        const isRefused = failure.kind === 'refused' || failure.kind === 'gone';
        if (!isRefused) return this.#stop(failure, next);
        this.#refused.set(keyOf(next), failure.message);
      }
    }
    const [message] = this.#refused.values();
    if (message !== undefined) this.#show({ is: 'refused', message });
    else if (this.#state.is === 'saving') this.#show({ is: 'saved' });
  }

  async #save(sent: UnsavedItem): Promise<void> {
    const { itemId, language, baseVersion } = sent;
    const fields = Object.entries(sent.fields).map(([name, value]) => ({ name, value }));
    const input = { itemId, language, expectedVersion: baseVersion, fields };
    const { version } = await this.options.authoring.update(input);
    this.#failures = 0;
    const key = keyOf(sent);
    this.#unanswered.delete(key);
    this.#versions.set(key, version);
    this.#noteOthers(key, sent, version);
    const now = this.#unsaved.get(key);
    const later = Object.entries(now?.fields ?? {}).filter(
      ([name, value]) => !(name in sent.fields) || sent.fields[name] !== value,
    );
    if (later.length === 0) this.#drop(key);
    else {
      const bases = later.map(([field]) => this.#baseOf({ itemId, language, version: 0, field }));
      this.#keep({
        ...{ itemId, language, fields: Object.fromEntries(later) },
        baseVersion: Math.min(...bases),
      });
    }
    this.options.onSaved({ itemId, language, from: baseVersion, to: version });
  }

  /** A version that is not the next one: somebody else has saved in between, of which the page shows nothing. */
  #noteOthers(key: string, { baseVersion, fields }: UnsavedItem, version: number): void {
    if (version > baseVersion + 1 && !this.#shown.has(key)) {
      this.#shown.set(key, { version: baseVersion, ours: new Set() });
    }
    for (const field of Object.keys(fields)) this.#shown.get(key)?.ours.add(field);
  }

  #stop({ kind, message, currentVersion }: AuthoringFailure, mine: UnsavedItem): void {
    if (kind === 'conflict') {
      return this.#show({
        is: 'conflict',
        mine,
        currentVersion: currentVersion ?? mine.baseVersion,
      });
    }
    if (kind === 'signedOut') return this.#show({ is: 'signedOut' });
    this.#show({ is: 'failed', message });
    this.#plan(Math.min(shortestDelay * 2 ** this.#failures, longestDelay));
    this.#failures += 1;
  }

  #next(): UnsavedItem | undefined {
    for (const [key, item] of this.#unsaved) if (!this.#refused.has(key)) return item;
    return undefined;
  }

  #keep(item: UnsavedItem): void {
    this.#unsaved.set(keyOf(item), item);
    this.options.store.keep(item);
  }

  #drop(key: string): void {
    const item = this.#unsaved.get(key);
    this.#unsaved.delete(key);
    this.#refused.delete(key);
    this.#unanswered.delete(key);
    if (item) this.options.store.forget(item);
  }

  #plan(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delay);
  }

  #show(state: SaveState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function asFailure(error: unknown): AuthoringFailure {
  return error instanceof AuthoringFailure
    ? error
    : new AuthoringFailure('unreachable', String(error));
}

const keyOf = ({ itemId, language }: { itemId: string; language: string }) =>
  `${itemId.replace(/[^0-9a-z]/gi, '').toLowerCase()} ${language}`;
