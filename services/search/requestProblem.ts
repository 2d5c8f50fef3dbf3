/** Problems that are told of one request: answers to hostile ones must stay small. */
const TOLD = 8;

/** A request that the service refuses, with the first things that are wrong with it. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const told = problems.slice(0, TOLD);
    super(told.join(' '));
    this.problems = told;
  }
}
