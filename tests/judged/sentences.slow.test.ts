import { judgePhrases, summarise } from './judgePhrases';

jest.setTimeout(300_000);

test.each(['sv', 'nb', 'en', 'sk', 'fi'] as const)(
  'whole wishes in %s are filters, and nine of the first ten cars are what was meant, held out or not',
  async (language) => {
    const judgements = await judgePhrases(language, 'sentences');
    const { recognised, precision } = summarise(judgements);
    const wrong = judgements.filter(
      ({ faults, precision: part = 1 }) => faults.length > 0 || part < 1,
    );
    // The phrases that are judged otherwise stand in the message.
    expect({ recognised: recognised >= 0.9, wrong }).toEqual({ recognised: true, wrong });
    expect({ precision: precision >= 0.9, wrong }).toEqual({ precision: true, wrong });

    // Of those held out the figures alone are told: who sees what went wrong begins to write for them.
    const heldOut = summarise(await judgePhrases(language, 'heldOut'));
    expect(judgements.length + heldOut.phrases).toBeGreaterThanOrEqual(60);
    expect(heldOut.precision).toBeGreaterThanOrEqual(0.9);
  },
);
