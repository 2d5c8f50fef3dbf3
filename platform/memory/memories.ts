/** A cache in the memory of a process. The process also works without it. */
export interface Memory {
  name: string;
  /** The unit that is counted; entries when absent. */
  unit?: 'bytes' | 'characters';
  /** Maximum size, in the unit. */
  bound: number;
  /** Returns the current size, in the unit. */
  kept: () => number;
  /** What empties the cache, other than its limit; for people. */
  emptied?: string;
  /** Called after something was published: every value must be loaded again. */
  expire?: () => void;
}

/** The state of all caches that a process has under a name. */
export interface MemoryReport extends Omit<Memory, 'kept' | 'unit' | 'expire'> {
  unit: NonNullable<Memory['unit']> | 'entries';
  kept: number;
}

const registered = new Set<Memory>();

/**
 * Registers a cache when it is created. Several may have the same name: they are reported together.
 * @throws Error when it has no limit
 */
export function registerMemory(memory: Memory): void {
  if (!Number.isFinite(memory.bound))
    throw new Error(`The cache ${memory.name} needs a finite limit, found ${memory.bound}`);
  registered.add(memory);
}

/** Every cache of this process, by name. */
export function reportMemories(): MemoryReport[] {
  const reports = new Map<string, MemoryReport>();
  for (const { name, unit = 'entries', bound, kept, emptied } of registered) {
    const previous = reports.get(name) ?? { bound: 0, kept: 0 };
    const sum = { bound: previous.bound + bound, kept: previous.kept + kept() };
    reports.set(name, { name, unit, emptied, ...sum });
  }
  return [...reports.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Makes all caches of published content load their values again. */
export function expirePublished(): void {
  for (const { expire } of registered) expire?.();
}
