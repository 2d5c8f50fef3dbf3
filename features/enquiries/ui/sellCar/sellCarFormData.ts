import type { SellCarFormFields } from '../../../../schema/generated/fields';
import type { BlockLoader } from '../../../../rendering/blockData';

export interface SellCarFormData {
  /** Name of the site in code, such as `automotive-se`; the form's name is derived from it. */
  site: string;
}

export const loader = {
  load: async (_fields, { site }) => ({ site: site.name }),
} satisfies BlockLoader<SellCarFormFields, SellCarFormData>;
