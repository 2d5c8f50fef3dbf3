import type { Request, Response } from 'express';
import { createSeal } from '../../../../platform/seal';
import { createHoldCookies } from '../../server/holdCookies';
import { createHoldLinks } from '../../server/holdLinks';
import { sites } from '../../../../sites/sites';

const site = sites['automotive-se'];
const cookies = createHoldCookies(createSeal('a secret of ours', 'car holder'));
const links = createHoldLinks(createSeal('a secret of ours', 'car hold'));
const hold = { key: '3f2b8c1e-7a4d-4e5f-9b6a-0c1d2e3f4a5b', until: new Date(Date.now() + 1000) };

function createResponse(): { response: Response; lines: string[] } {
  const lines: string[] = [];
  const append = (_name: string, line: string) => lines.push(line);
  return { response: { req: { secure: true }, append } as unknown as Response, lines };
}

const createRequest = (cookie: string) => ({ headers: { cookie } }) as Request;

test('the hold’s cookie is sent to the pages that show holds in each language, and to no cached page', () => {
  const { response, lines } = createResponse();
  cookies.rememberHold(response, site, { token: 'a-token', until: hold.until });
  expect(lines.map((line) => /Path=([^;]+)/.exec(line)?.[1])).toEqual([
    '/api/holds',
    '/kop-bil/reservera',
    '/en/kop-bil/reservera',
  ]);
  for (const line of lines) expect(line).toMatch(/HttpOnly; Secure; SameSite=Strict/);
  expect(cookies.readToken(createRequest('hold=a-token'))).toBe('a-token');
});

test('the holder’s cookie is sent where test drives are booked, until the browser is closed', () => {
  const { response, lines } = createResponse();
  cookies.rememberHolder(response, site, hold);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Path=/kop-bil/boka-provkorning;');
  expect(lines[0]).not.toMatch(/Expires|Max-Age/);
  const [pair = ''] = lines[0]!.split(';');
  expect(cookies.readHolderKey(createRequest(pair))).toBe(hold.key);
});

test('the link to a hold does not identify the holder of the car', () => {
  const token = links.tokenOf(hold);
  expect(cookies.readHolderKey(createRequest(`holder=${token}`))).toBeUndefined();
});
