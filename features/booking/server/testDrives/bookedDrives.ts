import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { Seal } from '../../../../platform/seal';

const NAME = 'testdrive';
/** Cookie path: sent only with the test drive form. */
const PATH = '/api/test-drives';

/** The test drive that this browser booked last. */
export interface BookedDriveContent {
  site: string;
  carId: string;
  /** UUID of the booking. */
  key: string;
}

/**
 * Remembers a booked drive in a sealed cookie, so that the visitor is warned before booking a second one.
 * Drives are not looked up by mail address, because that would reveal the drives of other people.
 */
export interface BookedDrives {
  /** @param end when the cookie expires: the start of the drive, in ms since 1970 */
  remember: (response: Response, drive: BookedDriveContent, end: number) => void;
  read: (request: Request) => BookedDriveContent | undefined;
}

export const createBookedDrives = (seal: Seal<BookedDriveContent>): BookedDrives => ({
  remember(response, drive, end) {
    const { secure } = response.req;
    const value = seal.close(drive, end);
    const expires = new Date(end);
    const options = { httpOnly: true, sameSite: 'strict', path: PATH, secure, expires } as const;
    response.append('Set-Cookie', stringifySetCookie(NAME, value, options));
  },
  read: (request) => seal.open(parseCookie(request.headers.cookie ?? '')[NAME]),
});
