import type { Response } from 'express';
import type { PrivateView } from '../../rendering/privateView';
import { privateHeaders } from '../http/privateHeaders';
import { siteOf } from '../http/requestLocals';
import type { RenderPage } from './page.types';

interface PrivatePage {
  path: string;
  /** Of a page that could be rendered. */
  status: number;
  privateView: PrivateView;
}

/** Renders a page for whoever asks alone, and says when to come again where it can tell nothing. */
export async function sendPrivatePage(
  response: Response,
  renderPage: RenderPage,
  { path, status: wanted, privateView }: PrivatePage,
): Promise<void> {
  const { requestId, deadlines } = response.locals;
  const page = await renderPage({
    site: siteOf(response.locals),
    path,
    query: new URLSearchParams(),
    mode: 'normal',
    requestId,
    deadline: deadlines.page,
    privateView,
  });
  const status = page.status === 200 ? wanted : page.status;
  response.status(status).set({ ...page.headers, ...privateHeaders });
  if (status === 503) response.set('Retry-After', '30');
  response.send(page.html.bytes);
}
