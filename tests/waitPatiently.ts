// A busy machine may be slow; what does not happen at all is told just the same.
jest.setTimeout(30_000);
// What passes when tried again is told as flaky; a forge runs strictly.
if (process.env.STRICT !== '1') jest.retryTimes(1, { logErrorsBeforeRetry: true });
