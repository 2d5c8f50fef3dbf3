import { number, string } from 'yup';
import type { InferType } from 'yup';
import { webAddress, withoutSlash } from '../environment';

/** Written into the build (site/vite.config.ts). */
const builtVersion = process.env.BUILT_VERSION ?? 'source';

const samplers = ['always_on', 'always_off', 'traceidratio'];

const share = () => number().min(0).max(1).typeError('must be a number from 0 to 1');

/** Variables of the environment about traces and metrics; those of OpenTelemetry have its own names. */
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
    .default(builtVersion),
};

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

type Variables = {
  [Name in keyof typeof telemetryVariables]: InferType<(typeof telemetryVariables)[Name]>;
};

/** Where traces go, and which. */
export interface TracingConfig {
  /** Address that takes spans by OTLP over HTTP. */
  url: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  sampler: string;
  /** Share of the traces that begin here, for the samplers that take one. */
  ratio: number;
}

export interface TelemetryConfig {
  /** Absent where nothing is traced. */
  tracing?: TracingConfig;
  /** Whether anything is counted: somebody can see it, at the port or on the developer pages. */
  metrics: boolean;
  /** Where the metrics are served; absent where they are not. */
  metricsAt?: { host: string; port: number };
  /** Share of the page views that report how fast the page was; 0 for none. */
  vitalsShare: number;
  /** Version of the build. */
  version: string;
}

const USUAL_VITALS_SHARE = 0.1;

/** @param devPages the developer pages are there, which show what is counted */
export function telemetryConfig(env: Variables, devPages: boolean): TelemetryConfig {
  const port = env.METRICS_PORT;
  const isServed = port !== undefined && port !== 'off';
  return {
    tracing: tracingConfig(env),
    metrics: isServed || (port === undefined && devPages),
    metricsAt: isServed ? { host: env.METRICS_HOST, port: Number(port) } : undefined,
    vitalsShare: env.VITALS_SHARE ?? (isServed ? USUAL_VITALS_SHARE : 0),
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

/** Values may be percent-encoded, as the specification has it. */
function readHeaders(text = ''): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
    }),
  );
}
