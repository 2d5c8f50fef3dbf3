/** What is used here of a package without types of its own; those of others do not know `preferred`. */
declare module 'negotiator' {
  class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string | undefined>> });
    /** @param options.preferred decides between those that the client likes equally well */
    encoding<Name extends string>(
      available: readonly Name[],
      options: { preferred: readonly Name[] },
    ): Name | undefined;
    /** What the client accepts, the best first. */
    mediaTypes(): string[];
  }
  export = Negotiator;
}
