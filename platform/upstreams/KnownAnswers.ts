import { BoundedMemory } from '../memory/BoundedMemory';

/** Characters of answers that are remembered at most; a front page's layout has some 60,000. */
const MOST_CHARACTERS = 4_000_000;

/** How long an answer serves others who ask the same, in ms: a list of cars is one page, whatever is chosen in it. */
const FRESH_MS = 1_000;

type Answer = Record<string, unknown>;

interface KnownAnswer {
  text: string;
  answer: Answer;
  /** When the question was asked, by `performance.now()`. */
  askedAt: number;
}

/**
 * What answers were read as, by the question. For a moment nobody asks again. After that, one that comes word for word
 * as before is the same object again: it is neither parsed nor checked, and what was made of it holds
 * (platform/content/fetchPage.ts).
 */
export class KnownAnswers {
  readonly #answers = new BoundedMemory<string, KnownAnswer>({
    name: 'answers of the content platform',
    unit: 'characters',
    emptied: 'publishing',
    expire: () => {
      this.#expiredAt = performance.now();
    },
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ text }, question) => text.length + question.length,
  });
  /** Answers to what was asked before may be from before something was published. */
  #expiredAt = -Infinity;

  /** The answer to a question that was asked just now, if nothing has been published since. */
  fresh(question: string): Answer | undefined {
    const known = this.#answers.get(question);
    const isFresh =
      known && known.askedAt > this.#expiredAt && performance.now() < known.askedAt + FRESH_MS;
    return isFresh ? known.answer : undefined;
  }

  /**
   * The answer that this text was read as; undefined when the last one to the question was another.
   * @param askedAt when this text was asked for, by `performance.now()`
   */
  get(question: string, text: string, askedAt: number): Answer | undefined {
    const known = this.#answers.get(question);
    if (known?.text !== text) return undefined;
    known.askedAt = Math.max(known.askedAt, askedAt);
    return known.answer;
  }

  /** Remembers what a text was read as. */
  keep(question: string, known: KnownAnswer): void {
    this.#answers.set(question, known);
  }
}
