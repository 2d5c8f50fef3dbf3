import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { carRecordFields } from '../../domain/documents/carRecord';
import type { SearchCars } from '../../domain/search/carSearch';
import type { SearchDealers } from '../../domain/search/dealerSearch';
import type { SearchKits } from '../../domain/search/kitSearch';
import type { BlockLoader, DataPage, DataRequest, PageMetadata } from '../../rendering/blockData';
import { loaders } from '../../blocks/loaders';
import { timeZones } from '../../sites/timeZones';
import { sameCars } from '../../features/car/server/shownCars';
import type { Ask } from '../../platform/content/queryCache';
import type { Page, PageBlock } from '../../platform/content/page.types';
import { sameBlock } from '../../platform/content/sameBlock';
import { SourceCollector, type PageSources } from '../../platform/pages/pageSources';

/** Loaders by the name of their block. The parser has checked that the fields fit the block of that name. */
type Loaders = Readonly<Record<string, BlockLoader<PageBlock['fields'], unknown>>>;

export interface BlockDataOptions {
  ask: Ask;
  searchCars: SearchCars;
  searchDealers: SearchDealers;
  searchKits: SearchKits;
  kitSessionSample: boolean;
  hubspotScript: string;
  jotForm: DataRequest['jotForm'];
  carListPath?: string;
  dealerPath?: string;
  missingDealerPath?: string;
  site: DataRequest['site'];
  /** Public address of the page, without the query. */
  path: string;
  query: URLSearchParams;
  /** Told of failures that a block survives. */
  onError: (error: unknown, block: string) => void;
  loaders?: Loaders;
  /** Milliseconds after which blocks that do not tell the page's status may come late; never when absent. */
  patienceMs?: number;
}

/** A page whose blocks have what their loaders brought. */
export interface PageWithData {
  page: Page;
  /** Query keys that any of the loaders reads. */
  queryKeys: readonly string[];
  /** What the layout and the answers for its blocks were made of. */
  sources: PageSources;
  /** A loader failed, though its block may show something. */
  incomplete: boolean;
  /** What a block says of the page. */
  metadata?: PageMetadata;
  /** The page with everything, where blocks of this one are still awaited. */
  whole?: Promise<PageWithData>;
}

/**
 * Runs the loaders of all blocks of a page (rendering/blockData.ts) side by side. Never rejects: a
 * failure stays with its block. With `patienceMs` the page may come with blocks that are awaited.
 */
