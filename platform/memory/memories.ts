/** Something that a process keeps in memory, and can do without. */
export interface Memory {
  name: string;
  /** What is counted; entries when left out. */
  unit?: 'bytes' | 'characters';
  /** Most that is kept. */
  bound: number;
  /** How much is kept now. */
  kept: () => number;
  /** What empties it besides its bound. */
  emptied?: string;
  /** Has everything asked for again, since something was published. */
  expire?: () => void;
}

/** What of this process is kept under a name. */
export interface MemoryReport extends Omit<Memory, 'kept' | 'unit' | 'expire'> {
  unit: NonNullable<Memory['unit']> | 'entries';
  kept: number;
}

const registered = new Set<Memory>();

/** Takes note of a memory where it is made. Several may share a name: they are told together. @throws Error without a bound */
export function registerMemory(memory: Memory): void {
  if (!Number.isFinite(memory.bound)) throw new Error(`Nothing bounds the memory ${memory.name}`);
  registered.add(memory);
}

/** Every memory of this process, by name. */
export function reportMemories(): MemoryReport[] {
  const reports = new Map<string, MemoryReport>();
  for (const { name, unit = 'entries', bound, kept, emptied } of registered) {
    const before = reports.get(name) ?? { bound: 0, kept: 0 };
    const sum = { bound: before.bound + bound, kept: before.kept + kept() };
    reports.set(name, { name, unit, emptied, ...sum });
  }
  return [...reports.values()].sort((one, other) => one.name.localeCompare(other.name));
}

/** Has everything that is kept of the content asked for again. */
export function expirePublished(): void {
  for (const { expire } of registered) expire?.();
}
