/**
 * The web application with its real outbox, in a process that can be killed. Variables: DATABASE_URL,
 * COMHUB_URL. Prints its port once it is ready. Its search service sometimes fails.
 */
import type { JotForm } from '../../domain/forms/jot/jotForm.types';
import { Database } from '../../platform/database/Database';
import { createLeads } from '../../features/enquiries/server/leads/leads';
import { logTo } from '../../platform/log';
import type { SearchClient } from '../../features/search/server/searchClient';
import { startApp } from '../unit/server/appUnderTest';

const none = { facet: [], total_items: 0, limit: 1, offset: 0 };

const getCar = (id: unknown) => ({
  car_id: id,
  car_site_name: 'Automotive Uppsala',
  car_site_leads_email: 'uppsala@automotive.example',
  car_images: [{ original: '/-/media/cars/midsuv-blue-front-quarter.webp', blur_data_url: '' }],
});

const getDealer = (name: unknown) => ({
  site_official_name: name,
  site_departments: [{ department_type: 'Workshop', email: 'workshop@automotive.example' }],
});

const getKit = (id: unknown) => ({ kitId: id, kitCode: 'K', name: 'Roof rack', retailPrice: 100 });

const search = (async (_site, kind, { filters }) => {
  if (Math.random() < 0.3) return { ...none, content: [], failed: true };
  const found = {
    cars: () => getCar(filters?.car_id?.[0]),
    dealers: () => getDealer(filters?.site_official_name?.[0]),
    kits: () => getKit(filters?.kitId?.[0]),
  };
  return { ...none, content: [found[kind]()] };
}) as SearchClient['search'];

const { DATABASE_URL: databaseUrl = '', COMHUB_URL: comhubUrl = '' } = process.env;
const { logger } = logTo(process.stderr, 'error');
const leads = createLeads({
  estimateVehicle: () => Promise.resolve(undefined),
  database: new Database(databaseUrl),
  comhubUrl,
  automasterUrl: comhubUrl,
  jotform: { url: comhubUrl, apiKey: 'key', pagesUrl: comhubUrl },
  search,
  logger,
  keepDays: 30,
  times: {
    lease: 1500,
    answer: 1000,
    poll: 100,
    retry: 100,
    laterRetry: 200,
    maxRetryDelay: 400,
  },
});
/** An external form with one question. */
const jotforms = {
  find: (id: string): Promise<JotForm> =>
    Promise.resolve({
      id,
      page: 'https://forms.example',
      elements: [{ kind: 'text', id: '3', label: 'What', required: true }],
    }),
  findQuestions: () => Promise.resolve(undefined),
};
const getJotForms = () => Promise.resolve(new Set(['223344556677']));
void startApp({ leads, jotforms, jotFormsOf: getJotForms }).then(({ port }) => {
  leads.start();
  process.stdout.write(`${JSON.stringify({ port })}\n`);
});
