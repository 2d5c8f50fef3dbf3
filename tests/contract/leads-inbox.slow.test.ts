import { randomUUID } from 'node:crypto';
import { TestPlatform } from './testPlatform';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await TestPlatform.start();
});

afterAll(() => platform.close());

const createLead = (name: string) => ({
  formName: 'harbourCarContactForm',
  formSubmissionId: randomUUID(),
  values: {
    name,
    email: 'anna@example.com',
    car: { car_id: '7' },
    toEmail: 'sales@harbour.example',
  },
});

const readInbox = async () =>
  (await (await fetch(`${platform.url}/_inbox?format=json`)).json()) as {
    leads: { formSubmissionId: string; times: number; values: { name: string } | null }[];
    leadTotal: number;
  };

test('[OQ-78] an enquiry arrives once, even if it is sent repeatedly, and survives a restart', async () => {
  const sent = createLead('Anna <b>');
  for (let time = 0; time < 3; time += 1) {
    expect(await platform.post('/comhub', sent)).toMatchObject({
      status: 202,
      formSubmissionId: sent.formSubmissionId,
    });
  }
  await platform.restart();
  expect(await readInbox()).toMatchObject({
    leads: [{ formSubmissionId: sent.formSubmissionId, times: 3, values: { name: 'Anna <b>' } }],
    leadTotal: 1,
  });
});

test('the inbox shows it as a page', async () => {
  const page = await fetch(`${platform.url}/_inbox`, { headers: { accept: 'text/html' } });
  const html = await page.text();
  expect(html).toContain('1 enquiry received');
  expect(html).toContain('<td>Anna &lt;b&gt;</td>');
  expect(html).toContain('sales@harbour.example');
});

test.each([
  ['no id', { ...createLead('x'), formSubmissionId: undefined }],
  ['an invalid id', { ...createLead('x'), formSubmissionId: 'one' }],
  ['no values', { ...createLead('x'), values: undefined }],
  ['no JSON', '{'],
])('an enquiry with %s is refused', async (_, body) => {
  expect((await platform.post('/comhub', body)).status).toBe(400);
});
