import type { RequestHandler } from 'express';
import type { Config } from '../config';
import type { Telemetry } from '../../platform/telemetry/telemetry';
import { devPages, type DevPagesOptions } from './devPages';
import { probeUpstreams } from './probeUpstreams';
import { readMetrics } from './readMetrics';

/** Pages for developers, where the configuration enables them. */
export function developerPages(
  config: Config,
  {
    metrics,
    ...options
  }: Pick<DevPagesOptions, 'sites' | 'origin' | 'listRoutes' | 'render'> &
    Pick<Telemetry, 'metrics'>,
): RequestHandler | undefined {
  if (!config.devPages) return undefined;
  return devPages({
    ...options,
    readMetrics: metrics && (() => readMetrics(metrics.registry)),
    probeUpstreams: () => probeUpstreams(config),
    inbox: config.embedded.upstreams ? `http://localhost:${config.embeddedPort}/_inbox` : undefined,
  });
}
