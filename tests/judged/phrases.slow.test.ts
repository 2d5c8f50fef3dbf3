import { judgePhrases, summarise } from './judgePhrases';

jest.setTimeout(300_000);

test.each(['sv', 'nb', 'en', 'sk', 'fi'] as const)(
  'the filters of 200 phrases of %s are recognised, and the first ten cars are what was meant',
  async (language) => {
    const judgements = await judgePhrases(language);
    const { phrases, recognised, precision } = summarise(judgements);
    const wrong = judgements.filter(
      ({ faults, precision: part = 1 }) => faults.length > 0 || part < 1,
    );
    expect(phrases).toBeGreaterThanOrEqual(200);
    // The phrases that are judged otherwise stand in the message.
    expect({ recognised: recognised >= 0.95, wrong }).toEqual({ recognised: true, wrong });
    expect({ precision: precision >= 0.9, wrong }).toEqual({ precision: true, wrong });
  },
);
