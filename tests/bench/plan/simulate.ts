import { carKey, pathKey, siteKey, overflowKey } from '../../../platform/pages/surrogateKeys';
import { sites } from '../../../sites/sites';
import type { Site } from '../../../sites/site.types';
import { sizing, traffic } from './assumptions';
import { EdgeCache } from './EdgeCache';
import { LoadMeter } from './LoadMeter';
import { PictureStores } from './PictureStores';
import { addCounts, emptyCounts, percentiles, type Counts, type Outcome } from './outcome';
import type { Address, Measured } from './plan.types';
import { isList, Traffic, viewsPerSecond, type Visit } from './Traffic';
import { VirtualTime } from './VirtualTime';
import { WebProcess } from './WebProcess';

/** Definition of a simulation. */
export interface Scenario {
  exponent: number;
  /** Multiple of the planned traffic. */
  times?: number;
  processes?: number;
  /** Time of day at which the measurement starts, and its duration, in s. */
  from: number;
  seconds: number;
  /** Duration in s of the warm-up before the measurement. */
  warmUpSeconds?: number;
  /** Additional views per second of the peak's front page; default: none. */
  peakPerSecond?: number;
  /** Whether there is a CDN; default: yes. The warm-up always uses one. */
  hasEdge?: boolean;
  /** Whether the cache keys of the CDN include click ids. */
  keepsClickIds?: boolean;
  /** Share of the peak's visitors with a click id. */
  peakClickIds?: number;
  /** Whether all caches are purged at the start of the measurement. */
  purgesAll?: boolean;
  /** Interval in s at which the peak's whole site is published. */
  publishesEverySeconds?: number;
  stepMs?: number;
  maxBytes?: number;
  seed?: number;
}

const SEED = 20_261_124;
const DAY_SECONDS = 86_400;
/** The age of one in this many responses is recorded. */
const AGE_SAMPLE = 20;

/** Runs a scenario. The same addresses, costs and seed give the same result. */
export function simulate(
  scenario: Scenario,
  addresses: readonly Address[],
  measured: Measured,
): Promise<Outcome> {
  return new Simulation(scenario, addresses, measured).run();
}

class Simulation {
  readonly #time: VirtualTime;
  readonly #traffic: Traffic;
  readonly #edges: readonly EdgeCache[];
  readonly #webs: readonly WebProcess[];
  readonly #pictures: PictureStores;
  readonly #editions: Uint32Array;
  readonly #stockEditions = new Map<string, number>();
  readonly #byKey = new Map<string, number[]>();
  readonly #front: number;
  #counts: Counts = emptyCounts();
  #ages: number[] = [];
  #isMeasured = false;
  #own = 0;

