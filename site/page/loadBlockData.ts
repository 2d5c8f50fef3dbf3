import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { carRecordFields } from '../../domain/documents/carRecord';
import type { SearchCars } from '../../domain/search/carSearch';
import type { SearchDealers } from '../../domain/search/dealerSearch';
import type { SearchKits } from '../../domain/search/kitSearch';
import type { BlockLoader, DataPage, DataRequest, PageMetadata } from '../../rendering/blockData';
import { loaders } from '../../blocks/loaders';
import { timeZones } from '../../sites/timeZones';
import { internCars } from '../../features/car/server/internCars';
import type { QueryFn } from '../../platform/content/queryCache';
import type { Page, PageBlock } from '../../platform/content/page.types';
import { reuseEqualBlock } from '../../platform/content/reuseEqualBlock';
import { SourceCollector, type PageSources } from '../../platform/pages/pageSources';

/**
 * Loaders by the name of their block. The parser has checked that the fields match the contract of that
 * block.
 */
type Loaders = Readonly<Record<string, BlockLoader<PageBlock['fields'], unknown>>>;

export interface BlockDataOptions {
  runQuery: QueryFn;
  searchCars: SearchCars;
  searchDealers: SearchDealers;
  searchKits: SearchKits;
  kitSessionSample: boolean;
  hubspotScriptUrl: string;
  jotForm: DataRequest['jotForm'];
  carListPath?: string;
  dealerPath?: string;
  missingDealerPath?: string;
  site: DataRequest['site'];
  /** Public address of the page, without the query. */
  path: string;
  query: URLSearchParams;
  /** Called for failures that the block is rendered without. */
  onError: (error: unknown, block: string) => void;
  loaders?: Loaders;
  /**
   * Milliseconds after which the page is returned without blocks that are still loading and do not decide
   * its status; when absent, all blocks are awaited.
   */
  deferAfterMs?: number;
}

/** A page whose blocks have the data of their loaders. */
export interface PageWithData {
  page: Page;
  /** Query keys that any of the loaders reads. */
  queryKeys: readonly string[];
  /** Sources of the layout and of the data for its blocks. */
  sources: PageSources;
  /** True when a loader failed, although its block may show something. */
  incomplete: boolean;
  /** Metadata that a block sets for the page. */
  metadata?: PageMetadata;
  /** The complete page, when blocks of this one are still awaited. */
  fullPage?: Promise<PageWithData>;
}

/**
 * Runs the loaders of all blocks of a page (rendering/blockData.ts) concurrently. Never rejects: a failure
 * only affects its block. With `deferAfterMs` the page may be returned while some blocks are still awaited.
 */
