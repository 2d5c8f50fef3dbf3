import type { VitalsReport } from '../../../../domain/vitals';
import { createMetrics } from '../../../../platform/telemetry/metrics';
import { startApp, stopServers } from '../../server/appUnderTest';

afterEach(stopServers);

const report = {
  page: 'car',
  device: 'phone',
  vitals: [
    { name: 'LCP', value: 2900 },
    { name: 'CLS', value: 0.02 },
  ],
};

async function send(body: unknown, headers: Record<string, string> = {}) {
  const metrics = createMetrics('1');
  const app = await startApp({ metrics });
  const answer = await app.request({
    path: '/api/vitals',
    method: 'POST',
    headers: { host: 'charging.localhost', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await metrics.registry.metrics();
  metrics.close();
  return { answer, text };
}

it('counts a report by vital, site, kind of page, device and rating', async () => {
  const { answer, text } = await send(report);
  expect(answer.status).toBe(204);
  expect(text).toContain(
    'forecourt_web_vitals_total{vital="LCP",site="charging",page="car",device="phone",rating="needs-improvement"} 1',
  );
  expect(text).toContain('forecourt_web_vital_seconds_sum{vital="LCP",device="phone"} 2.9');
  expect(text).toContain('forecourt_web_vital_layout_shift_count{device="phone"} 1');
});

it('accepts only known values and does not echo others', async () => {
  const [vital] = report.vitals;
  const wrong = [
    { ...report, page: '/bil/1/anna' },
    { ...report, id: 'anna' },
    { ...report, device: 'anna' },
    { ...report, vitals: [] },
    { ...report, vitals: Array.from({ length: 5 }, () => vital) },
    { ...report, vitals: [{ ...vital, value: -1 }] },
    { ...report, vitals: [{ ...vital, value: '12' }] },
    { ...report, vitals: [{ ...vital, name: 'CLS', value: 21 }] },
    { ...report, vitals: [{ ...vital, rating: 'anna' }] },
    { ...report, vitals: [{ ...vital, element: 'anna' }] },
  ];
  for (const body of wrong) {
    const { answer, text } = await send(body);
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain('anna');
    expect(text).not.toContain('forecourt_web_vitals_total{');
  }
});

it('rejects cross-site reports and clients that send too many', async () => {
  const { answer } = await send(report, { 'sec-fetch-site': 'cross-site' });
  expect(answer.status).toBe(403);
  const recorded: VitalsReport[] = [];
  const metrics = {
    ...createMetrics('1'),
    recordVitals: (_: string, vitals: VitalsReport) => recorded.push(vitals),
  };
  const app = await startApp({ metrics });
  const request = () =>
    app.request({
      path: '/api/vitals',
      method: 'POST',
      headers: { host: 'charging.localhost', 'content-type': 'application/json' },
      body: JSON.stringify(report),
    });
  const statuses: number[] = [];
  for (let count = 0; count < 61; count += 1) statuses.push((await request()).status);
  metrics.close();
  expect(statuses.filter((status) => status === 204)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
  expect(recorded).toHaveLength(60);
});

it('a site without metrics accepts and discards the report', async () => {
  const app = await startApp();
  const { status } = await app.request({
    path: '/api/vitals',
    method: 'POST',
    headers: { host: 'charging.localhost', 'content-type': 'application/json' },
    body: JSON.stringify(report),
  });
  expect(status).toBe(204);
});
