/** A request that the service refuses, with everything that is wrong with it. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';

  constructor(readonly problems: readonly string[]) {
    super(problems.join(' '));
  }
}
