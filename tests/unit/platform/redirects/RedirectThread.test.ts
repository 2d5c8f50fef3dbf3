import { join } from 'node:path';
import { TooManyTasksError } from '../../../../platform/boundedTasks';
import { RedirectThread } from '../../../../platform/redirects/RedirectThread';

const entry = join(process.cwd(), 'platform/redirects/redirects.main.ts');
const rule = (pattern: string, target = '/new') => ({
  pattern,
  target,
  redirectType: 'REDIRECT_301' as const,
  isQueryStringPreserved: false,
  isLanguagePreserved: false,
  locale: '',
});
const compile = (...patterns: string[]) => ({
  kind: 'compile' as const,
  redirects: patterns.map((pattern) => rule(pattern)),
  languages: ['sv'],
});

it('returns problems of redirects and the target of an address', async () => {
  const thread = new RedirectThread({ entry, maxWaiting: 8 });
  const task = {
    kind: 'check' as const,
    redirects: [rule('/old'), rule('/(')],
    site: 'trucks',
    languages: ['sv'],
    routes: ['/'],
    hosts: [],
    address: '/old',
  };
  const { findings, trail } = await thread.runTask(task);
  expect(findings.map(({ order, kind }) => [order, kind])).toEqual([
    [0, 'no page'],
    [1, 'invalid'],
  ]);
  expect(trail?.hops).toEqual([{ address: '/new', order: 0, status: 301 }]);
});

it('stops a task that takes too long and runs the next one', async () => {
  const hasty = new RedirectThread({ entry, maxWaiting: 8, deadlineMs: 1 });
  const task = compile(...Array.from({ length: 400 }, (_, index) => `/a${index}(b{0,40})`));
  await expect(hasty.runTask(task)).rejects.toThrow('too long');
  await expect(hasty.runTask(task)).rejects.toThrow('too long');
});

it('rejects tasks when too many wait, and reports a thread that cannot start', async () => {
  const thread = new RedirectThread({ entry: 'nowhere.ts', maxWaiting: 1 });
  const tasks = [compile('/a'), compile('/b'), compile('/c')].map((task) => thread.runTask(task));
  const [first, second, third] = await Promise.allSettled(tasks);
  expect(third).toMatchObject({ reason: expect.any(TooManyTasksError) as Error });
  expect([first?.status, second?.status]).toEqual(['rejected', 'rejected']);
});
