import type { RequestHandler } from 'express';
import type { Feature, Offering, Platform } from '../../../platform/feature.types';
import type { PageServices } from '../../../platform/pages/pageData.types';
import type { SearchOffers } from '../../search/server/feature';
import { formsApi } from './formsApi';
import type { FormSources } from './formDefinition.types';
import { createJotformClient, type JotformClient } from './jotformClient';
import { jotformApi } from './jotformApi';
import { createFindPlacedForms, type FindPlacedForms } from './jotFormsOf';
import { leadsPage } from './leads/leadsPage';
import type { LeadsView } from '../model/leadsView.types';
import { createLeads, type Leads, type LeadsOptions } from './leads/leads';
import { createFindServices } from './offeredServices';
import { createEstimateVehicle } from './vehicles/tradeInEstimates';
import {
  createVehicleRegisterClient,
  type VehicleRegisterClient,
} from './vehicles/vehicleRegister';
import { vehiclesApi } from './vehicles/vehiclesApi';

interface EnquiriesFeatureOptions
  extends Pick<Platform, 'renderPage' | 'logger'>, Pick<PageServices, 'searchCars'> {
  leads: Pick<Leads, 'accept' | 'start' | 'close'> & Partial<Pick<Leads, 'alarms'>>;
  vehicleRegister: VehicleRegisterClient;
  jotforms: JotformClient;
  jotFormsOf: FindPlacedForms;
  findServices: FormSources['findServices'];
  leadsPage?: RequestHandler;
}

/** The forms for visitors, and the delivery of their enquiries. */
export function enquiriesFeature(options: EnquiriesFeatureOptions): Feature {
  const { leads, jotforms, jotFormsOf, findServices, searchCars, vehicleRegister } = options;
  const { leadsPage: page } = options;
  const sources = { findJotForm: jotforms.find, jotFormsOf, findServices };
  return {
    name: 'enquiries',
    operatorRoutes: page && ((router) => router.use('/_leads', page)),
    routes: (router) => {
      router.use('/api/vehicles', vehiclesApi({ register: vehicleRegister, searchCars }));
      router.use('/api/jotform', jotformApi(jotforms, jotFormsOf));
      router.use('/api/forms/comhub', formsApi({ ...options, sources }));
    },
    start: leads.start,
    close: leads.close,
    alarms: leads.alarms,
  };
}

interface EnquiriesConfig extends Pick<LeadsOptions, 'jotform'> {
  leads: Pick<LeadsOptions, 'comhubUrl' | 'automasterUrl' | 'keepDays'>;
  vehicleRegisterUrl: string;
  /** Password for the operators' pages. */
  operatorSecret: string | undefined;
}

declare module '../../../platform/feature.types' {
  interface Platform {
    /** HTML of the page with undelivered enquiries. */
    renderLeads: (view: LeadsView) => Promise<string>;
  }
}

/** What other features use to send enquiries and to read forms. */
export interface EnquiriesOffers extends Pick<PageServices, 'findJotForm'> {
  leads: Leads;
}

/** Enquiries of visitors: their forms, the outbox that delivers them, and trade-in estimates. */
export function createEnquiriesFeature(
  platform: Platform & { offers: Pick<SearchOffers, 'searchCars' | 'stock'> },
  config: EnquiriesConfig,
): Offering<EnquiriesOffers> {
  const { content, database, logger, offers } = platform;
  const { searchCars, stock } = offers;
  const vehicleRegister = createVehicleRegisterClient(config.vehicleRegisterUrl);
  const jotforms = createJotformClient(config.jotform);
  const leads = createLeads({
    database,
    ...config.leads,
    jotform: config.jotform,
    // Not cached translations: enquiries include the car as it is in the search index.
    search: stock.search,
    estimateVehicle: createEstimateVehicle({ register: vehicleRegister, searchCars }),
    logger,
  });
  const feature = enquiriesFeature({
    ...platform,
    leads,
    vehicleRegister,
    jotforms,
    jotFormsOf: createFindPlacedForms(content),
    findServices: createFindServices(content, logger),
    searchCars,
    leadsPage: leadsPage({
      secret: config.operatorSecret,
      deadLetters: leads.deadLetters,
      render: platform.renderLeads,
    }),
  });
  return { feature, offers: { leads, findJotForm: jotforms.find } };
}
