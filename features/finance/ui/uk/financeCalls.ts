import type {
  FinanceProduct,
  QuotedVehicle,
  VehicleRequest,
} from '../../../../domain/finance/ukFinance.types';
import type { QuotedCar } from './ukFinanceCar';

/** Longest wait for an answer, in ms. */
const PATIENCE_MS = 20_000;

/** The server could not get an answer; `message` is what it says to the visitor, where it says something. */
export class FinanceFailure extends Error {
  override readonly name = 'FinanceFailure';
}

/** What the finance service offers for a car. Throws FinanceFailure, or what `fetch` throws. */
export async function fetchProducts(
  { vehicle, dealer }: QuotedCar,
  signal: AbortSignal,
): Promise<FinanceProduct[]> {
  const body = { PhysicalVehicle: vehicle, Dealer: dealer };
  return (await ask<{ Products: FinanceProduct[] }>('default', signal, body)).Products;
}

/** A car's quotes for a choice. Throws FinanceFailure, or what `fetch` throws. */
export async function fetchQuotes(
  { vehicle, dealer }: QuotedCar,
  choice: Omit<VehicleRequest, 'PhysicalVehicle'>,
  signal: AbortSignal,
): Promise<QuotedVehicle> {
  const VehicleRequests = [{ PhysicalVehicle: vehicle, ...choice }];
  const answer = await ask<{ Vehicles: QuotedVehicle[] }>('cfd', signal, {
    Dealer: dealer,
    VehicleRequests,
  });
  const [quoted] = answer.Vehicles;
  if (!quoted) throw new FinanceFailure('');
  return quoted;
}

/** Terms and conditions of a quote. Throws FinanceFailure, or what `fetch` throws. */
export async function fetchLegal(quoteReference: string, signal: AbortSignal): Promise<string> {
  const path = `legal?quoteRef=${encodeURIComponent(quoteReference)}`;
  return (await ask<{ TermsAndConditions: string }>(path, signal)).TermsAndConditions;
}

/** Asks our server, which has checked what the finance service answers. */
async function ask<Answer>(path: string, signal: AbortSignal, body?: object): Promise<Answer> {
  const response = await fetch(`/api/codeweaver/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  });
  if (response.ok) return response.json();
  const refusal = (await response.json().catch(() => undefined)) as
    { error?: { message?: string } } | undefined;
  throw new FinanceFailure(response.status === 503 ? refusal?.error?.message : '');
}
