import { createContext } from 'react';
import type { TestDrivePage } from '../../../domain/booking/testDrive';

/** Present on the page for a test drive of a car; never on a page that is kept. */
export const TestDriveContext = createContext<TestDrivePage | undefined>(undefined);
