import { kitPrices } from '../../../domain/kits/kitPrice';
import { type KitQuote, kitQuoteFormName, kitQuoteSchema } from '../../../domain/kits/kitQuote';
import { NoRecipient } from './leads/NoRecipient';
import { createSearchKits } from '../../search/server/searchKits';
import { siteByName } from '../../../sites/sites';
import type { FormDefinition } from './formDefinition.types';
import { vatPercent } from '../../../domain/money/amount';

/** The quote of accessory kits that dealer staff send (spec 3 §2.3). Names and prices are those of the stock. */
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
    if (failed) throw new Error('The kits cannot be told now');
    const known = ids.flatMap((id) => kits.find(({ kitId }) => kitId === id) ?? []);
    if (known.length < ids.length) {
      throw new NoRecipient('A kit of the quote is no longer sold', {}, 'cart');
    }
    const { lines, total, withoutVat, vat } = kitPrices(
      known.map(({ retailPrice }) => retailPrice),
      vatPercent[site.country],
    );
    return {
      // Anybody may have filled in the session: the dealers' system must not take it for its user's word.
      sessionVerified: false,
      cart: known.map(({ kitId, kitCode, name: kit }, at) => ({
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
