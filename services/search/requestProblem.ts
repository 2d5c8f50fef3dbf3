/** Maximum number of reported problems: responses to hostile requests must stay small. */
const MAX_PROBLEMS = 8;

/** The service rejects a request; contains the first problems found. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const reported = problems.slice(0, MAX_PROBLEMS);
    super(reported.join(' '));
    this.problems = reported;
  }
}
