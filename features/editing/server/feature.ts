import { Router, type RequestHandler } from 'express';
import type { Feature, Platform } from '../../../platform/feature.types';
import { timeZones } from '../../../sites/timeZones';
import type { EditorMailTexts } from '../model/editorMailTexts.types';
import type { BlockPreview, EditorLanguage, EditorView } from '../model/editorView.types';
import { createAuthoringUpstream } from './authoring';
import { draftLinks } from './draftLinks';
import type { EditingConfig } from './editing.types';
import { editingApi } from './editingApi';
import { createEditor } from './editor/editor';
import { createMailCourier } from './editor/mailCourier';
import { People } from './editor/people';

declare module '../../../platform/feature.types' {
  interface Platform {
    /** Renders the editor, or the page for signing in, as HTML. */
    renderEditor: (view: EditorView, language: EditorLanguage) => Promise<string>;
    readMailTexts: (language: EditorLanguage) => Promise<EditorMailTexts>;
    /** Renders an example of a block in a site's theme; undefined when there is no such block. */
    renderBlockPreview: (preview: BlockPreview) => Promise<string | undefined>;
  }
}

interface EditingFeatureOptions extends Pick<Platform, 'renderPage'> {
  config: EditingConfig;
  /** The embedded editor; absent, like `draftLinks`, with an external content platform, which has its own. */
  editor?: RequestHandler;
  draftLinks?: RequestHandler;
}

/** Routes for editing pages: access, preview, and the embedded editor. */
export function editingFeature(options: EditingFeatureOptions): Feature {
  const { config, renderPage, editor: pageEditor, draftLinks: drafts } = options;
  return {
    name: 'editing',
    operatorRoutes: pageEditor && ((router) => router.use('/_edit', pageEditor)),
    middleware: drafts && Router().use('/_draft', drafts),
    routes: (router) => router.use('/api/editing', editingApi(config, renderPage)),
  };
}

/**
 * Creates the editing of content: the editor of the embedded platform, or previews for an external platform.
 */
export function createEditingFeature(
  platform: Platform,
  config: EditingConfig & { content: { url: string }; mail: { from: string | undefined } },
): Feature {
  const { secret, embedded } = config.editing;
  if (!embedded || secret === undefined) return editingFeature({ config, ...platform });
  const { sites, origin, mail, readMailTexts, logger } = platform;
  const { content, publicUrl } = config;
  const authoring = createAuthoringUpstream('graphql', content.url, secret);
  const people = new People(createAuthoringUpstream('people', content.url, secret));
  const from = config.mail.from ?? `no-reply@${publicUrl.hostname}`;
  const courier = createMailCourier({ people, mail, publicUrl, from, readMailTexts, logger });
  const sharedOptions = { ...platform, config, secret, authoring };
  return editingFeature({
    config,
    ...platform,
    editor: createEditor({
      ...sharedOptions,
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
    draftLinks: draftLinks(sharedOptions),
  });
}
