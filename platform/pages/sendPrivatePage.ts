import type { Response } from 'express';
import type { PrivateView } from '../../rendering/privateView';
import { privateHeaders } from '../http/privateHeaders';
import { getSite } from '../http/requestLocals';
import type { RenderPage } from './page.types';

interface PrivatePage {
  path: string;
  /** Status of a page that could be rendered. */
  status: number;
  privateView: PrivateView;
}

/** Renders a page for one visitor. When its data is not available, the answer has Retry-After. */
export async function sendPrivatePage(
  response: Response,
  renderPage: RenderPage,
  { path, status: renderedStatus, privateView }: PrivatePage,
): Promise<void> {
  const { requestId, deadlines } = response.locals;
  const page = await renderPage({
    site: getSite(response.locals),
    path,
    query: new URLSearchParams(),
    mode: 'normal',
    requestId,
    deadline: deadlines.page,
    privateView,
  });
  const status = page.status === 200 ? renderedStatus : page.status;
  response.status(status).set({ ...page.headers, ...privateHeaders });
  if (status === 503) response.set('Retry-After', '30');
  response.send(page.html.bytes);
}
