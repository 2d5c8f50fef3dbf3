import { createHash } from 'node:crypto';
import type { Watched } from './watched';

/** The same for the same thing that is watched. */
export const alertDigest = ({
  kind,
  index,
  filters,
  keyphrase,
}: Pick<Watched, 'kind' | 'index' | 'filters' | 'keyphrase'>): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        ...[kind, index, keyphrase],
        Object.entries(filters)
          .map(([name, values]) => [name, values])
          .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
      ]),
    )
    .digest('hex');
