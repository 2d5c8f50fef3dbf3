import { anySegment } from '../../../schema/anySegment';

/** An address as editors read it: `…` stands where a page serves any address. */
export const shownRoute = (route: string): string => route.replaceAll(anySegment, '…');
