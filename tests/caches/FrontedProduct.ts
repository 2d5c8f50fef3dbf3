/**
 * The built product as in production: several web processes behind nginx and Varnish, with a PostgreSQL
 * server.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { SIGNATURE_HEADER, signNotice } from '../../cms/authoring/publishing/signNotice';
import { endProcess, startBuilt } from '../support/startBuilt';
import { freePorts } from '../support/freePorts';
import { startPostgres } from '../support/postgres';
import { purgeToken, startNginx, startVarnish } from './cacheServers';

const webhookSecret = 'webhook-secret-of-the-test';
const editingSecret = 'editing-secret-of-the-test';

/** A page with a teaser, created for the test. */
export interface TeaserPage {
  itemId: string;
  path: string;
  teaserId: string;
}

/** A car in the search service. */
export interface StockCar {
  car_id: string;
  slug: string;
  car_price: number;
}

export class FrontedProduct {
  readonly #stops: (() => Promise<void>)[] = [];
  readonly #webs: ChildProcess[] = [];
  #environment: Record<string, string> = {};
  /** Ports of the web processes, the edge and the content platform. */
  webPorts: number[] = [];
  edgePort = 0;
  embeddedPort = 0;

  private constructor() {}

  static async start(webs: number): Promise<FrontedProduct> {
    const product = new FrontedProduct();
    try {
      await product.#start(webs);
      return product;
    } catch (error) {
      await product.stop();
      throw error;
    }
  }

