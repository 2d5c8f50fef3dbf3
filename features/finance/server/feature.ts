import type { Feature, Platform } from '../../../platform/feature.types';
import { type CodeweaverClient, createCodeweaverClient } from './codeweaver';
import { codeweaverApi } from './codeweaverApi';

interface FinanceFeatureOptions extends Pick<Platform, 'logger'> {
  codeweaver: CodeweaverClient;
  codeweaverPagesUrl: string;
}

/** The feature of monthly costs, with a client of the finance service. */
export const financeFeature = ({
  codeweaver,
  codeweaverPagesUrl,
  logger,
}: FinanceFeatureOptions): Feature => ({
  name: 'finance',
  routes: (router) =>
    router.use(
      '/api/codeweaver',
      codeweaverApi({ client: codeweaver, pagesUrl: codeweaverPagesUrl, logger }),
    ),
});

/** Creates the feature of monthly costs from the server's configuration. */
export const createFinanceFeature = (
  { logger }: Pick<Platform, 'logger'>,
  config: { codeweaverUrl: string; codeweaverPagesUrl: string },
): Feature =>
  financeFeature({ ...config, codeweaver: createCodeweaverClient(config.codeweaverUrl), logger });
