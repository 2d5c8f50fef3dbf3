import { LRUCache } from 'lru-cache';
import { registerMemory, type Memory } from './memories';

type Options<Key extends {}, Value extends {}, Context> = LRUCache.Options<Key, Value, Context> &
  Pick<Memory, 'name' | 'unit' | 'emptied' | 'expire'>;

/**
 * Values by key, limited in size: the least recently used value is dropped first. It is registered with the
 * memories of the process.
 */
export class BoundedMemory<Key extends {}, Value extends {}, Context = unknown> extends LRUCache<
  Key,
  Value,
  Context
> {
  constructor(options: Options<Key, Value, Context>) {
    super(options);
    const { name, unit, emptied, expire, maxSize = Infinity, max = maxSize } = options;
    registerMemory({
      ...{ name, unit, emptied, expire },
      bound: max,
      kept: () => (unit ? this.calculatedSize : this.size),
    });
  }
}
