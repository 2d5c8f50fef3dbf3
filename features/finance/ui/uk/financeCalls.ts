import type {
  FinanceProduct,
  QuotedVehicle,
  VehicleRequest,
} from '../../../../domain/finance/ukFinance.types';
import type { QuotedCar } from './ukFinanceCar';

const TIMEOUT_MS = 20_000;

/** Thrown for an error status of our server; `message` is the server's text for the visitor, or empty. */
export class FinanceFailure extends Error {
  override readonly name = 'FinanceFailure';
}

/** Requests the finance service's products for a car. @throws FinanceFailure, or an error of `fetch` */
export async function fetchProducts(
  { vehicle, dealer }: QuotedCar,
  signal: AbortSignal,
): Promise<FinanceProduct[]> {
  const body = { PhysicalVehicle: vehicle, Dealer: dealer };
  return (await fetchJson<{ Products: FinanceProduct[] }>('default', signal, body)).Products;
}

/** Requests quotes of a car for a choice. @throws FinanceFailure, or an error of `fetch` */
export async function fetchQuotes(
  { vehicle, dealer }: QuotedCar,
  choice: Omit<VehicleRequest, 'PhysicalVehicle'>,
  signal: AbortSignal,
): Promise<QuotedVehicle> {
  const VehicleRequests = [{ PhysicalVehicle: vehicle, ...choice }];
  const answer = await fetchJson<{ Vehicles: QuotedVehicle[] }>('cfd', signal, {
    Dealer: dealer,
    VehicleRequests,
  });
  const [quoted] = answer.Vehicles;
  if (!quoted) throw new FinanceFailure('');
  return quoted;
}

/** Requests the terms and conditions of a quote. @throws FinanceFailure, or an error of `fetch` */
export async function fetchLegal(quoteReference: string, signal: AbortSignal): Promise<string> {
  const path = `legal?quoteRef=${encodeURIComponent(quoteReference)}`;
  return (await fetchJson<{ TermsAndConditions: string }>(path, signal)).TermsAndConditions;
}

/** Calls our server, which has validated the finance service's answer. */
async function fetchJson<Answer>(
  path: string,
  signal: AbortSignal,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`/api/codeweaver/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (response.ok) return response.json();
  const refusal = (await response.json().catch(() => undefined)) as
    { error?: { message?: string } } | undefined;
  throw new FinanceFailure(response.status === 503 ? refusal?.error?.message : '');
}
