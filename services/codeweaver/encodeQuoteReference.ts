import type { HirePurchaseTerms } from '../../domain/finance/hirePurchase';

const VERSION = 'Q1';

/**
 * Encodes an agreement as a quote reference: `Q1-` and its terms in base64url. Legal texts can therefore be
 * created without storing quotes.
 */
export function encodeQuoteReference(terms: HirePurchaseTerms): string {
  const { kind, cashPrice, deposit, aprPercent, termMonths, futureValue, optionFee } = terms;
  const fields = [kind, cashPrice, deposit, aprPercent, termMonths, futureValue, optionFee];
  return `${VERSION}-${Buffer.from(fields.join(' ')).toString('base64url')}`;
}

/** Decodes the agreement in a quote reference; returns undefined if it is invalid. */
export function readQuoteReference(reference: string): HirePurchaseTerms | undefined {
  const [version, encoded = ''] = reference.split(/-(.*)/s);
  if (version !== VERSION) return undefined;
  const [kind, ...rest] = Buffer.from(encoded, 'base64url').toString('utf8').split(' ');
  const values = rest.map(Number);
  const [cashPrice = NaN, deposit = NaN, aprPercent = NaN] = values;
  const [termMonths = NaN, futureValue = NaN, optionFee = NaN] = values.slice(3);
  const numbers = { cashPrice, deposit, aprPercent, termMonths, futureValue, optionFee };
  const areValid = Object.values(numbers).every((value) => Number.isFinite(value) && value >= 0);
  if ((kind !== 'pcp' && kind !== 'hp') || rest.length !== 6 || !areValid) return undefined;
  return { kind, ...numbers };
}
