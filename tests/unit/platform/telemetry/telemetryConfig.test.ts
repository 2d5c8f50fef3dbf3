import { readConfig } from '../../../../server/config';

const production = { CONTENT_URL: 'https://edge.example/graphql', NODE_ENV: 'production' };
const readTelemetry = (environment: Record<string, string>) => readConfig(environment).telemetry;

it('tracing, metrics and vitals are off by default', () => {
  expect(readTelemetry(production)).toMatchObject({ metrics: false, vitalsShare: 0 });
  expect(readTelemetry(production).tracing).toBeUndefined();
  expect(readTelemetry(production).metricsAt).toBeUndefined();
});

it('with the embedded platform, metrics are on the developer pages without a port', () => {
  expect(readTelemetry({})).toMatchObject({ metrics: true, vitalsShare: 0 });
  expect(readTelemetry({}).metricsAt).toBeUndefined();
  expect(readTelemetry({ METRICS_PORT: 'off' }).metrics).toBe(false);
});

it('metrics listen on localhost unless another host is configured', () => {
  expect(readTelemetry({ ...production, METRICS_PORT: '9464' })).toMatchObject({
    metrics: true,
    metricsAt: { host: '127.0.0.1', port: 9464 },
    vitalsShare: 0.1,
  });
  const publicMetrics = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0', VITALS_SHARE: '0.5' };
  expect(readTelemetry(publicMetrics)).toMatchObject({
    metricsAt: { host: '0.0.0.0', port: 9464 },
    vitalsShare: 0.5,
  });
});

it('an OpenTelemetry endpoint enables tracing', () => {
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc,tenant=cars',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  };
  expect(readTelemetry(environment).tracing).toEqual({
    url: 'https://collector.example/v1/traces',
    headers: { authorization: 'Bearer abc', tenant: 'cars' },
    serviceName: 'forecourt-web',
    sampler: 'parentbased_traceidratio',
    ratio: 0.25,
  });
  const withEndpoint = {
    ...environment,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in',
  };
  expect(readTelemetry(withEndpoint).tracing?.url).toBe('https://traces.example/in');
  expect(readTelemetry({ ...environment, OTEL_SDK_DISABLED: 'true' }).tracing).toBeUndefined();
});

it.each([
  ['METRICS_PORT', '70000'],
  ['METRICS_PORT', 'on'],
  ['METRICS_HOST', 'http://x'],
  ['VITALS_SHARE', '2'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '-1'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'secret'],
  ['BUILD_VERSION', 'a b'],
])('an invalid value of %s is reported by its name without the value', (name, value) => {
  expect(() => readTelemetry({ [name]: value })).toThrow(name);
  expect(() => readTelemetry({ [name]: value })).not.toThrow(`: ${value}`);
});
