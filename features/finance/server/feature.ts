import type { Feature, Platform } from '../../../platform/feature.types';
import { type CodeweaverClient, createCodeweaverClient } from './codeweaver';
import { codeweaverApi } from './codeweaverApi';

interface FinanceParts extends Pick<Platform, 'logger'> {
  codeweaver: CodeweaverClient;
  codeweaverPagesUrl: string;
}

/** What cars cost a month. */
export const financeFeature = ({
  codeweaver,
  codeweaverPagesUrl,
  logger,
}: FinanceParts): Feature => ({
  name: 'finance',
  routes: (router) =>
    router.use(
      '/api/codeweaver',
      codeweaverApi({ client: codeweaver, pagesUrl: codeweaverPagesUrl, logger }),
    ),
});

export const createFinanceFeature = (
  { logger }: Pick<Platform, 'logger'>,
  config: { codeweaverUrl: string; codeweaverPagesUrl: string },
): Feature =>
  financeFeature({ ...config, codeweaver: createCodeweaverClient(config.codeweaverUrl), logger });
