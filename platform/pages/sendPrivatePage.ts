import type { Response } from 'express';
import { privateHeaders } from '../http/privateHeaders';
import { siteOf } from '../http/requestLocals';
import type { PageRequest, RenderPage } from './page.types';

interface PrivatePage extends Pick<PageRequest, 'path' | 'form' | 'hold' | 'testDrive' | 'visit'> {
  /** Of a page that could be rendered. */
  status: number;
}

/** Renders a page for whoever asks alone, and says when to come again where it can tell nothing. */
export async function sendPrivatePage(
  response: Response,
  renderPage: RenderPage,
  { status: wanted, ...shown }: PrivatePage,
): Promise<void> {
  const { requestId, deadlines } = response.locals;
  const page = await renderPage({
    ...shown,
    site: siteOf(response.locals),
    query: new URLSearchParams(),
    mode: 'normal',
    requestId,
    deadline: deadlines.page,
  });
  const status = page.status === 200 ? wanted : page.status;
  response.status(status).set({ ...page.headers, ...privateHeaders });
  if (status === 503) response.set('Retry-After', '30');
  response.send(page.html.bytes);
}
