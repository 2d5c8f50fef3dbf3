import { Transform } from 'node:stream';

/** A stream that fails once more than `maxBytes` have passed through it. */
export function limitSize(maxBytes: number, tooLarge: () => Error): Transform {
  let receivedBytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      receivedBytes += chunk.length;
      if (receivedBytes > maxBytes) done(tooLarge());
      else done(null, chunk);
    },
  });
}
