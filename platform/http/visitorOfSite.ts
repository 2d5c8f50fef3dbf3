import type { Request, Response } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { siteOf } from './requestLocals';

/** Whom a limit counts: an address (of IPv6 its network) on a site, so that sites do not share a limit. */
export const visitorOfSite = ({ ip = '' }: Request, { locals }: Response): string =>
  `${siteOf(locals).name} ${ipKeyGenerator(ip)}`;