export async function loadBlockData(page: Page, options: BlockDataOptions): Promise<PageWithData> {
  const known = options.loaders ?? (loaders as unknown as Loaders);
  const sources = new SourceCollector();
  const ask = sharedQuestions(options.ask, sources);
  const around = dataPage(page, options.path);
  const queryKeys = new Set<string>();
  let incomplete = false;
  let metadata: PageMetadata | undefined;

  const cars: SearchCars = async ({ areShown = true, ...query }) => {
    const answer = await options.searchCars({ fields: carRecordFields, ...query });
    const shown = areShown ? answer.cars : [];
    sources.addSearch(
      'cars',
      shown.map((car) => car.car_id),
    );
    if (answer.failed) incomplete = true;
    // Cars with more than a card shows are on one page each.
    return query.fields ? answer : { ...answer, cars: sameCars(answer.cars) };
  };
  const dealers: SearchDealers = async (query) => {
    const answer = await options.searchDealers(query);
    sources.addSearch('dealers');
    if (answer.failed) incomplete = true;
    return answer;
  };

  const kits: SearchKits = async (query) => {
    const answer = await options.searchKits(query);
    sources.addSearch('kits');
    if (answer.failed) incomplete = true;
    return answer;
  };

  async function load(block: PageBlock, loader: Loaders[string]): Promise<PageBlock> {
    const { queryKeys: keys = [], load: run, metadata: metadataOf } = loader;
    for (const key of keys) queryKeys.add(key);
    const request: DataRequest = {
      carListPath: options.carListPath,
      dealerPath: options.dealerPath,
      missingDealerPath: options.missingDealerPath,
      timeZones,
      ask,
      cars,
      dealers,
      kits,
      kitSessionSample: options.kitSessionSample,
      hubspotScript: options.hubspotScript,
      jotForm: options.jotForm,
      page: around,
      site: options.site,
      dataSource: block.dataSource,
      query: only(options.query, keys),
      report: (error) => {
        incomplete = true;
        options.onError(error, block.name);
      },
    };
    try {
      const data = await run(block.fields, request);
      metadata ??= metadataOf?.(data, block.fields);
      return { ...block, fields: { ...block.fields, data } };
    } catch (error) {
      incomplete = true;
      return { ...block, failure: { error } };
    }
  }

  const running = new Map<PageBlock, Promise<PageBlock>>();
  const late = new Set<PageBlock>();

  async function settle(
    block: PageBlock,
    loader: Loaders[string],
    patience: Promise<undefined> | undefined,
  ): Promise<PageBlock> {
    const loading = running.get(block) ?? load(block, loader);
    running.set(block, loading);
    if (!patience || loader.decidesStatus) {
      return late.has(block) ? { ...(await loading), late: 'arrived' } : loading;
    }
    const inTime = await Promise.race([loading, patience]);
    if (inTime) return inTime;
    late.add(block);
    return { ...block, late: 'awaited' };
  }

  async function fill(block: PageBlock, patience?: Promise<undefined>): Promise<PageBlock> {
    const loader = block.known && Object.hasOwn(known, block.name) ? known[block.name] : undefined;
    const [filled, placeholders] = await Promise.all([
      loader ? settle(block, loader, patience) : block,
      fillAll(block.placeholders, patience),
    ]);
    const whole = placeholders === block.placeholders ? filled : { ...filled, placeholders };
    return whole === block ? block : sameBlock(block, whole);
  }

  async function fillAll(
    placeholders: PageBlock['placeholders'],
    patience?: Promise<undefined>,
  ): Promise<typeof placeholders> {
    const areas = Object.entries(placeholders);
    if (areas.length === 0) return placeholders;
    let isSame = true;
    const filled = areas.map(async ([name, blocks]) => {
      const all = await Promise.all(blocks.map((block) => fill(block, patience)));
      isSame &&= all.every((block, at) => block === blocks[at]);
      return [name, all];
    });
    const all = Object.fromEntries(await Promise.all(filled));
    return isSame ? placeholders : all;
  }

  const pageOf = (placeholders: PageBlock['placeholders']): PageWithData => ({
    page: { ...page, placeholders },
    queryKeys: [...queryKeys],
    sources: sources.gathered(page.items ?? []),
    incomplete,
    metadata,
  });
  const { patienceMs } = options;
  if (patienceMs === undefined) return pageOf(await fillAll(page.placeholders));
  const wait = patience(patienceMs);
  const begun = pageOf(await fillAll(page.placeholders, wait.over).finally(wait.cancel));
  if (late.size === 0) return begun;
  return { ...begun, incomplete: true, whole: fillAll(page.placeholders).then(pageOf) };
}

/** A time that passes, unless it is no longer of interest. */
function patience(ms: number): { over: Promise<undefined>; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return { over, cancel: () => clearTimeout(timer) };
}

/** Asks each question once, however many blocks ask it, and notes what was asked and found. */
function sharedQuestions(ask: Ask, sources: SourceCollector): Ask {
  const answers = new Map<unknown, Map<string, Promise<unknown>>>();
  const noted = async <Answer>(asked: Promise<Answer>, variables: OperationVariables) => {
    const answer = await asked;
    sources.addAnswer(variables, answer);
    return answer;
  };
  return <Answer, Variables extends OperationVariables>(
    query: TypedDocumentNode<Answer, Variables>,
    variables: Variables,
  ): Promise<Answer> => {
    const known = answers.get(query) ?? new Map<string, Promise<unknown>>();
    answers.set(query, known);
    const key = JSON.stringify(variables);
    const answer = known.get(key) ?? noted(ask(query, variables), variables);
    known.set(key, answer);
    return answer as Promise<Answer>;
  };
}

function dataPage(page: Page, path: string): DataPage {
  const { itemId: id, template, language, itemPath = path, ownFields: fields } = page;
  return { id, template, language, path, itemPath, fields };
}

function only(query: URLSearchParams, keys: readonly string[]): URLSearchParams {
  return new URLSearchParams([...query].filter(([key]) => keys.includes(key)));
}
