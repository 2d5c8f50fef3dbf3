import type { HubspotFormFields } from '../../schema/generated/fields';
import type { BlockLoader } from '../../rendering/blockData';

export interface HubspotFormData {
  /** Address of the provider's script. */
  script: string;
}

export const loader = {
  load: (_fields, { hubspotScript }) => Promise.resolve({ script: hubspotScript }),
} satisfies BlockLoader<HubspotFormFields, HubspotFormData>;
