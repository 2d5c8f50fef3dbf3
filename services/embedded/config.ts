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
import { failingServices, type FailingService } from './failOnPurpose';
import { readStockSettings, stockVariables } from '../stock/stockSettings';

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
  /** Days that the audit trail of the editors is kept. */
  auditDays: number;
  /** Most megabytes that files of the media library may take together. */
  mediaMegabytes: number;
  /** Size of the generated stock, and the day that it is as of. */
  stock: StockOptions;
  /** The cluster that searches; without one the embedded engine does. */
  openSearch?: OpenSearchSettings;
  /** Address of the web process, which is told of published content. */
  webUrl: string;
  watchContent: boolean;
  /** Services that answer 503, to see what visitors see of it. */
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

/** Names of all variables that the embedded processes read. */
export const embeddedVariables: readonly string[] = [
  ...Object.keys(variables.fields),
  ...stockVariables,
];

/** The embedded services are for this machine alone; so are the secrets that nobody sets. */
const LOCAL_SECRET = 'embedded';

/** Reads and checks the environment. @throws Error that names every wrong variable, and no value */
export function readEmbeddedConfig(env: NodeJS.ProcessEnv): EmbeddedConfig {
  const values = readVariables(variables, env);
  return {
    embeddedPort: values.EMBEDDED_PORT,
    databasePort: values.DATABASE_PORT,
    databaseUrl: databaseUrl(values),
    dataDir: values.DATA_DIR,
    contentApiKey: values.CONTENT_API_KEY,
    editingSecret: values.SITECORE_EDITING_SECRET ?? LOCAL_SECRET,
    webhookSecret: values.PUBLISH_WEBHOOK_SECRET ?? LOCAL_SECRET,
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
