import { Transform } from 'node:stream';

/** A stream that fails once more than `maxBytes` have passed through it. */
export function limitSize(maxBytes: number, tooLarge: () => Error): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) done(tooLarge());
      else done(null, chunk);
    },
  });
}
