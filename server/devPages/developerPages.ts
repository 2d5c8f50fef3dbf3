import type { RequestHandler } from 'express';
import type { Config } from '../config';
import type { Telemetry } from '../../platform/telemetry/telemetry';
import { devPages, type DevPagesOptions } from './devPages';
import { probeUpstreams } from './probeUpstreams';
import { readMetrics } from './readMetrics';
import { renderDevPage } from './renderDevPage';

/** Pages for developers, where the configuration shows them. */
export function developerPages(
  config: Config,
  {
    metrics,
    ...options
  }: Pick<DevPagesOptions, 'sites' | 'origin' | 'listRoutes'> & Pick<Telemetry, 'metrics'>,
): RequestHandler | undefined {
  if (!config.devPages) return undefined;
  return devPages({
    ...options,
    render: renderDevPage,
    readMetrics: metrics && (() => readMetrics(metrics.registry)),
    probeUpstreams: () => probeUpstreams(config),
    inbox: config.embedded.upstreams ? `http://localhost:${config.embeddedPort}/_inbox` : undefined,
  });
}
