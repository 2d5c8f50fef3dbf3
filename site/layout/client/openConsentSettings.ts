import { findConsentManager } from '../../../features/consent/ui/client/consentManagers';
import { showConsentDialog } from './consentDialog';

/** Opens the second layer of the consent manager on the page, or the built-in dialog where there is none. */
export function openConsentSettings(): void {
  const manager = findConsentManager();
  if (manager) manager.open();
  else showConsentDialog();
}
