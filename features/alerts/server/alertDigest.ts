import { createHash } from 'node:crypto';
import type { WatchedSearch } from './watched';

/**
 * Hash by which equal searches of a subscriber are recognised. The order of their filters does not matter.
 */
export const alertDigest = ({
  kind,
  index,
  filters,
  keyphrase,
}: Pick<WatchedSearch, 'kind' | 'index' | 'filters' | 'keyphrase'>): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        ...[kind, index, keyphrase],
        Object.entries(filters)
          .map(([name, values]) => [name, values])
          .sort(([left], [right]) => (String(left) < String(right) ? -1 : 1)),
      ]),
    )
    .digest('hex');
