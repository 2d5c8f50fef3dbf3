import { Router } from 'express';
import type { EditingConfig } from './editing.types';
import type { RenderPage } from '../../../platform/pages/page.types';
import { editedPages } from './editedPages';
import { readEditedPage, readPreviewedRoute } from './readEditedPage';
import { editingAccess } from './editingAccess';
import { editingConfig } from './editingConfig';
import { editingOrigins } from './editingOrigins';

/**
 * `/api/editing`: called by the content platform's page editor (Experience Edge, editing; OQ-01, OQ-12).
 * Every address needs the shared secret and answers 401 without it.
 */
export function editingApi(config: EditingConfig, renderPage: RenderPage): Router {
  const { secret, localOnly } = config.editing;
  const access = { secret, localOnly, origins: editingOrigins(config) };
  const mayRead = editingAccess({ ...access, methods: ['GET', 'HEAD'] });
  const mayRender = editingAccess({ ...access, methods: ['GET', 'HEAD', 'POST'] });
  const router = Router();
  router.all('/config', mayRead, editingConfig());
  router.all('/render', mayRender, editedPages(config, renderPage, readEditedPage));
  router.all('/feaas/render', mayRender, editedPages(config, renderPage, readPreviewedRoute));
  return router;
}