export async function loadBlockData(page: Page, options: BlockDataOptions): Promise<PageWithData> {
  const blockLoaders = options.loaders ?? (loaders as unknown as Loaders);
  const sources = new SourceCollector();
  const runQuery = shareQueries(options.runQuery, sources);
  const currentPage = dataPage(page, options.path);
  const queryKeys = new Set<string>();
  let incomplete = false;
  let metadata: PageMetadata | undefined;

  const cars: SearchCars = async ({ areShown = true, ...query }) => {
    const answer = await options.searchCars({ fields: carRecordFields, ...query });
    const shownCars = areShown ? answer.cars : [];
    sources.addSearch(
      'cars',
      shownCars.map((car) => car.car_id),
    );
    if (answer.failed) incomplete = true;
    // Cars with more data than a card shows occur on one page each, so sharing them between pages would save
    // nothing.
    return query.fields ? answer : { ...answer, cars: internCars(answer.cars) };
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
    const { queryKeys: keys = [], load: loadData, metadata: metadataOf } = loader;
    for (const key of keys) queryKeys.add(key);
    const request: DataRequest = {
      carListPath: options.carListPath,
      dealerPath: options.dealerPath,
      missingDealerPath: options.missingDealerPath,
      timeZones,
      runQuery,
      cars,
      dealers,
      kits,
      kitSessionSample: options.kitSessionSample,
      hubspotScriptUrl: options.hubspotScriptUrl,
      jotForm: options.jotForm,
      page: currentPage,
      site: options.site,
      dataSource: block.dataSource,
      query: pickKeys(options.query, keys),
      report: (error) => {
        incomplete = true;
        options.onError(error, block.name);
      },
    };
    try {
      const data = await loadData(block.fields, request);
      metadata ??= metadataOf?.(data, block.fields);
      return { ...block, fields: { ...block.fields, data } };
    } catch (error) {
      incomplete = true;
      return { ...block, failure: { error } };
    }
  }

  const running = new Map<PageBlock, Promise<PageBlock>>();
  const deferred = new Set<PageBlock>();

  async function loadOrDefer(
    block: PageBlock,
    loader: Loaders[string],
    deadline: Promise<undefined> | undefined,
  ): Promise<PageBlock> {
    const loading = running.get(block) ?? load(block, loader);
    running.set(block, loading);
    if (!deadline || loader.decidesStatus) {
      return deferred.has(block) ? { ...(await loading), deferred: 'arrived' } : loading;
    }
    const loadedInTime = await Promise.race([loading, deadline]);
    if (loadedInTime) return loadedInTime;
    deferred.add(block);
    return { ...block, deferred: 'awaited' };
  }

  async function fillBlock(block: PageBlock, deadline?: Promise<undefined>): Promise<PageBlock> {
    const loader =
      block.isKnown && Object.hasOwn(blockLoaders, block.name)
        ? blockLoaders[block.name]
        : undefined;
    const [filled, placeholders] = await Promise.all([
      loader ? loadOrDefer(block, loader, deadline) : block,
      fillPlaceholders(block.placeholders, deadline),
    ]);
    const completeBlock =
      placeholders === block.placeholders ? filled : { ...filled, placeholders };
    return completeBlock === block ? block : reuseEqualBlock(block, completeBlock);
  }

  async function fillPlaceholders(
    placeholders: PageBlock['placeholders'],
    deadline?: Promise<undefined>,
  ): Promise<typeof placeholders> {
    const areas = Object.entries(placeholders);
    if (areas.length === 0) return placeholders;
    let isSame = true;
    const filledAreas = areas.map(async ([name, blocks]) => {
      const filledBlocks = await Promise.all(blocks.map((block) => fillBlock(block, deadline)));
      isSame &&= filledBlocks.every((block, index) => block === blocks[index]);
      return [name, filledBlocks];
    });
    const filledPlaceholders = Object.fromEntries(await Promise.all(filledAreas));
    return isSame ? placeholders : filledPlaceholders;
  }

  const toPageWithData = (placeholders: PageBlock['placeholders']): PageWithData => ({
    page: { ...page, placeholders },
    queryKeys: [...queryKeys],
    sources: sources.sources(page.items ?? []),
    incomplete,
    metadata,
  });
  const { deferAfterMs } = options;
  if (deferAfterMs === undefined) return toPageWithData(await fillPlaceholders(page.placeholders));
  const deadline = delay(deferAfterMs);
  const opening = toPageWithData(
    await fillPlaceholders(page.placeholders, deadline.elapsed).finally(deadline.cancel),
  );
  if (deferred.size === 0) return opening;
  return {
    ...opening,
    incomplete: true,
    fullPage: fillPlaceholders(page.placeholders).then(toPageWithData),
  };
}

/** A delay that can be cancelled. */
function delay(ms: number): { elapsed: Promise<undefined>; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return { elapsed: over, cancel: () => clearTimeout(timer) };
}

/** Sends each query once, however many blocks need it, and records queries and answers. */
function shareQueries(runQuery: QueryFn, sources: SourceCollector): QueryFn {
  const answers = new Map<unknown, Map<string, Promise<unknown>>>();
  const recordAnswer = async <Answer>(pending: Promise<Answer>, variables: OperationVariables) => {
    const answer = await pending;
    sources.addAnswer(variables, answer);
    return answer;
  };
  return <Answer, Variables extends OperationVariables>(
    query: TypedDocumentNode<Answer, Variables>,
    variables: Variables,
  ): Promise<Answer> => {
    const answersByVariables = answers.get(query) ?? new Map<string, Promise<unknown>>();
    answers.set(query, answersByVariables);
    const key = JSON.stringify(variables);
    const answer =
      answersByVariables.get(key) ?? recordAnswer(runQuery(query, variables), variables);
    answersByVariables.set(key, answer);
    return answer as Promise<Answer>;
  };
}

function dataPage(page: Page, path: string): DataPage {
  const { itemId: id, template, language, itemPath = path, ownFields: fields } = page;
  return { id, template, language, path, itemPath, fields };
}

function pickKeys(query: URLSearchParams, keys: readonly string[]): URLSearchParams {
  return new URLSearchParams([...query].filter(([key]) => keys.includes(key)));
}
