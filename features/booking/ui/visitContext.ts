import { createContext } from 'react';
import type { VisitPage } from '../../../domain/booking/visit.types';

/** Present on the page of whoever comes with a link to their visit; never on a page that is kept. */
export const VisitContext = createContext<VisitPage | undefined>(undefined);
