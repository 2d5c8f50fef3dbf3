import { kitPrices } from '../../../domain/kits/kitPrice';
import { type KitQuote, kitQuoteFormName, kitQuoteSchema } from '../../../domain/kits/kitQuote';
import { NoRecipient } from './leads/NoRecipient';
import { createSearchKits } from '../../search/server/searchKits';
import { siteByName } from '../../../sites/sites';
import type { FormDefinition } from './formDefinition.types';
import { vatPercent } from '../../../domain/money/amount';

/**
 * The quote of accessory kits that dealer staff send. Names and prices come from the stock, not from the
 * request.
 */
export const kitQuoteForm: FormDefinition = {
  isOn: ({ features }) => features.kits,
  formName: kitQuoteFormName,
  schema: kitQuoteSchema,
  isAboutCar: false,
  sentAnchor: '',
  destination: 'automaster',
  async findRecipient({ search }, { site: name, values }) {
    const site = siteByName(name);
    const ids = (values as KitQuote).cart.map(({ kitId }) => kitId);
    const { kits, failed } = await createSearchKits({ search })(site, {
      filters: { kitId: ids },
      limit: ids.length,
    });
    if (failed) throw new Error('The kits are unavailable right now');
    const quotedKits = ids.flatMap((id) => kits.find(({ kitId }) => kitId === id) ?? []);
    if (quotedKits.length < ids.length) {
      throw new NoRecipient('A kit of the quote is no longer sold', {}, 'cart');
    }
    const { lines, total, withoutVat, vat } = kitPrices(
      quotedKits.map(({ retailPrice }) => retailPrice),
      vatPercent[site.country],
    );
    return {
      // The session comes from the request and could be forged: the dealers' system must not trust it.
      sessionVerified: false,
      cart: quotedKits.map(({ kitId, kitCode, name: kit }, at) => ({
        kitId,
        kitCode,
        name: kit,
        ...lines[at],
      })),
      currency: site.currency,
      total,
      withoutVat,
      vat,
    };
  },
};
