import { parse as parseGraphql } from 'graphql';
import Negotiator from 'negotiator';
import { parseCookie } from 'cookie';
import { email, mileage, personName, phone, text } from '../../domain/forms/fields';
import { toJotForm, readJotQuestions } from '../../features/enquiries/model/jot/readJotForm';
import { readSchedule } from '../../domain/openingHours/readSchedule';
import { fold, splitWords } from '../../domain/search/fold';
import { readSearch } from '../../features/search/model/readSearch';
import { readCsv } from '../../redirects/parseTable';
import { createRedirects } from '../../redirects/findRedirect';
import { expressionSize } from '../../redirects/expressionSize';
import { compileManagedRedirects } from '../../redirects/managedRedirects';
import { readPath } from '../../redirects/requestPath';
import { cleanQuery, readQuery } from '../../redirects/requestQuery';
import { foldPath } from '../../redirects/spelling';
import { parseJson } from '../../platform/requestBody/plainJson';
import { isHref } from '../../schema/href';
import { findRefused } from '../../schema/richText';
import { readImageSource } from '../../server/images/imageSource';
import { readContentAnswer } from '../../platform/content/contentClient';
import { parseLinks } from '../../cms/authoring/links/collectLinks';
import { checkFieldValue } from '../../cms/items/checkFieldValue';
import { measureNesting } from '../../cms/graphql/measureQuery';
import { insertLinkAddresses } from '../../cms/delivery/linkAddresses';
import { removeControls } from '../../cms/items/removeControls';
import { cleanFilm } from '../../cms/media/cleanFilm';
import { cleanName } from '../../cms/media/cleanName';
import { countDrawnElements } from '../../cms/media/countDrawnElements';
import { detectFileType } from '../../cms/media/fileTypes';
import { parseLayout } from '../../platform/content/parseLayout';
import { readFieldXml } from '../../platform/content/readFieldXml';
import { sanitiseHtml } from '../../platform/content/sanitiseHtml';
import { addresses, markup, repeat } from './worstTexts';

/** CPU time: less than 100 ms on a quiet machine, up to twice as much on a busy one. */
const MAX_CPU_MS = 250;
const MB = 1_000_000;
/** Maximum size of a form (features/enquiries/server). */
const MAX_FORM_BYTES = 32 * 1024;
/** Node's limit for all headers of a request. */
const MAX_HEADER_BYTES = 16 * 1024;

/** Ignores errors: a rejection is also a valid result. */
const quietly = (read: (text: string) => unknown) => (given: string) => {
  try {
    read(given);
  } catch {
    return;
  }
};

const rule = (pattern: string) => ({
  pattern,
  target: '/new/$1',
  redirectType: 'REDIRECT_301' as const,
  locale: '',
  isQueryStringPreserved: true,
  isLanguagePreserved: true,
});

const tree = { find: () => undefined } as unknown as Parameters<
  typeof insertLinkAddresses
>[2]['tree'];
const getLayout = (route: string) => `{"sitecore":{"context":{},"route":${route}}}`;
const block = (inner: string) =>
  `{"componentName":"Blurb","uid":"u","fields":{"Title":{"value":"a"}},"placeholders":{"main":[${inner}]}}`;
const nested = (count: number) => {
  let route = '';
  for (let index = 0; index < count; index += 1) route = block(route);
  return route;
};
const readLayout = (json: string) => {
  const answer = {
    data: {
      layout: {
        item: {
          id: 'a',
          version: 1,
          rendered: json,
          url: { path: '/' },
          languages: [],
          language: names,
        },
      },
    },
  };
  const data = readContentAnswer(answer, { operationName: 'PageLayout' }) as typeof answer.data;
  parseLayout(data.layout.item.rendered, 'sv');
};
const names = { name: 'sv', displayName: 'sv', englishName: 'sv', nativeName: 'sv' };

let sanitised = 0;
/** Makes each text different, since results are cached. */
const sanitiseUncached = (html: string) => sanitiseHtml(`${html}${(sanitised += 1)}`);