  constructor(
    private readonly scenario: Scenario,
    private readonly addresses: readonly Address[],
    private readonly measured: Measured,
  ) {
    const { exponent, seed = SEED, stepMs = 100, processes = sizing.processes } = scenario;
    this.#time = new VirtualTime(stepMs);
    this.#traffic = new Traffic(addresses, { exponent, seed });
    this.#edges = Array.from({ length: traffic.edgePlaces }, () => new EdgeCache());
    this.#editions = new Uint32Array(addresses.length);
    const { cpuMs, pages } = measured;
    const getVersion = (at: number) => this.#editionOf(at);
    const options = { time: this.#time, cpuMs, pages, addresses, getVersion };
    const { maxBytes } = scenario;
    this.#webs = Array.from({ length: processes }, () => new WebProcess({ ...options, maxBytes }));
    this.#pictures = new PictureStores(processes, measured.versionedShare);
    addresses.forEach(({ keys }, index) => {
      for (const key of keys) this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), index]);
    });
    this.#front = addresses.findIndex(
      ({ site, pageClass }) => site === traffic.peakSite && pageClass === 'front',
    );
  }

  async run(): Promise<Outcome> {
    const { from, seconds, warmUpSeconds = 1200, purgesAll } = this.scenario;
    await this.#pass(from - warmUpSeconds, warmUpSeconds);
    this.#isMeasured = true;
    this.#counts = emptyCounts();
    for (const { counts } of this.#webs) counts.waits = [];
    const before = this.#webs.map(({ counts }) => structuredClone(counts));
    if (purgesAll) this.#dropEverything();
    const meter = new LoadMeter(this.#webs, this.#counts);
    await this.#pass(from, seconds, meter);
    const { waits, ...webs } = addCounts(
      this.#webs.map(({ counts }) => counts),
      before,
    );
    return {
      ...{ seconds, processes: this.#webs.length, ...this.#counts, web: webs, ...meter.busiest },
      waitMs: percentiles(waits),
      ageSeconds: percentiles(this.#ages.map((ms) => ms / 1000)),
      backlogSeconds: Math.max(...this.#webs.map(({ backlogMs }) => backlogMs)) / 1000,
    };
  }

  async #pass(from: number, seconds: number, meter?: LoadMeter): Promise<void> {
    const { stepMs } = this.#time;
    const { times = 1, publishesEverySeconds } = this.scenario;
    const startMs = this.#time.now;
    for (let step = 0; step < (seconds * 1000) / stepMs; step += 1) {
      const second = (step * stepMs) / 1000;
      const mean = (viewsPerSecond(from + second + DAY_SECONDS, times) * stepMs) / 1000;
      for (let remaining = this.#traffic.drawEventCount(mean); remaining > 0; remaining -= 1) {
        const { visit, address } = this.#traffic.next();
        this.#view(visit, address);
      }
      if (meter) this.#peak(second);
      this.#changeContent(stepMs / 1000);
      const every = publishesEverySeconds && publishesEverySeconds * 1000;
      if (meter && every && (step * stepMs) % every === 0) this.#publishSite(traffic.peakSite);
      await this.#time.step();
      meter?.sample(this.#time.now - startMs);
    }
  }

  #peak(second: number): void {
    const { peakPerSecond = 0, peakClickIds = traffic.clickIds } = this.scenario;
    if (peakPerSecond === 0) return;
    const perSecond = peakPerSecond * Math.min(1, second / traffic.peakRiseSeconds);
    const mean = (perSecond * this.#time.stepMs) / 1000;
    const random = this.#traffic.random;
    for (let remaining = this.#traffic.drawEventCount(mean); remaining > 0; remaining -= 1) {
      const visit = this.#traffic.startVisit(traffic.peakSite);
      visit.hasClickId = random.chance(peakClickIds);
      this.#view(visit, this.#front);
      if (!random.chance(traffic.peakFollowing)) continue;
      this.#view(visit, this.#traffic.addressOf(traffic.peakSite));
    }
  }

  /** Simulates a page view with all requests of the browser. */
  #view(visit: Visit, address: number): void {
    const { random } = this.#traffic;
    const { hasEdge = true, keepsClickIds = false } = this.scenario;
    const { pageClass, bytes } = this.addresses[address]!;
    const counts = this.#counts;
    counts.views += 1;
    const own = isList(pageClass) && random.chance(traffic.ownLists) ? (this.#own += 1) : undefined;
    const otherQuery = visit.hasClickId;
    visit.hasClickId = false;
    const isRepeated = own === undefined && visit.pages.has(address);
    visit.pages.add(address);
    if (isRepeated) counts.unchanged += 1;
    const kilobytes = this.measured.headerKilobytes + (isRepeated ? 0 : bytes / 1000);
    counts.visitorKilobytes.pages += kilobytes;
    if (this.#isMeasured && !hasEdge) this.requestOrigin(address, { own, otherQuery });
    else if (own !== undefined || (otherQuery && keepsClickIds)) {
      counts.passed += 1;
      this.requestOrigin(address, { own, otherQuery });
    } else this.requestEdge(visit.place, address);
    this.loadAssets(visit, address);
    const web = this.#anyWeb();
    web.work(this.measured.cpuMs.pageView);
    counts.calls += 1;
    counts.cpuMs.calls += this.measured.cpuMs.pageView;
  }

  requestEdge(place: number, address: number): void {
    const edge = this.#edges[place]!;
    const { result, ageMs } = edge.lookup(address, this.#time.now);
    this.#counts.edge[result] += 1;
    if (result === 'hit' || result === 'stale') this.#noteAge(ageMs);
    if (result === 'hit' || result === 'joined') return;
    void this.requestWeb(address, {}).then((madeAt) => {
      edge.store(address, this.#time.now, madeAt);
      if (result === 'miss') this.#noteAge(this.#time.now - madeAt);
    });
  }

  /** Sends a request to the origin. */
  requestOrigin(address: number, options: { own?: number; otherQuery: boolean }): void {
    void this.requestWeb(address, options).then((madeAt) => this.#noteAge(this.#time.now - madeAt));
  }

  requestWeb(address: number, options: { own?: number; otherQuery?: boolean }): Promise<number> {
    const { headerKilobytes } = this.measured;
    const { bytes } = this.addresses[address]!;
    this.#counts.originRequests.pages += 1;
    this.#counts.originKilobytes.pages += headerKilobytes + bytes / 1000;
    return this.#anyWeb().handle(address, options);
  }

  loadAssets(visit: Visit, address: number): void {
    const { hasEdge = true } = this.scenario;
    const { pageClass, pictures } = this.addresses[address]!;
    const { assets, pictures: shown } = this.measured.loads[pageClass][visit.device];
    const counts = this.#counts;
    const isBehindEdge = hasEdge || !this.#isMeasured;
    if (!visit.hasAssets) {
      visit.hasAssets = true;
      counts.visitorRequests.assets += assets.requests;
      counts.visitorKilobytes.assets += assets.kilobytes;
      if (!isBehindEdge) {
        counts.originRequests.assets += assets.requests;
        counts.originKilobytes.assets += assets.kilobytes;
        const cpuMs = assets.requests * this.measured.cpuMs.asset;
        this.#anyWeb().work(cpuMs);
        counts.cpuMs.assets += cpuMs;
      }
    }
    const kilobytes = shown.kilobytes / Math.max(1, shown.requests);
    for (const picture of pictures) {
      if (visit.pictures.has(picture) || !this.#traffic.random.chance(traffic.seenPictures))
        continue;
      visit.pictures.add(picture);
      counts.visitorRequests.pictures += 1;
      counts.visitorKilobytes.pictures += kilobytes;
      const variant = picture * 2 + (visit.device === 'phone' ? 0 : 1);
      if (isBehindEdge && this.#pictures.isAtEdge(visit.place, variant, this.#time.now)) continue;
      const at = this.#traffic.random.below(this.#webs.length);
      const { keptPicture, scaledPicture } = this.measured.cpuMs;
      counts.originRequests.pictures += 1;
      counts.originKilobytes.pictures += kilobytes;
      counts.cpuMs.pictures += keptPicture;
      this.#webs[at]!.work(keptPicture);
      if (!this.#pictures.isScaled(at, variant)) counts.cpuMs.scaling += scaledPicture;
    }
  }

  #changeContent(seconds: number): void {
    const { random } = this.#traffic;
    const happens = (perDay: number) => random.chance((perDay * seconds) / DAY_SECONDS);
    const { publishedItemsPerDay, publishedSitesPerDay, holdsPerDay } = traffic;
    if (happens(publishedItemsPerDay)) this.#publishItem();
    if (happens(publishedSitesPerDay)) {
      const names = Object.keys(sites);
      this.#publishSite(random.pick(names));
    }
    const index = random.below(this.addresses.length);
    const { pageClass, site } = this.addresses[index]!;
    // Draws an address and counts it only if it is a car, so that cars change at the planned rate.
    if (happens(traffic.changedCarsPerDay * this.addresses.length) && pageClass === 'car') {
      this.#editions[index]! += 1;
      this.#stockEditions.set(site, (this.#stockEditions.get(site) ?? 0) + 1);
    }
    if (happens(holdsPerDay)) this.#holdCar();
  }

  #publishItem(): void {
    const { random } = this.#traffic;
    const at = random.below(this.addresses.length);
    const keys = this.addresses[at]!.keys.filter((key) => /^[0-9a-f]{10}$/.test(key));
    if (keys.length > 0) this.#publish([random.pick(keys)]);
  }

  #publishSite = (site: string): void => this.#publish([siteKey(site)]);

  #publish(keys: readonly string[]): void {
    this.#counts.purges += 1;
    const changed = new Set([...keys, overflowKey].flatMap((key) => this.#byKey.get(key) ?? []));
    for (const key of keys) for (const at of this.#byKey.get(key) ?? []) this.#editions[at]! += 1;
    for (const { cache } of this.#webs) cache.purge(keys);
    for (const edge of this.#edges) edge.purge(changed);
  }

  /** Holds a car; only the web processes are notified, not the CDN. */
  #holdCar(): void {
    const at = this.#traffic.random.below(this.addresses.length);
    const { pageClass, path, site } = this.addresses[at]!;
    const stock = (sites as Record<string, Site>)[site]?.search?.cars;
    if (pageClass !== 'car' || !stock) return;
    const key = carKey(stock, path.split('/').at(-2) ?? '');
    this.#editions[at]! += 1;
    for (const { cache } of this.#webs) cache.purge([key, pathKey(site, path)]);
  }

  #dropEverything(): void {
    for (const { cache } of this.#webs) cache.purge(Object.keys(sites).map(siteKey));
    for (const edge of this.#edges) edge.purgeAll();
  }

  #editionOf(address: number): number {
    const { pageClass, site } = this.addresses[address]!;
    const ofStock = isList(pageClass) ? (this.#stockEditions.get(site) ?? 0) : 0;
    return this.#editions[address]! + ofStock;
  }

  #anyWeb = (): WebProcess => this.#webs[this.#traffic.random.below(this.#webs.length)]!;

  #noteAge(ms: number): void {
    if (this.#isMeasured && this.#counts.views % AGE_SAMPLE === 0) this.#ages.push(ms);
  }
}
