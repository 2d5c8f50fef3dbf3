import { judgePhrases, summarise } from './judgePhrases';

jest.setTimeout(300_000);

test.each(['sv', 'nb', 'en', 'sk', 'fi'] as const)(
  'the filters of 200 phrases of %s are recognised, and the first ten cars match their meaning',
  async (language) => {
    const judgements = await judgePhrases(language);
    const { phrases, recognised, precision } = summarise(judgements);
    const wrong = judgements.filter(
      ({ errors, precision: share = 1 }) => errors.length > 0 || share < 1,
    );
    expect(phrases).toBeGreaterThanOrEqual(200);
    // `wrong` is included, so that a failure lists the phrases with unexpected results.
    expect({ recognised: recognised >= 0.95, wrong }).toEqual({ recognised: true, wrong });
    expect({ precision: precision >= 0.9, wrong }).toEqual({ precision: true, wrong });
  },
);
