/** Marker in all hostile texts; no error response may contain it. */
export const ECHO_MARKER = 'zq7echo';

const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

/** Hostile names for tables, schemas and query parsers. */
export const hostileNames: readonly string[] = [
  ...inherited,
  ...['', ' ', ECHO_MARKER, 'a[b][c]', '__proto__[x]', 'a.b', '0', '\u0000', '💥', 'x'.repeat(300)],
];

/** Hostile texts: injections, other alphabets, line breaks, prototype keys, very long and empty texts. */
export const hostileTexts: readonly string[] = [
  ...inherited,
  ...[
    '',
    ' ',
    ECHO_MARKER,
    `<script>${ECHO_MARKER}</script>`,
    `'; drop table lead; -- ${ECHO_MARKER}`,
    '" or 1=1',
  ],
  ...['../../etc/passwd', '${7*7}', '{{7*7}}', '%00', '%', '%ZZ', '\u0000', '\ud800', '\r\nx: y'],
  ...['-1', '0', '1e308', 'NaN', 'Infinity', '9'.repeat(40), 'true', 'null', '[object Object]'],
  ...['.*+?^$()[]{}|\\', '%%%%', 'https://evil.example/', '//evil.example', 'javascript:alert(1)'],
  ...[ECHO_MARKER.repeat(40), 'å'.repeat(500), '💥'.repeat(60), 'x'.repeat(3000), 'a,'.repeat(900)],
];

/** Hostile JSON values of wrong types or shapes. */
export const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  ...[
    null,
    true,
    false,
    0,
    -1,
    0.5,
    1e308,
    2 ** 53,
    [],
    {},
    [[]],
    [null],
    [ECHO_MARKER],
    { a: ECHO_MARKER },
  ],
  ...[{ length: 1e9 }, { toJSON: ECHO_MARKER }, { constructor: { prototype: ECHO_MARKER } }],
];

export const nastyPaths: readonly string[] = [
  ...['', '/', '//', '/.', '/..', '/%2e%2e', '/%2f', '/%5c', '/\\', '/%00', '/%', '/%E0%A4%A'],
  ...[
    '/__proto__',
    '/constructor',
    `/${ECHO_MARKER}`,
    '/ä',
    '/%F0%9F%92%A5',
    '/a;b=c',
    '/.env',
    '/x.js',
  ],
  ...['/index.php', '/sv', '/en', '/nb', '?', '#', '/*', '/:id', `/${'x'.repeat(300)}`],
  ...[`/${'a/'.repeat(200)}`, `/${'x'.repeat(4500)}`],
];

export const nastyHeaders: readonly (readonly [string, readonly string[]])[] = [
  [
    'host',
    ['', 'evil.example', 'localhost:99999', '[::1]', 'trucks.localhost.', '__proto__', 'a b'],
  ],
  ['x-forwarded-host', ['evil.example', 'charging.localhost', 'a,b', '__proto__']],
  ['x-forwarded-proto', ['https', 'gopher', 'https,http', '__proto__']],
  ['forwarded', ['for=1.2.3.4;host=evil.example', '"']],
  ['cookie', ['forecourt_edit=x.y.z', '=;;=', 'a'.repeat(3000), '__proto__=1', 'a=%']],
  ['accept', ['*/*', 'image/avif', 'text/html;q=x', ',,,', 'application/json', 'x'.repeat(500)]],
  ['accept-encoding', ['br', 'gzip;q=0, br', 'identity;q=0', 'x'.repeat(500), '*;q=0', ',']],
  ['accept-language', ['sv', '*', '__proto__', ';;', 'x'.repeat(500)]],
  [
    'content-type',
    ['', 'text/plain', 'application/json; charset=utf-7', 'application/json;;', '/'],
  ],
  ['content-type', ['multipart/form-data', 'application/x-www-form-urlencoded', '__proto__']],
  ['content-encoding', ['gzip', 'br', 'deflate', 'zstd', 'x', 'gzip, gzip']],
  ['if-none-match', ['*', '"x"', 'W/"', 'x'.repeat(1000)]],
  ['if-modified-since', ['x', 'Thu, 01 Jan 1970 00:00:00 GMT']],
  ['range', ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'x', 'bytes=0-0,1-1,2-2']],
  ['origin', ['null', 'https://evil.example', 'x', '']],
  ['referer', ['x', 'https://evil.example/', '']],
  ['sec-fetch-site', ['cross-site', 'same-origin', 'x']],
  ['x-request-id', [ECHO_MARKER.padEnd(70, 'x'), 'a b', '__proto__', 'x'.repeat(900)]],
  ['x-http-method-override', ['DELETE']],
  ['x-forecourt-signature', ['t=1,v1=x', `t=${'9'.repeat(12)},v1=${'a'.repeat(64)}`]],
  ['expect', ['100-continue', 'x']],
  ['upgrade', ['websocket', 'h2c']],
  ['sc_editmode', ['true', 'false', 'x']],
  ['authorization', ['Bearer x', 'Basic x', 'Bearer ', 'x']],
];

export const methods: readonly string[] = [
  ...['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'M-SEARCH'],
];
