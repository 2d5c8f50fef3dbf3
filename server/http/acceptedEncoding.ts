export type Encoding = 'br' | 'gzip';

const REMEMBERED = 200;
const known = new Map<string, Encoding | undefined>();

/**
 * The best encoding of ours that an Accept-Encoding header allows, brotli first (RFC 9110 §12.5.3);
 * undefined means the bytes as they are. Browsers send a handful of different headers, so answers
 * are remembered.
 */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  if (typeof header !== 'string' || header === '') return undefined;
  if (known.has(header)) return known.get(header);
  const encoding = parse(header);
  if (known.size < REMEMBERED) known.set(header, encoding);
  return encoding;
}

function parse(header: string): Encoding | undefined {
  const allowed = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      return [name, !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))] as const;
    }),
  );
  const accepts = (name: Encoding) => allowed.get(name) ?? allowed.get('*') ?? false;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : undefined;
}
