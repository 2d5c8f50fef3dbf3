import { createAlertWatcher } from '../../server/alertWatcher';
import { sites } from '../../../../sites/sites';

const site = sites['automotive-se'];
const index = site.search?.cars ?? '';

test('a process that another has taken the reading from asks no more, and notes nothing', async () => {
  const said: string[] = [];
  const asked: string[] = [];
  let takes = 0;
  let noted = 0;
  const database = {
    async query(sql: string) {
      if (sql.includes('with mine')) noted += 1;
      if (sql.includes('"lease_until" = now() +')) {
        takes += 1;
        // The second question is put after the lease has run out, and another process has come.
        return { rows: takes <= 2 ? [{ sequence: '1' }] : [] };
      }
      if (sql.includes('now()::text')) return { rows: [{ at: '2026-11-27' }] };
      const search = { site: site.name, kind: 'search', index, filters: {} };
      return {
        rows: ['röd', 'blå'].map((keyphrase, at) => ({ id: `search-${at}`, keyphrase, ...search })),
      };
    },
  };
  const watcher = createAlertWatcher({
    database: database as never,
    changes: {
      changesAfter: async () => ({
        changes: [{ index, carId: '7', before: null, after: { car_id: '7' } }],
        last: 2,
      }),
      async findAmong(_index, words) {
        asked.push(words);
        return new Set(['7']);
      },
    },
    sites: [site],
    logger: { warn: (_: unknown, message: string) => said.push(message) } as never,
    onNews: () => undefined,
  });
  watcher.start();
  while (said.length === 0) await new Promise((turn) => setTimeout(turn, 10));
  await watcher.close();
  expect(said).toEqual(['changes of the stock not read']);
  expect(asked).toHaveLength(1);
  expect(noted).toBe(0);
});
