import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { Seal } from '../../../../platform/seal';

const NAME = 'testdrive';
/** Sent with the form of a test drive alone. */
const PATH = '/api/test-drives';

/** The drive that a browser has booked last. */
export interface BookedDriveContent {
  site: string;
  carId: string;
  /** UUID of the booking. */
  key: string;
}

/**
 * Remembers in the browser itself which drive it has booked, so that nobody books a second one by going back; an address
 * of mail that is typed tells nothing of others' drives.
 */
export interface BookedDrives {
  /** @param end milliseconds since 1970 at which the drive begins */
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
