import { useSyncExternalStore } from 'react';
import { hasConsent, subscribeToConsent } from './client/consent';
import type { ConsentCategory } from './consentCategories';

/**
 * Whether the visitor has agreed to a category; false on the server and until the island is live. */
export function useConsent(category: ConsentCategory): boolean {
  return useSyncExternalStore(
    subscribeToConsent,
    () => hasConsent(category),
    () => false,
  );
}
