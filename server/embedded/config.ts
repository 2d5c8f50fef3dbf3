import { boolean, number, object, string } from 'yup';

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
  /** Cars of the generated stock over all sites. */
  stockCars: number;
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
  STOCK_CARS: number().integer().min(0).max(1_000_000).default(2000),
  WEB_URL: string().url(),
  MEDIA_WARM_UP: boolean().default(true),
  NODE_ENV: string(),
});

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
    stockCars: values.STOCK_CARS,
    webUrl: values.WEB_URL ?? `http://127.0.0.1:${values.PORT}`,
    warmUpMedia: values.MEDIA_WARM_UP,
    watchContent: values.NODE_ENV !== 'production',
  };
}
