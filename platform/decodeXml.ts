const ENCODING = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/;
/** The declaration is within this many bytes. */
const HEAD_BYTES = 256;

/**
 * The text of an XML document in its encoding (XML 1.0, appendix F): detected by its first bytes, else by
 * its declaration, else UTF-8. Text that is declared as UTF-8 but is not valid is read as windows-1252,
 * which older programs write. Undefined when the encoding is unknown.
 */
export function decodeXml(bytes: Uint8Array): string | undefined {
  const label = detectEncoding(bytes);
  const decoder = decoderFor(label);
  if (!decoder) return undefined;
  try {
    return decoder.decode(bytes);
  } catch {
    return decoder.encoding === 'utf-8' ? new TextDecoder('windows-1252').decode(bytes) : undefined;
  }
}

function detectEncoding(bytes: Uint8Array): string {
  const [first, second, third, fourth] = bytes;
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  // The first two characters (`<?` or `<s`) take two bytes each, without a byte order mark.
  if (first === 0x3c && second === 0 && fourth === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c && third === 0) return 'utf-16be';
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  const [, declared = 'utf-8'] = ENCODING.exec(head.replace(/^\xef\xbb\xbf/, '')) ?? [];
  // A declared UTF-16 was read as single bytes, so the file was converted to UTF-8 after it was written.
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared;
}

function decoderFor(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label, { fatal: true });
  } catch {
    return undefined;
  }
}
