import { LRUCache } from 'lru-cache';

/** Characters of answers that are remembered at most; a front page's layout has some 60,000. */
const MOST_CHARACTERS = 4_000_000;

type Answer = Record<string, unknown>;

interface KnownAnswer {
  text: string;
  answer: Answer;
}

/**
 * What answers were read as, by the question. One that comes word for word as before is the same object again: it
 * is neither parsed nor checked, and what was made of it holds (site/content/fetchPage.ts).
 */
export class KnownAnswers {
  readonly #answers = new LRUCache<string, KnownAnswer>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ text }, question) => text.length + question.length,
  });

  /** The answer that this text was read as; undefined when the last one to the question was another. */
  get(question: string, text: string): Answer | undefined {
    const known = this.#answers.get(question);
    return known?.text === text ? known.answer : undefined;
  }

  /** Remembers what a text was read as. */
  keep(question: string, text: string, answer: Answer): void {
    this.#answers.set(question, { text, answer });
  }
}
