import { parse as parseGraphql } from 'graphql';
import Negotiator from 'negotiator';
import { parseCookie } from 'cookie';
import { email, mileage, personName, phone, text } from '../../domain/forms/fields';
import { jotFormOf, readJotAnswers } from '../../features/enquiries/model/jot/readJotForm';
import { readSchedule } from '../../domain/openingHours/readSchedule';
import { fold, wordsOf } from '../../domain/search/fold';
import { readSearch } from '../../features/search/model/readSearch';
import { readCsv } from '../../redirects/parseTable';
import { createRedirects } from '../../redirects/findRedirect';
import { expressionSize } from '../../redirects/expressionSize';
import { compileManagedRedirects } from '../../redirects/managedRedirects';
import { readPath } from '../../redirects/requestPath';
import { cleanQuery, readQuery } from '../../redirects/requestQuery';
import { foldedPath } from '../../redirects/spelling';
import { parseJson } from '../../platform/requestBody/plainJson';
import { isHref } from '../../schema/href';
import { refusedIn } from '../../schema/richText';
import { readImageSource } from '../../server/images/imageSource';
import { readContentAnswer } from '../../platform/content/contentClient';
import { linksInHtml } from '../../cms/authoring/links/collectLinks';
import { checkFieldValue } from '../../cms/items/checkFieldValue';
import { nestingOf } from '../../cms/graphql/queryLimits';
import { deliverHtml } from '../../cms/delivery/linkAddresses';
import { withoutControls } from '../../cms/items/withoutControls';
import { cleanFilm } from '../../cms/media/cleanFilm';
import { cleanName } from '../../cms/media/cleanName';
import { drawnElements } from '../../cms/media/drawnElements';
import { readFileType } from '../../cms/media/fileTypes';
import { parseLayout } from '../../platform/content/parseLayout';
import { readFieldXml } from '../../platform/content/readFieldXml';
import { sanitiseHtml } from '../../platform/content/sanitiseHtml';
import { addresses, markup, repeat } from './worstTexts';

/** Milliseconds of the processor: a quiet machine takes less than 100, one with other work up to twice as many. */
const MOST_MS = 250;
const MB = 1_000_000;
/** The largest form that is taken (features/enquiries/server). */
const FORM = 32 * 1024;
/** Node's own limit of all headers of a request. */
const HEADERS = 16 * 1024;

/** A refusal is an answer, too. */
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

const tree = { find: () => undefined } as unknown as Parameters<typeof deliverHtml>[2]['tree'];
const layoutOf = (route: string) => `{"sitecore":{"context":{},"route":${route}}}`;
const block = (inner: string) =>
  `{"componentName":"Blurb","uid":"u","fields":{"Title":{"value":"a"}},"placeholders":{"main":[${inner}]}}`;
const nested = (count: number) => {
  let route = '';
  for (let at = 0; at < count; at += 1) route = block(route);
  return route;
};
const readLayout = (json: string) => {
  const answer = {
    data: {
      layout: { item: { id: 'a', version: 1, rendered: json, languages: [], language: names } },
    },
  };
  const data = readContentAnswer(answer, { operationName: 'PageLayout' }) as typeof answer.data;
  parseLayout(data.layout.item.rendered, 'sv');
};
const names = { name: 'sv', displayName: 'sv', englishName: 'sv', nativeName: 'sv' };

let sanitised = 0;
/** Texts are remembered: each try is another one. */
const sanitiseAnew = (html: string) => sanitiseHtml(`${html}${(sanitised += 1)}`);

