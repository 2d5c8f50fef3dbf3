import { findConsentManager } from '../../../features/consent/ui/client/consentManagers';
import { showConsentDialog } from './consentDialog';

/**
 * Opens the settings of the consent manager on the page, or the built-in dialog if there is none.
 */
export function openConsentSettings(): void {
  const manager = findConsentManager();
  if (manager) manager.open();
  else showConsentDialog();
}