/** Parsers, texts for them and the maximum length of each text. */
const parsers: {
  what: string;
  texts: () => Record<string, string> | string[];
  read: (text: string) => unknown;
}[] = [
  { what: 'rich text that is shown', texts: () => markup(MB), read: sanitiseUncached },
  { what: 'rich text as long as it may be', texts: () => markup(200_000), read: sanitiseUncached },
  { what: 'what a rich text may not hold', texts: () => markup(200_000), read: findRefused },
  {
    what: 'rich text that is stored',
    texts: () => markup(MB),
    read: (html) => checkFieldValue({ kind: 'richText' }, html),
  },
  {
    what: 'links of a rich text that are looked for',
    texts: () => markup(200_000),
    read: parseLinks,
  },
  {
    what: 'links of a rich text for visitors',
    texts: () => markup(200_000),
    read: (html) => insertLinkAddresses(html, 'sv', { tree, site: undefined, editing: false }),
  },
  {
    what: 'links and pictures as XML',
    texts: () => ['<link ', '<image a="', '<link a="b" '].map((fragment) => repeat(fragment, MB)),
    read: readFieldXml,
  },
  { what: 'texts of fields', texts: () => markup(MB), read: removeControls },
  {
    what: 'addresses of links',
    texts: () => ['a:', ' ', '\\', 'https:/', '?#'].map((fragment) => repeat(fragment, MB)),
    read: isHref,
  },
  {
    what: 'layouts',
    texts: () => [
      getLayout(
        `{"name":"a","placeholders":{"main":[${Array(10_000).fill(block('')).join(',')}]}}`,
      ),
      getLayout(nested(400)),
      getLayout(`{"name":"a","fields":${repeat('[', 400_000)}`),
      repeat('{"a":', MB),
    ],
    read: quietly(readLayout),
  },
  { what: 'addresses of requests', texts: () => addresses(MAX_HEADER_BYTES), read: readPath },
  { what: 'addresses in one spelling', texts: () => addresses(MB), read: foldPath },
  {
    what: 'queries',
    texts: () => addresses(MAX_HEADER_BYTES),
    read: (query) => readQuery(cleanQuery(query)),
  },
  {
    what: 'old addresses of a table',
    texts: () => addresses(MAX_HEADER_BYTES),
    read: (() => {
      const rows = ['/a/:p*/b', '/:a/:b/c-:c', '/å-:a-ö', '/:path+'].map((source) => ({
        source,
        destination: '/b',
        query: 'x=1',
      }));
      const find = createRedirects([...rows, ...rows.map((row) => ({ ...row, query: '' }))]);
      return (path: string) => find(path, 'x=1&x=2');
    })(),
  },
  {
    what: 'old addresses of 500 expressions for all of them',
    texts: () =>
      addresses(MAX_HEADER_BYTES).flatMap((path) => [
        path,
        path.slice(0, 2_000),
        path.slice(0, 100),
        `${path.slice(0, 40)}foo7bar`,
      ]),
    read: findBy((at) => `.*foo${at}bar`),
  },
  {
    what: 'old addresses of expressions that say nothing certain',
    texts: () =>
      addresses(MAX_HEADER_BYTES).flatMap((path) => [
        path,
        path.slice(0, 2_000),
        path.slice(0, 100),
      ]),
    read: findBy(() => '([a-z%-]+)*[0-9]'),
  },
  {
    what: 'tables in CSV',
    texts: () =>
      ['"', '""', 'a,', '"a",', '\n', ',;', '"a\n'].map(
        (fragment) => `source,query,destination,note\n${repeat(fragment, 499_000)}`,
      ),
    read: quietly((csv) => readCsv(csv, 'a.csv')),
  },
  {
    what: 'expressions that are counted',
    texts: () =>
      ['(', '[', '[a', '\\Q', '{1,', '(a*)*', '\\p{', '(?:'].map((fragment) =>
        repeat(fragment, 1_000),
      ),
    read: quietly(expressionSize),
  },
  {
    what: 'bodies in JSON',
    texts: () => [
      repeat('[', MB),
      repeat('{"a":', MB),
      `[${repeat('1,', MB)}1]`,
      `"${repeat('a', MB)}"`,
      `"${repeat('\\ud800', MB)}"`,
    ],
    read: quietly((json) => parseJson(Buffer.from(json), { maxDepth: 12, maxValues: 1_000 })),
  },
  {
    what: 'questions in GraphQL',
    texts: () =>
      ['{', '"', '"""', '"""a', '#', '#\n', '[', '{a', '\\"', '{a(b:"'].map((fragment) =>
        repeat(fragment, 256 * 1024),
      ),
    read: quietly((query) => {
      measureNesting(query);
      parseGraphql(query.slice(0, measureNesting(query) > 100 ? 0 : undefined), {
        maxTokens: 2_000,
      });
    }),
  },
  {
    what: 'types of files',
    texts: () =>
      ['<!---->', '<!-- ', '<?xml?>', '<!DOCTYPE ', ' ', '<!DOCTYPE []>'].map((fragment) =>
        repeat(fragment, 4_096),
      ),
    read: quietly((head) => detectFileType(Buffer.from(head))),
  },
  {
    what: 'names of files',
    texts: () => ['a.', ' ', '/', '\u0301', '-'].map((fragment) => repeat(fragment, MB)),
    read: (name) => cleanName(name, 'jpg'),
  },
  {
    what: 'parts of drawings, as many as one may have',
    texts: () =>
      ['<g>', '<g/>', '<use href="#a"/>', '<g id="a">', '<g id="a"><use href="#a"/>', '</g>'].map(
        (fragment) => fragment.repeat(10_000),
      ),
    read: countDrawnElements,
  },
  {
    what: 'boxes of films',
    texts: () =>
      ['\0\0\0\u0008moov', '\0\0\0\u0000mdat', '\0\0\0\u0001moov\0\0\0\0\0\0\0\u0010'].map(
        (fragment) => repeat(fragment, MB),
      ),
    read: quietly((film) => cleanFilm(Buffer.from(film, 'latin1'))),
  },
  {
    what: 'addresses of pictures',
    texts: () => addresses(MAX_HEADER_BYTES).map((path) => `/-/media${path}`),
    read: quietly((src) => readImageSource(src, { mediaUrl: 'https://media.example', hosts: [] })),
  },
  {
    what: 'cookies',
    texts: () =>
      ['a=', 'a=b;', '=', ';', '"', 'a="%'].map((fragment) => repeat(fragment, MAX_HEADER_BYTES)),
    read: (header) => parseCookie(header),
  },
  {
    what: 'accepted types and encodings',
    texts: () =>
      ['a/b,', 'a/b;q=0.', ',', 'gzip;q=', '"', ';'].map((fragment) =>
        repeat(fragment, MAX_HEADER_BYTES),
      ),
    read: (accept) => {
      const client = new Negotiator({ headers: { accept, 'accept-encoding': accept } });
      client.mediaTypes();
      client.encoding(['gzip', 'br'], { preferred: ['br'] });
    },
  },
  {
    what: 'words of a search',
    texts: () =>
      ['a', 'å ', '\u0301', '1', '-', 'volvo '].map((fragment) =>
        repeat(fragment, MAX_HEADER_BYTES),
      ),
    read: (words) => splitWords(fold(words)),
  },
  {
    what: 'wishes that are typed',
    texts: () =>
      ['under 300000 ', 'volvo ', '1', '1 ', 'inte ', 'elbil i ', 'a '].map((fragment) =>
        repeat(fragment, 200),
      ),
    read: (words) =>
      readSearch(words, [], { country: 'SE', language: 'sv', currency: 'SEK' } as never),
  },
  {
    what: 'fields of forms',
    texts: () =>
      ['a', 'a.', 'a@', '@a.', '1', '+', ' ', '-', 'å ', "'", '1 ', '1.'].map((fragment) =>
        repeat(fragment, MAX_FORM_BYTES),
      ),
    read: (value) => {
      for (const schema of [email(), phone(), personName(), text(), mileage()])
        schema.isValidSync(value);
    },
  },
  {
    what: 'definitions of forms',
    texts: () => markup(MB),
    read: (label) => {
      const question = { type: 'control_text', text: label, options: label, description: label };
      toJotForm(
        '1',
        'https://forms.example',
        readJotQuestions({
          content: [{ answers: { 1: question, 2: { ...question, type: 'control_radio' } } }],
        }),
      );
    },
  },
  {
    what: 'opening hours',
    texts: () => ['9', '9:', '2026-01-01', ' ', 'T'].map((fragment) => repeat(fragment, MB)),
    read: (value) =>
      readSchedule({
        openinghours: [{ open: value, close: value }],
        deviationdays: [{ date: value, open: value }],
      }),
  },
];

function findBy(pattern: (at: number) => string) {
  const { find } = compileManagedRedirects(
    Array.from({ length: 500 }, (_, index) => rule(pattern(index))),
    ['sv', 'en'],
  );
  return (path: string) => find(path, '');
}

/**
 * Returns the CPU time of `read`: the shortest of three attempts, since other programs run at the same time.
 */
function measureCpuMs(read: () => unknown): number {
  let best = Infinity;
  for (let tried = 0; tried < 3 && best > MAX_CPU_MS; tried += 1) {
    const before = process.cpuUsage();
    read();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

test.each(parsers)(
  'the worst-case $what are parsed quickly enough for other requests',
  ({ texts, read }) => {
    const found = texts();
    const slow = Object.values(found).flatMap((given) => {
      const took = measureCpuMs(() => read(given));
      return took > MAX_CPU_MS ? [`${given.slice(0, 30)}: ${took.toFixed(0)} ms`] : [];
    });
    expect(slow).toEqual([]);
  },
);
