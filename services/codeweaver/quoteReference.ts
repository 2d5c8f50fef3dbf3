import type { HirePurchaseTerms } from '../../domain/finance/hirePurchase';

const VERSION = 'Q1';

/**
 * A quote's reference holds the agreement itself, so that its legal text can be given at any time
 * without the quote having been stored: `Q1-` and its terms in base64url.
 */
export function quoteReference(terms: HirePurchaseTerms): string {
  const { kind, cashPrice, deposit, aprPercent, termMonths, futureValue, optionFee } = terms;
  const parts = [kind, cashPrice, deposit, aprPercent, termMonths, futureValue, optionFee];
  return `${VERSION}-${Buffer.from(parts.join(' ')).toString('base64url')}`;
}

/** The agreement of a reference; undefined when it is none of ours. */
export function readQuoteReference(reference: string): HirePurchaseTerms | undefined {
  const [version, encoded = ''] = reference.split(/-(.*)/s);
  if (version !== VERSION) return undefined;
  const [kind, ...rest] = Buffer.from(encoded, 'base64url').toString('utf8').split(' ');
  const numbersOf = rest.map(Number);
  const [cashPrice = NaN, deposit = NaN, aprPercent = NaN] = numbersOf;
  const [termMonths = NaN, futureValue = NaN, optionFee = NaN] = numbersOf.slice(3);
  const numbers = { cashPrice, deposit, aprPercent, termMonths, futureValue, optionFee };
  const fits = Object.values(numbers).every((value) => Number.isFinite(value) && value >= 0);
  if ((kind !== 'pcp' && kind !== 'hp') || rest.length !== 6 || !fits) return undefined;
  return { kind, ...numbers };
}
