import { boolean, number, object, string } from 'yup';
import {
  openSearchSettings,
  openSearchVariables,
  type OpenSearchSettings,
} from './search/opensearch/openSearchSettings';
import type { StockOptions } from './stock/stock.types';
import { readStockSettings } from './stock/stockSettings';

/** What the embedded processes read from the environment; every name has a default. */
export interface EmbeddedConfig {
  embeddedPort: number;
  databasePort: number;
  databaseUrl: string;
  dataDir: string;
  contentApiKey: string;
  editingSecret: string;
  webhookSecret: string;
  searchApiKey: string;
  /** Days after which enquiries that have arrived are erased. */
  leadRetentionDays: number;
  /** Size of the generated stock, and the day that it is as of. */
  stock: StockOptions;
  /** The cluster that searches; without one the embedded engine does. */
  openSearch?: OpenSearchSettings;
  /** Address of the web process, which is told of published content. */
  webUrl: string;
  watchContent: boolean;
  /** Renders the pictures of the content in the background after the start. */
  warmUpMedia: boolean;
}

const port = (fallback: number) => number().integer().min(0).max(65_535).default(fallback);

const environment = object({
  PORT: port(3000),
  EMBEDDED_PORT: port(3001),
  DATABASE_PORT: port(3002),
  DATABASE_URL: string().matches(/^postgres(ql)?:\/\//, 'DATABASE_URL must start with postgres://'),
  DATA_DIR: string().default('.data'),
  CONTENT_API_KEY: string().default('embedded'),
  SITECORE_EDITING_SECRET: string().default('embedded'),
  PUBLISH_WEBHOOK_SECRET: string().default('embedded'),
  SEARCH_API_KEY: string().default('embedded'),
  LEAD_RETENTION_DAYS: number().min(0).max(3650).default(30),
  WEB_URL: string().url(),
  MEDIA_WARM_UP: boolean().default(true),
  NODE_ENV: string(),
}).concat(openSearchVariables);

/** Reads and checks the environment. Throws yup's ValidationError that names every wrong variable. */
export function readEmbeddedConfig(env: NodeJS.ProcessEnv): EmbeddedConfig {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const values = environment.validateSync(set, { abortEarly: false, stripUnknown: true });
  return {
    embeddedPort: values.EMBEDDED_PORT,
    databasePort: values.DATABASE_PORT,
    databaseUrl:
      values.DATABASE_URL ??
      `postgres://postgres:postgres@127.0.0.1:${values.DATABASE_PORT}/postgres`,
    dataDir: values.DATA_DIR,
    contentApiKey: values.CONTENT_API_KEY,
    editingSecret: values.SITECORE_EDITING_SECRET,
    webhookSecret: values.PUBLISH_WEBHOOK_SECRET,
    searchApiKey: values.SEARCH_API_KEY,
    leadRetentionDays: values.LEAD_RETENTION_DAYS,
    stock: readStockSettings(values.DATA_DIR, env),
    openSearch: openSearchSettings(values),
    webUrl: values.WEB_URL ?? `http://127.0.0.1:${values.PORT}`,
    warmUpMedia: values.MEDIA_WARM_UP,
    watchContent: values.NODE_ENV !== 'production',
  };
}
