import { gzipSync } from 'node:zlib';
import type { SeededRandom } from '../support/seededRandom';
import type { FuzzRequest } from './fuzzRequest.types';
import {
  ECHO_MARKER,
  methods,
  nastyHeaders,
  hostileNames,
  nastyPaths,
  hostileTexts,
  hostileValues,
} from './nasty';

type Mutation = (request: FuzzRequest, random: SeededRandom) => FuzzRequest;

/** Applies one to three mutations to a valid request. */
export function mutate(valid: FuzzRequest, random: SeededRandom): FuzzRequest {
  let request = valid;
  const count = 1 + random.below(3);
  for (let made = 0; made < count; made += 1) {
    request = random.pick(request.body ? [...common, ...ofBodies] : common)(request, random);
  }
  return request;
}

const changeMethod: Mutation = (request, random) => ({ ...request, method: random.pick(methods) });

const changeHeader: Mutation = (request, random) => {
  const [name, values] = random.pick(nastyHeaders);
  return { ...request, headers: { ...request.headers, [name]: random.pick(values) } };
};

const dropHeader: Mutation = (request, random) => {
  const dropped = random.pick(Object.keys(request.headers));
  const kept = Object.entries(request.headers).filter(([name]) => name !== dropped);
  return { ...request, headers: Object.fromEntries(kept) };
};

const changePath: Mutation = (request, random) => {
  const [path = '', query] = request.path.split('?', 2);
  const at = random.below(path.length + 1);
  const broken = path.slice(0, at) + random.pick(nastyPaths) + path.slice(at);
  return { ...request, path: query === undefined ? broken : `${broken}?${query}` };
};

const changeQuery: Mutation = (request, random) => {
  const [path = '', query = ''] = request.path.split('?', 2);
  const pairs = query.split('&').filter((pair) => pair !== '');
  const encode = random.chance(0.9) ? encodeLoosely : (text: string) => text;
  const value = encode(random.pick(hostileTexts));
  const at = random.below(pairs.length + 1);
  const name = pairs[at]?.split('=', 1)[0] ?? encode(random.pick(hostileNames));
  const times = random.chance(0.05) ? 200 : 1 + random.below(2);
  pairs.splice(at, random.below(2), ...Array<string>(times).fill(`${name}=${value}`));
  return { ...request, path: `${path}?${pairs.join('&')}` };
};

/** Encodes a text without unpaired surrogates, which cannot be encoded. */
const encodeLoosely = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));

const changeBytes: Mutation = (request, random) => {
  const body = Buffer.from(request.body ?? []);
  const at = random.below(body.length + 1);
  const noise = Buffer.from(Array.from({ length: random.below(12) }, () => random.below(256)));
  const tail = random.chance(0.5) ? body.subarray(at) : Buffer.alloc(0);
  return { ...request, body: Buffer.concat([body.subarray(0, at), noise, tail]) };
};

/** A body at the limits of a parser, schema or message: deep, long or with many values. */
const bulkBody: Mutation = (request, random) => {
  const size = 10 + random.below(random.pick([50, 2000, 20_000]));
  const bulk = random.pick([
    () => '['.repeat(size),
    () => '['.repeat(size) + ']'.repeat(size),
    () => '{"a":'.repeat(size) + '1' + '}'.repeat(size),
    () => `[${Array<string>(size).fill('{}').join(',')}]`,
    () => JSON.stringify(ECHO_MARKER.repeat(size)),
    () => `{${Array.from({ length: size }, (_, at) => `"k${at}":${at}`).join(',')}}`,
    () => Array.from({ length: size }, (_, at) => `k${at}=${ECHO_MARKER}`).join('&'),
  ]);
  return { ...request, body: Buffer.from(bulk()) };
};

const packBody: Mutation = (request, random) => {
  const bomb = random.chance(0.1) ? Buffer.alloc(4_000_000, 0x20) : request.body;
  const headers = {
    ...request.headers,
    'content-encoding': random.pick(['gzip', 'br', 'deflate']),
  };
  return { ...request, headers, body: gzipSync(bomb ?? Buffer.alloc(0)) };
};

const changeValues: Mutation = (request, random) => {
  try {
    const json: unknown = JSON.parse(String(request.body));
    return { ...request, body: Buffer.from(JSON.stringify(mutateJson(json, random)) ?? '') };
  } catch {
    const fields = [...new URLSearchParams(String(request.body))];
    fields.splice(random.below(fields.length + 1), random.below(2), [
      random.pick([...hostileNames, ...fields.map(([name]) => name)]),
      random.pick(hostileTexts),
    ]);
    return { ...request, body: Buffer.from(String(new URLSearchParams(fields))) };
  }
};

/** Replaces, duplicates, removes or renames a part of a value at any depth. */
function mutateJson(value: unknown, random: SeededRandom): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.15)) {
    return random.chance(0.1) ? nested(random) : random.pick(hostileValues);
  }
  if (Array.isArray(value)) {
    if (value.length === 0 || random.chance(0.2)) return Array(random.below(300)).fill(value[0]);
    const at = random.below(value.length);
    return value.map((element: unknown, index) =>
      index === at ? mutateJson(element, random) : element,
    );
  }
  const entries = Object.entries(value);
  const at = random.below(entries.length + 1);
  const chosen = entries[at];
  if (!chosen || random.chance(0.3)) {
    entries.push([random.pick(hostileNames), random.pick(hostileValues)]);
  } else if (random.chance(0.1)) entries.splice(at, 1);
  else chosen[1] = mutateJson(chosen[1], random);
  // `fromEntries` defines `__proto__` as an ordinary key; an assignment would set the prototype.
  return Object.fromEntries(entries);
}

function nested(random: SeededRandom): unknown {
  let value: unknown = ECHO_MARKER;
  for (let depth = random.below(400); depth > 0; depth -= 1) {
    value = random.chance(0.5) ? [value] : { a: value };
  }
  return value;
}

/** Invalid HTTP: corrupts the bytes of the request. */
const corruptBytes: Mutation = (request, random) => {
  const lines = [
    `${request.method} ${request.path} HTTP/1.1`,
    ...Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`),
    ...(request.body ? [`content-length: ${request.body.length}`] : []),
    'connection: close',
  ];
  const bytes = Buffer.concat([
    Buffer.from(`${lines.join('\r\n')}\r\n\r\n`),
    request.body ?? Buffer.alloc(0),
  ]);
  const at = random.below(Math.min(bytes.length, 300));
  const noise = random.pick([
    '\u0000',
    '\r\n',
    '\n\n',
    ' ',
    ':',
    '\xff',
    'Host: x\r\n',
    'x'.repeat(20_000),
  ]);
  const raw = Buffer.concat([bytes.subarray(0, at), Buffer.from(noise), bytes.subarray(at)]);
  return { ...request, raw };
};

const common: readonly Mutation[] = [
  ...[changeMethod, changeHeader, changeHeader, changeHeader, dropHeader],
  ...[changePath, changePath, changeQuery, changeQuery, changeQuery, corruptBytes],
];
const ofBodies: readonly Mutation[] = [
  ...[changeBytes, bulkBody, packBody, changeValues, changeValues, changeValues, changeValues],
  ...[changeValues, changeValues, changeValues, changeValues, changeValues, changeValues],
];
