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

it('answers what is wrong with redirects, and where an address leads', async () => {
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
  const { findings, trail } = await thread.ask(task);
  expect(findings.map(({ order, kind }) => [order, kind])).toEqual([
    [0, 'no page'],
    [1, 'invalid'],
  ]);
  expect(trail?.hops).toEqual([{ address: '/new', order: 0, status: 301 }]);
});

it('ends a task that takes too long, and does the next one', async () => {
  const hasty = new RedirectThread({ entry, maxWaiting: 8, deadlineMs: 1 });
  const task = compile(...Array.from({ length: 400 }, (_, at) => `/a${at}(b{0,40})`));
  await expect(hasty.ask(task)).rejects.toThrow('too long');
  await expect(hasty.ask(task)).rejects.toThrow('too long');
});

it('refuses tasks where many wait, and tells of a thread that cannot start', async () => {
  const thread = new RedirectThread({ entry: 'nowhere.ts', maxWaiting: 1 });
  const asked = [compile('/a'), compile('/b'), compile('/c')].map((task) => thread.ask(task));
  const [first, second, third] = await Promise.allSettled(asked);
  expect(third).toMatchObject({ reason: expect.any(TooManyTasksError) as Error });
  expect([first?.status, second?.status]).toEqual(['rejected', 'rejected']);
});
