import { twoSidedPValue, judgeArm } from '../../../../domain/variants/judgeTest';

const over = { comparisons: 1, isOver: true };

describe('judgeArm', () => {
  it('[EDIT-76] gives the result of the two-proportion z-test', () => {
    // 200 of 2,000 compared with 250 of 2,000: z = 2.502, p = 0.0123.
    const original = { visits: 2000, conversions: 200 };
    expect(twoSidedPValue(original, { visits: 2000, conversions: 250 })).toBeCloseTo(0.0123, 3);
    expect(judgeArm(original, { visits: 2000, conversions: 250 }, over)).toMatchObject({
      ratePercent: 12.5,
      upliftPercent: 25,
      verdict: 'better',
    });
    expect(judgeArm(original, { visits: 2000, conversions: 150 }, over).verdict).toBe('worse');
    expect(judgeArm(original, { visits: 2000, conversions: 205 }, over).verdict).toBe(
      'noDifference',
    );
  });

  it('[EDIT-76] requires a higher certainty when more variants are compared', () => {
    const original = { visits: 2000, conversions: 200 };
    const arm = { visits: 2000, conversions: 245 };
    expect(judgeArm(original, arm, { comparisons: 1, isOver: true }).verdict).toBe('better');
    expect(judgeArm(original, arm, { comparisons: 3, isOver: true }).verdict).toBe('noDifference');
  });

  it('[EDIT-76] gives no verdict before the end, however large the difference', () => {
    const verdict = judgeArm(
      { visits: 5000, conversions: 10 },
      { visits: 5000, conversions: 900 },
      { comparisons: 1, isOver: false },
    );
    expect(verdict).toMatchObject({ verdict: 'running', ratePercent: 18 });
    expect(verdict).not.toHaveProperty('chance');
  });

  it.each([
    ['no visits', { visits: 0, conversions: 0 }, { visits: 0, conversions: 0 }],
    ['few visits', { visits: 99, conversions: 50 }, { visits: 500, conversions: 400 }],
    ['few conversions', { visits: 900, conversions: 2 }, { visits: 900, conversions: 15 }],
  ])('[EDIT-76] reports too little data: %s', (_, original, arm) => {
    expect(judgeArm(original, arm, over).verdict).toBe('tooLittle');
  });

  it('[EDIT-76] reports a difference between equal arms about once in twenty tests', () => {
    let state = 1;
    const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
    const draw = () => {
      let conversions = 0;
      for (let visit = 0; visit < 400; visit += 1) if (random() < 0.2) conversions += 1;
      return { visits: 400, conversions };
    };
    let falsePositives = 0;
    for (let test = 0; test < 1000; test += 1) {
      if (judgeArm(draw(), draw(), over).verdict !== 'noDifference') falsePositives += 1;
    }
    expect(falsePositives).toBeGreaterThan(25);
    expect(falsePositives).toBeLessThan(80);
  });
});
