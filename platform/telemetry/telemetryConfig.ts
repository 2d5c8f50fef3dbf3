import { number, string } from 'yup';
import type { InferType } from 'yup';
import { webAddress, withoutSlash } from '../environment';

/** Written into the build (site/vite.config.ts). */
const BUILT_VERSION = process.env.BUILT_VERSION ?? 'source';

const samplers = ['always_on', 'always_off', 'traceidratio'];

const share = () => number().min(0).max(1).typeError('must be a number from 0 to 1');

/** Environment variables for traces and metrics; those of OpenTelemetry have their standard names. */
export const telemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress(),
  OTEL_EXPORTER_OTLP_HEADERS: string().matches(
    /^[\w-]+=[^,]*(?:,[\w-]+=[^,]*)*$/,
    'must be pairs such as name=value, comma separated',
  ),
  OTEL_SDK_DISABLED: string().oneOf(['true', 'false']).default('false'),
  OTEL_SERVICE_NAME: string().default('forecourt-web'),
  OTEL_TRACES_SAMPLER: string()
    .oneOf([...samplers, ...samplers.map((name) => `parentbased_${name}`)])
    .default('parentbased_traceidratio'),
  OTEL_TRACES_SAMPLER_ARG: share().default(0.05),
  METRICS_PORT: string().test(
    'port',
    'must be a port number, or off',
    (value) => value === undefined || value === 'off' || isPort(value),
  ),
  METRICS_HOST: string()
    .matches(/^[\da-fA-F.:]+$/, 'must be an address such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  VITALS_SHARE: share(),
  BUILD_VERSION: string()
    .matches(/^[\w.+-]{1,64}$/, 'must be a version')
    .default(BUILT_VERSION),
};

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

type Variables = {
  [Name in keyof typeof telemetryVariables]: InferType<(typeof telemetryVariables)[Name]>;
};

/** Where traces are sent, and which ones. */
export interface TracingConfig {
  /** Address that accepts spans by OTLP over HTTP. */
  url: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  sampler: string;
  /** Share of the traces that start here, 0 to 1, for the samplers that use one. */
  ratio: number;
}

/** Settings of traces and metrics, from the environment. */
export interface TelemetryConfig {
  /** Absent when tracing is off. */
  tracing?: TracingConfig;
  /** Whether anything is counted, because metrics are shown: on the port or on the developer pages. */
  metrics: boolean;
  /** Address on which the metrics are served; undefined when they are not. */
  metricsAt?: { host: string; port: number };
  /** Share of the page views that report their speed; 0 for none. */
  vitalsShare: number;
  /** Version of the build. */
  version: string;
}

const DEFAULT_VITALS_SHARE = 0.1;

/**
 * Reads the settings of traces and metrics.
 * @param devPages whether the developer pages are enabled, which show metrics
 */
export function telemetryConfig(env: Variables, devPages: boolean): TelemetryConfig {
  const port = env.METRICS_PORT;
  const hasPort = port !== undefined && port !== 'off';
  return {
    tracing: tracingConfig(env),
    metrics: hasPort || (port === undefined && devPages),
    metricsAt: hasPort ? { host: env.METRICS_HOST, port: Number(port) } : undefined,
    vitalsShare: env.VITALS_SHARE ?? (hasPort ? DEFAULT_VITALS_SHARE : 0),
    version: env.BUILD_VERSION,
  };
}

function tracingConfig(env: Variables): TracingConfig | undefined {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url =
    env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (endpoint && `${withoutSlash(endpoint)}/v1/traces`);
  if (url === undefined || env.OTEL_SDK_DISABLED === 'true') return undefined;
  return {
    url,
    headers: readHeaders(env.OTEL_EXPORTER_OTLP_HEADERS),
    serviceName: env.OTEL_SERVICE_NAME,
    sampler: env.OTEL_TRACES_SAMPLER,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
  };
}

/** Reads name and value pairs; values may be percent-encoded, as OpenTelemetry specifies. */
function readHeaders(text = ''): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const separator = pair.indexOf('=');
      return [pair.slice(0, separator), decodeURIComponent(pair.slice(separator + 1))];
    }),
  );
}