  async #start(webs: number): Promise<void> {
    const ports = await freePorts(5 + webs);
    const [database = 0, embedded = 0, cache = 0, balancer = 0, edge = 0, ...web] = ports;
    this.webPorts = web;
    this.edgePort = edge;
    this.embeddedPort = embedded;
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'forecourt-fronted-'));
    this.#stops.push(() => rm(dataDir, { recursive: true, force: true }));
    const postgres = await startPostgres(database);
    this.#stops.push(postgres.stop);
    this.#environment = {
      LOG_LEVEL: 'warn',
      EMBEDDED_PORT: String(embedded),
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      // The balancer sends notices to any running web process.
      WEB_URL: `http://127.0.0.1:${balancer}`,
      PUBLIC_URL: `http://localhost:${edge}`,
      TRUST_PROXY: 'loopback',
      PUBLISH_WEBHOOK_SECRET: webhookSecret,
      SITECORE_EDITING_SECRET: editingSecret,
      CDN_KIND: 'varnish',
      CDN_PURGE_URL: `http://127.0.0.1:${cache}/`,
      CDN_PURGE_TOKEN: purgeToken,
    };
    const health = `http://127.0.0.1:${embedded}/health`;
    const platform = await startBuilt('embedded', health, this.#environment);
    this.#stops.push(() => endProcess(platform));
    this.#stops.push(async () => void (await Promise.all(this.#webs.map(endProcess))));
    for (const index of web.keys()) await this.startWeb(index);
    const nginx = await startNginx({ edge, cache, balancer, web });
    this.#stops.push(nginx.stop);
    const varnish = await startVarnish(cache, balancer);
    this.#stops.push(varnish.stop);
  }

  /** Starts a web process and waits until it is ready. */
  async startWeb(index: number): Promise<void> {
    const port = this.webPorts[index];
    this.#webs[index] = await startBuilt('index', `http://127.0.0.1:${port}/readyz`, {
      ...this.#environment,
      PORT: String(port),
    });
  }

  /** Stops a web process cleanly. */
  async stopWeb(index: number): Promise<void> {
    const web = this.#webs[index];
    if (web) await endProcess(web);
  }

  async stop(): Promise<void> {
    for (const stop of this.#stops.splice(0).reverse()) await stop().catch(console.error);
  }

  /** Creates and publishes a page of the site `trucks` with its own teaser or that of another page. */
  async createPage(name: string, shownTeaser?: string): Promise<TeaserPage> {
    const home = '/sitecore/content/trucks/Home';
    const page = await this.#create(name, 'ContentPage', home);
    let teaserId = shownTeaser;
    if (teaserId === undefined) {
      const data = await this.#create('Data', 'Folder', page.itemId);
      const text = [{ name: 'RichText', value: '<p>mark-0.</p>' }];
      teaserId = (await this.#create('Teaser', 'Blurb', data.itemId, text)).itemId;
    }
    const placeholders = { main: [{ componentName: 'Blurb', dataSource: teaserId }] };
    const at = { itemId: page.itemId, language: 'sv', expectedVersion: page.version };
    await this.#author('updateItem', { ...at, placeholders });
    await this.#author('publishItem', { itemId: page.itemId }, 'published');
    return { itemId: page.itemId, path: `/${name}`, teaserId };
  }

  /** Writes a mark into a teaser, publishes it, and waits until the platform has published it. */
  async publishMark(teaserId: string, mark: number): Promise<void> {
    const { data } = await this.query<{ item: { version: number } }>(
      'query ($where: ItemQueryInput!) { item(where: $where) { version } }',
      { where: { itemId: teaserId, language: 'sv' } },
    );
    const at = { itemId: teaserId, language: 'sv', expectedVersion: data.item.version };
    const fields = [{ name: 'RichText', value: `<p>mark-${mark}.</p>` }];
    await this.#author('updateItem', { ...at, fields });
    await this.#author('publishItem', { itemId: teaserId }, 'published');
  }

  /** Returns the first cars of an index with all fields. */
  async readCars(stock: string, count: number): Promise<StockCar[]> {
    const lines = (await this.#documents(stock)).split('\n').slice(0, count);
    return lines.map((line) => (JSON.parse(line) as { document: StockCar }).document);
  }

  /** Replaces the car with the same id. */
  async changeCar(stock: string, car: StockCar): Promise<void> {
    await this.#documents(stock, { method: 'POST', body: JSON.stringify({ upsert: car }) });
  }

  /** Holds a car for an hour, like a visitor. */
  async holdCar(stock: string, carId: string): Promise<void> {
    const database = new Client({ connectionString: this.#environment.DATABASE_URL });
    await database.connect();
    await database.query(
      `insert into "car_hold" ("key", "site", "language", "stock", "car_id", "car", "customer", "held_until")
       values (gen_random_uuid(), 'automotive-se', 'sv', $1, $2, '{}', '{"email": "one@example.com"}',
               now() + interval '1 hour')`,
      [stock, carId],
    );
    await database.end();
  }

  /** Notifies the product that a whole site was published. */
  async publishAll(site: string): Promise<void> {
    const body = JSON.stringify({ site, paths: [], all: true });
    await fetch(`http://127.0.0.1:${this.webPorts[0]}/api/content/published`, {
      method: 'POST',
      headers: { [SIGNATURE_HEADER]: signNotice(webhookSecret, body, new Date()) },
      body,
    });
  }

  async #documents(stock: string, init: RequestInit = {}): Promise<string> {
    const url = `http://127.0.0.1:${this.embeddedPort}/v1/documents/${stock}`;
    const headers = { 'content-type': 'application/x-ndjson', 'x-api-key': 'embedded' };
    const response = await fetch(url, { ...init, headers });
    if (!response.ok) throw new Error(`The search service answered ${response.status}`);
    return response.text();
  }

  async #create(name: string, templateId: string, parent: string, fields: object[] = []) {
    const input = { name, templateId, parent, language: 'sv', fields };
    const { createItem } = await this.#author<{
      createItem: { item: { itemId: string; version: number } };
    }>('createItem', input);
    return createItem.item;
  }

  async #author<Data>(field: string, input: object, selection = 'item { itemId version }') {
    const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
    const mutation = `mutation ($input: ${type}!) { ${field}(input: $input) { ${selection} } }`;
    return (await this.query<Data>(mutation, { input })).data;
  }

  async query<Data>(query: string, variables: object): Promise<{ data: Data }> {
    const response = await fetch(`http://127.0.0.1:${this.embeddedPort}/authoring/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${editingSecret}` },
      body: JSON.stringify({ query, variables }),
    });
    const answer = (await response.json()) as { data: Data; errors?: unknown };
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer;
  }
}
