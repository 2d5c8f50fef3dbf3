import type { HubspotFormFields } from '../../schema/generated/fields';
import type { BlockLoader } from '../../rendering/blockData';

export interface HubspotFormData {
  /** Address of the provider's script. */
  scriptUrl: string;
}

export const loader = {
  load: (_fields, { hubspotScriptUrl: hubspotScript }) =>
    Promise.resolve({ scriptUrl: hubspotScript }),
} satisfies BlockLoader<HubspotFormFields, HubspotFormData>;
