/** Types of the functions that are used here; the published types lack `preferred`. */
declare module 'negotiator' {
  class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string | undefined>> });
    /** @param options.preferred decides between encodings that the client accepts equally */
    encoding<Name extends string>(
      available: readonly Name[],
      options: { preferred: readonly Name[] },
    ): Name | undefined;
    /** Media types that the client accepts, best first. */
    mediaTypes(): string[];
  }
  export = Negotiator;
}
