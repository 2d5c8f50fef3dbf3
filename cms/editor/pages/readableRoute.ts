import { anySegment } from '../../../schema/anySegment';

/** Makes a route readable: `…` replaces the wildcard segment of a page. */
export const toReadableRoute = (route: string): string => route.replaceAll(anySegment, '…');
