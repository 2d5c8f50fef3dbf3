import { createAlertWatcher } from '../../server/alertWatcher';
import { sites } from '../../../../sites/sites';

const site = sites['automotive-se'];
const index = site.search?.cars ?? '';

test('a process that loses its lease to another one stops reading, and stores no news', async () => {
  const logged: string[] = [];
  const queries: string[] = [];
  let leaseRequestCount = 0;
  let savedNewsCount = 0;
  const search = { site: site.name, kind: 'search' as const, index, filters: {} };
  const watcher = createAlertWatcher({
    feed: {
      async acquireLease() {
        leaseRequestCount += 1;
        // The second query is sent after the lease has expired and another process has taken over.
        return leaseRequestCount <= 2 ? { sequence: 1 } : undefined;
      },
      searches: async () => ({
        searches: ['röd', 'blå'].map((keyphrase, at) => ({
          id: `search-${at}`,
          keyphrase,
          ...search,
        })),
        at: '2026-11-27',
      }),
      async saveNews() {
        savedNewsCount += 1;
      },
      releaseLease: async () => undefined,
    },
    changes: {
      changesAfter: async () => ({
        changes: [{ index, carId: '7', before: null, after: { car_id: '7' } }],
        last: 2,
      }),
      async findAmong(_index, words) {
        queries.push(words);
        return new Set(['7']);
      },
    },
    sites: [site],
    logger: { warn: (_: unknown, message: string) => logged.push(message) } as never,
    onNews: () => undefined,
  });
  watcher.start();
  while (logged.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await watcher.close();
  expect(logged).toEqual(['stock changes not read; will retry']);
  expect(queries).toHaveLength(1);
  expect(savedNewsCount).toBe(0);
});
