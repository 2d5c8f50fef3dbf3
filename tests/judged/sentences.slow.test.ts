import { judgePhrases, summarise } from './judgePhrases';

jest.setTimeout(300_000);

test.each(['sv', 'nb', 'en', 'sk', 'fi'] as const)(
  'sentences in %s are recognised as filters, and nine of the first ten cars match their meaning',
  async (language) => {
    const judgements = await judgePhrases(language, 'sentences');
    const { recognised, precision } = summarise(judgements);
    const wrong = judgements.filter(
      ({ errors, precision: share = 1 }) => errors.length > 0 || share < 1,
    );
    // `wrong` is included, so that a failure lists the phrases with unexpected results.
    expect({ recognised: recognised >= 0.9, wrong }).toEqual({ recognised: true, wrong });
    expect({ precision: precision >= 0.9, wrong }).toEqual({ precision: true, wrong });

    // Of held-out phrases only statistics are shown, so that the grammar is not tuned to them.
    const heldOut = summarise(await judgePhrases(language, 'heldOut'));
    expect(judgements.length + heldOut.phrases).toBeGreaterThanOrEqual(60);
    expect(heldOut.precision).toBeGreaterThanOrEqual(0.9);
  },
);
