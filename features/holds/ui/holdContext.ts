import { createContext } from 'react';
import type { HoldPage } from '../../../domain/holds/carHold';

/** Present on the page of a hold; never on a page that is kept. */
export const HoldContext = createContext<HoldPage | undefined>(undefined);
