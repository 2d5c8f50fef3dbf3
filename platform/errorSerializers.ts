/** What a log may contain of an error: never the complete object, which can contain request bodies. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  return { name: error.name, message: error.message, stack: error.stack, cause };
}

/** Serialisers for pino: our log lines call the field `error`, pino itself and libraries `err`. */
export const errorSerializers = { error: describeError, err: describeError };
