import { examplePage } from '../dev/examplePage';
import { renderDocument, type RenderedDocument } from '../page/renderDocument';
import { LeadsPage } from './LeadsPage';
import type { LeadsView } from '../../features/enquiries/model/leadsView.types';
import { texts } from './texts';

/** Renders the document with the enquiries that could not be delivered; it needs no script. */
export function renderLeadsPage(view: LeadsView): RenderedDocument {
  const page = examplePage({ title: texts.title, theme: 'default', language: 'en' });
  const { settings } = page.content;
  const content = { ...page.content, settings: { ...settings, titleTemplate: '%s' } };
  return renderDocument({ ...page, content }, { content: <LeadsPage {...view} /> });
}
