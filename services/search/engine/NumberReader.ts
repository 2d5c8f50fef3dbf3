/** Reads integers that `ByteWriter.packed` has written. */
export class NumberReader {
  constructor(
    readonly bytes: Buffer,
    public offset = 0,
  ) {}

  next(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.offset] ?? 0;
      this.offset += 1;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }
}
