import { createContext } from 'react';
import type { AlertPage } from '../../../domain/alerts/alertPage.types';

/** Present on the page of saved cars for whoever saves a search or comes by a link; never on a page that is kept. */
export const AlertContext = createContext<AlertPage | undefined>(undefined);
