import type { Compiler } from '../../mutation/Compiler';
import { MutantJudge, type Tier } from '../../mutation/Judges';
import type { TestCopy } from '../../mutation/TestCopy';

const mutant = { file: 'domain/vitals.ts', at: 0, line: 1, before: '', after: '' };
const near = 'tests/unit/domain/vitals.test.ts';
const contract = 'tests/contract/vitals.test.ts';
const far = 'tests/unit/server/app.test.ts';

interface Answers {
  /** Tests that fail with the mutant (`failing`) and tests that fail without it (`broken`). */
  failing?: readonly string[];
  broken?: readonly string[];
  isRefused?: boolean;
  endsEarly?: boolean;
}

function judgesWith({ failing = [], broken = [], isRefused, endsEarly }: Answers, tier: Tier) {
  const asked: string[][] = [];
  let isMutated = false;
  // Mock of the project copy, which takes long to create; records what it is asked to run.
  const copy = {
    withMutant: (_mutant: unknown, run: () => unknown) => {
      isMutated = true;
      const result = run();
      isMutated = false;
      return result;
    },
    runUnits: (tests: string[]) => {
      asked.push(tests);
      const fails = (test: string) =>
        broken.includes(test) || (isMutated && failing.includes(test));
      return {
        failed: tests.filter(fails).map((test) => `${test} › adds`),
        endedEarly: endsEarly ?? false,
      };
    },
    runBrowser: (specs: string[]) => {
      asked.push(specs);
      return { failed: specs.filter((spec) => failing.includes(spec)), endedEarly: false };
    },
  } as unknown as TestCopy;
  const compiler = { hasErrors: () => isRefused ?? false } as unknown as Compiler;
  const judges = new MutantJudge(compiler, copy, {
    tier,
    maxSeconds: 1,
    project: {
      importers: new Map([['domain/vitals.ts', [near, contract]]]),
      routes: new Map(),
      map: {},
      blocks: new Set(),
      tests: [near, contract, far],
      specs: ['tests/pages/shell.spec.ts'],
      isQuick: () => true,
    },
    allImporters: new Map([['domain/vitals.ts', [near, contract, far]]]),
  });
  return { judges, asked };
}

const judge = (answers: Answers, tier: Tier = 'all') => {
  const { judges, asked } = judgesWith(answers, tier);
  return { by: judges.judge(mutant).by, asked: asked.flat(), broken: judges.brokenTests };
};

it('runs the cheapest checks first and stops at the first that detects the mutant', () => {
  expect(judge({ isRefused: true })).toMatchObject({ by: 'compiler', asked: [] });
  const unit = judge({ failing: [near] });
  expect(unit.by).toBe('unit');
  expect(unit.asked).not.toContain(contract);
  expect(judge({ failing: [contract] }).by).toBe('contract');
  expect(judge({ failing: ['@walk'] }).by).toBe('browser');
});

it('runs unrelated tests and browser tests only in the larger tiers', () => {
  expect(judge({ failing: [far] }, 'related').by).toBe('nothing');
  expect(judge({ failing: [far] }, 'quick').by).toBe('unit');
  expect(judge({ failing: ['@walk'] }, 'quick').by).toBe('nothing');
});

it('a test that also fails without the mutant does not count and does not hide others', () => {
  expect(judge({ broken: [near] })).toMatchObject({ by: 'nothing', broken: [near] });
  expect(judge({ broken: [near], failing: [contract] }).by).toBe('contract');
});

it('a mutant whose tests were stopped early is not judged', () => {
  expect(judge({ endsEarly: true }, 'related').by).toBe('time');
});
