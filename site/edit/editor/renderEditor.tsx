import { examplePage } from '../../dev/examplePage';
import { renderDocument, type BrowserTags, type RenderedDocument } from '../../page/renderDocument';
import { editorElement } from './editorElement';
import type { EditorView } from './editorView.types';
import { SignIn } from './SignIn';
import { texts } from './texts';

/** Renders the editor's document, or the page to sign in; the latter works without script. */
export function renderEditor(view: EditorView, tags?: BrowserTags): RenderedDocument {
  const title = 'signIn' in view ? texts.signInTitle : texts.title;
  const page = examplePage({ title, theme: 'default', language: 'en' });
  const { settings } = page.content;
  const named = {
    ...page,
    content: { ...page.content, settings: { ...settings, titleTemplate: '%s' } },
  };
  const content =
    'signIn' in view ? (
      <SignIn {...view.signIn} />
    ) : (
      <div id={editorElement.id} {...{ [editorElement.attribute]: JSON.stringify(view.editor) }}>
        <noscript>{texts.needsScript}</noscript>
      </div>
    );
  return renderDocument(named, { content, tags });
}