/** What is read, by which parser, up to which length; every text of it is tried. */
const parsers: {
  what: string;
  texts: () => Record<string, string> | string[];
  read: (text: string) => unknown;
}[] = [
  { what: 'rich text that is shown', texts: () => markup(MB), read: sanitiseAnew },
  { what: 'rich text as long as it may be', texts: () => markup(200_000), read: sanitiseAnew },
  { what: 'what a rich text may not hold', texts: () => markup(200_000), read: refusedIn },
  {
    what: 'rich text that is stored',
    texts: () => markup(MB),
    read: (html) => checkFieldValue({ kind: 'richText' }, html),
  },
  {
    what: 'links of a rich text that are looked for',
    texts: () => markup(200_000),
    read: linksInHtml,
  },
  {
    what: 'links of a rich text for visitors',
    texts: () => markup(200_000),
    read: (html) => deliverHtml(html, 'sv', { tree, site: undefined, editing: false }),
  },
  {
    what: 'links and pictures as XML',
    texts: () => ['<link ', '<image a="', '<link a="b" '].map((part) => repeat(part, MB)),
    read: readFieldXml,
  },
  { what: 'texts of fields', texts: () => markup(MB), read: withoutControls },
  {
    what: 'addresses of links',
    texts: () => ['a:', ' ', '\\', 'https:/', '?#'].map((part) => repeat(part, MB)),
    read: isHref,
  },
  {
    what: 'layouts',
    texts: () => [
      layoutOf(`{"name":"a","placeholders":{"main":[${Array(10_000).fill(block('')).join(',')}]}}`),
      layoutOf(nested(400)),
      layoutOf(`{"name":"a","fields":${repeat('[', 400_000)}`),
      repeat('{"a":', MB),
    ],
    read: quietly(readLayout),
  },
  { what: 'addresses of requests', texts: () => addresses(HEADERS), read: readPath },
  { what: 'addresses in one spelling', texts: () => addresses(MB), read: foldedPath },
  {
    what: 'queries',
    texts: () => addresses(HEADERS),
    read: (query) => readQuery(cleanQuery(query)),
  },
  {
    what: 'old addresses of a table',
    texts: () => addresses(HEADERS),
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
      addresses(HEADERS).flatMap((path) => [
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
      addresses(HEADERS).flatMap((path) => [path, path.slice(0, 2_000), path.slice(0, 100)]),
    read: findBy(() => '([a-z%-]+)*[0-9]'),
  },
  {
    what: 'tables in CSV',
    texts: () =>
      ['"', '""', 'a,', '"a",', '\n', ',;', '"a\n'].map(
        (part) => `source,query,destination,note\n${repeat(part, 499_000)}`,
      ),
    read: quietly((csv) => readCsv(csv, 'a.csv')),
  },
  {
    what: 'expressions that are counted',
    texts: () =>
      ['(', '[', '[a', '\\Q', '{1,', '(a*)*', '\\p{', '(?:'].map((part) => repeat(part, 1_000)),
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
      ['{', '"', '"""', '"""a', '#', '#\n', '[', '{a', '\\"', '{a(b:"'].map((part) =>
        repeat(part, 256 * 1024),
      ),
    read: quietly((query) => {
      nestingOf(query);
      parseGraphql(query.slice(0, nestingOf(query) > 100 ? 0 : undefined), { maxTokens: 2_000 });
    }),
  },
  {
    what: 'types of files',
    texts: () =>
      ['<!---->', '<!-- ', '<?xml?>', '<!DOCTYPE ', ' ', '<!DOCTYPE []>'].map((part) =>
        repeat(part, 4_096),
      ),
    read: quietly((head) => readFileType(Buffer.from(head))),
  },
  {
    what: 'names of files',
    texts: () => ['a.', ' ', '/', '\u0301', '-'].map((part) => repeat(part, MB)),
    read: (name) => cleanName(name, 'jpg'),
  },
  {
    what: 'parts of drawings, as many as one may have',
    texts: () =>
      ['<g>', '<g/>', '<use href="#a"/>', '<g id="a">', '<g id="a"><use href="#a"/>', '</g>'].map(
        (part) => part.repeat(10_000),
      ),
    read: drawnElements,
  },
  {
    what: 'boxes of films',
    texts: () =>
      ['\0\0\0\u0008moov', '\0\0\0\u0000mdat', '\0\0\0\u0001moov\0\0\0\0\0\0\0\u0010'].map((part) =>
        repeat(part, MB),
      ),
    read: quietly((film) => cleanFilm(Buffer.from(film, 'latin1'))),
  },
  {
    what: 'addresses of pictures',
    texts: () => addresses(HEADERS).map((path) => `/-/media${path}`),
    read: quietly((src) => readImageSource(src, { mediaUrl: 'https://media.example', hosts: [] })),
  },
  {
    what: 'cookies',
    texts: () => ['a=', 'a=b;', '=', ';', '"', 'a="%'].map((part) => repeat(part, HEADERS)),
    read: (header) => parseCookie(header),
  },
  {
    what: 'accepted types and encodings',
    texts: () =>
      ['a/b,', 'a/b;q=0.', ',', 'gzip;q=', '"', ';'].map((part) => repeat(part, HEADERS)),
    read: (accept) => {
      const client = new Negotiator({ headers: { accept, 'accept-encoding': accept } });
      client.mediaTypes();
      client.encoding(['gzip', 'br'], { preferred: ['br'] });
    },
  },
  {
    what: 'words of a search',
    texts: () => ['a', 'å ', '\u0301', '1', '-', 'volvo '].map((part) => repeat(part, HEADERS)),
    read: (words) => wordsOf(fold(words)),
  },
  {
    what: 'wishes that are typed',
    texts: () =>
      ['under 300000 ', 'volvo ', '1', '1 ', 'inte ', 'elbil i ', 'a '].map((part) =>
        repeat(part, 200),
      ),
    read: (words) =>
      readSearch(words, [], { country: 'SE', language: 'sv', currency: 'SEK' } as never),
  },
  {
    what: 'fields of forms',
    texts: () =>
      ['a', 'a.', 'a@', '@a.', '1', '+', ' ', '-', 'å ', "'", '1 ', '1.'].map((part) =>
        repeat(part, FORM),
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
      jotFormOf(
        '1',
        'https://forms.example',
        readJotAnswers({
          content: [{ answers: { 1: question, 2: { ...question, type: 'control_radio' } } }],
        }),
      );
    },
  },
  {
    what: 'opening hours',
    texts: () => ['9', '9:', '2026-01-01', ' ', 'T'].map((part) => repeat(part, MB)),
    read: (value) =>
      readSchedule({
        openinghours: [{ open: value, close: value }],
        deviationdays: [{ date: value, open: value }],
      }),
  },
];

function findBy(pattern: (at: number) => string) {
  const { find } = compileManagedRedirects(
    Array.from({ length: 500 }, (_, at) => rule(pattern(at))),
    ['sv', 'en'],
  );
  return (path: string) => find(path, '');
}

/** The processor's time for a text, the best of three tries: others work on the machine as well. */
function cpuOf(read: () => unknown): number {
  let best = Infinity;
  for (let tried = 0; tried < 3 && best > MOST_MS; tried += 1) {
    const before = process.cpuUsage();
    read();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

test.each(parsers)('the worst $what are read before others wait', ({ texts, read }) => {
  const found = texts();
  const slow = Object.values(found).flatMap((given) => {
    const took = cpuOf(() => read(given));
    return took > MOST_MS ? [`${given.slice(0, 30)}: ${took.toFixed(0)} ms`] : [];
  });
  expect(slow).toEqual([]);
});
