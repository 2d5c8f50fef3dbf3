import { array, boolean, number, object, string } from 'yup';
import type {
  FinanceProduct,
  PhysicalVehicle,
  QuotedVehicle,
  VehicleRequest,
} from '../../../domain/finance/ukFinance.types';
import { createUpstream } from '../../../platform/upstreams/request';
import { UpstreamError } from '../../../platform/upstreams/UpstreamError';

/** The dealer, by the name that the service has for it. */
interface Organisation {
  Identifier: string;
}

/** Client of the UK finance service. Every method throws UpstreamError if the service fails. */
export interface CodeweaverClient {
  products: (vehicle: PhysicalVehicle, dealer: Organisation) => Promise<FinanceProduct[]>;
  quotes: (requests: VehicleRequest[], dealer: Organisation) => Promise<QuotedVehicle[]>;
  /** Terms and conditions of a quote; undefined for a quote that the service does not know. */
  legal: (quoteReference: string) => Promise<string | undefined>;
}

const range = object({
  Values: array().of(number().required()).required(),
  Default: number().required(),
  Minimum: number().required(),
  Maximum: number().required(),
  Locale: object({ DisplayValue: string().defined() }).required(),
}).required();

const productsAnswer = object({
  Products: array()
    .of(
      object({
        FamilyKey: string().required(),
        Name: string().required(),
        Term: range,
        Deposit: range,
        Payment: range,
        AnnualMileage: range,
      }),
    )
    .required(),
});

/** An address that a page may link to: an http(s) URL, or a path of this site. */
const linkAddress = string().matches(/^(?:https?:\/\/|\/(?!\/))/);

const quotation = object({
  Blocks: array()
    .of(
      object({
        Details: array()
          .of(
            object({
              Key: string().required(),
              Label: string().required(),
              DisplayValue: string().defined(),
            }),
          )
          .required(),
      }),
    )
    .required(),
  Finance: object({
    Notifications: array()
      .of(object({ Message: string().required() }))
      .default([]),
    Quote: object({
      Term: number().required(),
      TotalDeposit: number().required(),
      TotalRegularPayment: number().required(),
      AnnualMileage: number().required(),
      QuoteReference: string().required(),
      QuoteActions: object({ Apply: linkAddress.required() }).required(),
    }).required(),
  }).required(),
});

const quotesAnswer = object({
  Vehicles: array()
    .of(
      object({
        HasError: boolean().required(),
        Error: object({ UserMessage: string().defined() }).default(undefined),
        FinanceQuotations: array().of(quotation).default([]),
      }),
    )
    .required(),
});

const legalAnswer = object({ TermsAndConditions: string().required() });

/** Creates the client. Its requests change nothing, so a failed one is retried. @param url base address */
export function createCodeweaverClient(url: string): CodeweaverClient {
  const upstream = createUpstream({ name: 'codeweaver', url });
  const strip = { stripUnknown: true };
  return {
    products: async (PhysicalVehicle, Organisation) => {
      const answer = await upstream.request({
        method: 'POST',
        path: '/default',
        idempotent: true,
        body: { PhysicalVehicle, Organisation },
        validate: (body) => productsAnswer.validateSync(body, strip),
      });
      return answer.Products;
    },
    quotes: async (VehicleRequests, Organisation) => {
      const answer = await upstream.request({
        method: 'POST',
        path: '/cfd',
        idempotent: true,
        body: { VehicleRequests, Organisation },
        validate: (body) => quotesAnswer.validateSync(body, strip),
      });
      return answer.Vehicles;
    },
    legal: async (quoteReference) => {
      try {
        const answer = await upstream.request({
          path: `/legal?quoteRef=${encodeURIComponent(quoteReference)}`,
          validate: (body) => legalAnswer.validateSync(body, strip),
        });
        return answer.TermsAndConditions;
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 404) return undefined;
        throw error;
      }
    },
  };
}
