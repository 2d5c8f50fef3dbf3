const ENCODING = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/;
/** The declaration stands within so many bytes. */
const HEAD_BYTES = 256;

/**
 * The text of an XML document in the encoding that it says it has (XML 1.0, appendix F): by its first bytes, else by its
 * declaration, else UTF-8. What says UTF-8 and is not is read as older programs write western texts, windows-1252.
 * Undefined where its encoding is not known.
 */
export function decodeXml(bytes: Uint8Array): string | undefined {
  const label = encodingOf(bytes);
  const decoder = decoderFor(label);
  if (!decoder) return undefined;
  try {
    return decoder.decode(bytes);
  } catch {
    return decoder.encoding === 'utf-8' ? new TextDecoder('windows-1252').decode(bytes) : undefined;
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second, third, fourth] = bytes;
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  // `<?` or `<s` in two bytes a letter, without a mark before it.
  if (first === 0x3c && second === 0 && fourth === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c && third === 0) return 'utf-16be';
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  const [, declared = 'utf-8'] = ENCODING.exec(head.replace(/^\xef\xbb\xbf/, '')) ?? [];
  // Its declaration was read in one byte a letter, so it has been saved anew since it was written.
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared;
}

function decoderFor(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label, { fatal: true });
  } catch {
    return undefined;
  }
}
