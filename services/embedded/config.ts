import { number, string } from 'yup';
import {
  databaseUrl,
  readVariables,
  sharedVariables,
  webAddress,
} from '../../platform/environment';
import { list } from '../../platform/listVariables';
import {
  openSearchSettings,
  openSearchVariables,
  type OpenSearchSettings,
} from '../search/opensearch/openSearchSettings';
import type { StockOptions } from '../stock/stock.types';
import { failingServices, type FailingService } from './simulateFailures';
import { readStockSettings, stockVariables } from '../stock/stockSettings';

/** Settings of the embedded processes, from the environment; every variable has a default. */
export interface EmbeddedConfig {
  embeddedPort: number;
  databasePort: number;
  databaseUrl: string;
  dataDir: string;
  contentApiKey: string;
  editingSecret: string;
  webhookSecret: string;
  searchApiKey: string;
  /** Days after which delivered enquiries are deleted. */
  leadRetentionDays: number;
  /** Days after which entries of the editors' audit trail are deleted. */
  auditDays: number;
  /** Maximum total size of the files in the media library, in megabytes. */
  mediaMegabytes: number;
  /** Size and date of the generated stock. */
  stock: StockOptions;
  /** The OpenSearch cluster; default: the embedded search engine. */
  openSearch?: OpenSearchSettings;
  /** Address of the web process, which receives notifications of published content. */
  webUrl: string;
  watchContent: boolean;
  /** Services that always answer 503, to test how the product handles failures. */
  failing: readonly FailingService[];
}

const variables = sharedVariables
  .shape({
    WEB_URL: webAddress(),
    EMBEDDED_FAILS: list(
      string()
        .required()
        .oneOf(failingServices, `must be of ${failingServices.join(', ')}`),
    ),
    EDITOR_AUDIT_DAYS: number().min(1).max(3650).default(400).typeError('must be a number of days'),
    MEDIA_MAX_MEGABYTES: number()
      .integer()
      .min(1)
      .default(10_000)
      .typeError('must be a number of megabytes'),
  })
  .concat(openSearchVariables);

/** Names of all environment variables of the embedded processes. */
export const embeddedVariables: readonly string[] = [
  ...Object.keys(variables.fields),
  ...stockVariables,
];

/** Default secret. It need not be secret: the embedded services accept only this machine. */
const DEFAULT_SECRET = 'embedded';

/** Reads and validates the environment. @throws Error that names every invalid variable, without values */
export function readEmbeddedConfig(env: NodeJS.ProcessEnv): EmbeddedConfig {
  const values = readVariables(variables, env);
  return {
    embeddedPort: values.EMBEDDED_PORT,
    databasePort: values.DATABASE_PORT,
    databaseUrl: databaseUrl(values),
    dataDir: values.DATA_DIR,
    contentApiKey: values.CONTENT_API_KEY,
    editingSecret: values.SITECORE_EDITING_SECRET ?? DEFAULT_SECRET,
    webhookSecret: values.PUBLISH_WEBHOOK_SECRET ?? DEFAULT_SECRET,
    searchApiKey: values.SEARCH_API_KEY,
    leadRetentionDays: values.LEAD_RETENTION_DAYS,
    auditDays: values.EDITOR_AUDIT_DAYS,
    mediaMegabytes: values.MEDIA_MAX_MEGABYTES,
    stock: readStockSettings(values.DATA_DIR, env),
    openSearch: openSearchSettings(values),
    webUrl: values.WEB_URL ?? `http://127.0.0.1:${values.PORT}`,
    watchContent: values.NODE_ENV !== 'production',
    failing: values.EMBEDDED_FAILS as FailingService[],
  };
}
