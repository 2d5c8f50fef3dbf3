import { Router, type RequestHandler } from 'express';
import type { Feature, Platform } from '../../../platform/feature.types';
import { timeZones } from '../../../sites/timeZones';
import type { EditorView } from '../model/editorView.types';
import { authoringUpstream } from './authoring';
import { draftLinks } from './draftLinks';
import type { EditingConfig } from './editing.types';
import { editingApi } from './editingApi';
import { editor } from './editor/editor';
import { createMailCourier } from './editor/mailCourier';
import { People } from './editor/people';

declare module '../../../platform/feature.types' {
  interface Platform {
    /** HTML of the editor, or of the page to sign in. */
    renderEditor: (view: EditorView) => Promise<string>;
  }
}

interface EditingParts extends Pick<Platform, 'renderPage'> {
  config: EditingConfig;
  /** Absent, as the drafts are, where a content platform elsewhere has an editor of its own. */
  editor?: RequestHandler;
  draftLinks?: RequestHandler;
}

/** How editors see and change pages. */
export function editingFeature(parts: EditingParts): Feature {
  const { config, renderPage, editor: pageEditor, draftLinks: drafts } = parts;
  return {
    name: 'editing',
    operatorRoutes: pageEditor && ((router) => router.use('/_edit', pageEditor)),
    middleware: drafts && Router().use('/_draft', drafts),
    routes: (router) => router.use('/api/editing', editingApi(config, renderPage)),
  };
}

export function createEditingFeature(
  platform: Platform,
  config: EditingConfig & { content: { url: string }; mail: { from: string | undefined } },
): Feature {
  const { secret, embedded } = config.editing;
  if (!embedded || secret === undefined) return editingFeature({ config, ...platform });
  const { sites, origin, mail, logger } = platform;
  const { content, publicUrl } = config;
  const authoring = authoringUpstream('graphql', content.url, secret);
  const people = new People(authoringUpstream('people', content.url, secret));
  const from = config.mail.from ?? `no-reply@${publicUrl.hostname}`;
  const courier = createMailCourier({ people, mail, publicUrl, from, logger });
  const shared = { ...platform, config, secret, authoring };
  return editingFeature({
    config,
    ...platform,
    editor: editor({
      ...shared,
      sites: sites.map((site) => ({
        name: site.name,
        languages: site.languages,
        origin: origin(site),
        timeZone: timeZones[site.country],
      })),
      people,
      onMail: courier.wake,
      mediaUploadUrl: new URL('/authoring/media', content.url).href,
    }),
    draftLinks: draftLinks(shared),
  });
}
