import { examplePage } from '../../dev/examplePage';
import { renderDocument, type BrowserTags, type RenderedDocument } from '../../page/renderDocument';
import { editorElement } from '../../../cms/editor/editorElement';
import type { EditorView } from '../../../features/editing/model/editorView.types';
import { ForgotPage, PasswordPage, SignedInPage } from '../../../cms/editor/people/PasswordPages';
import { peopleTexts } from '../../../cms/editor/people/peopleTexts';
import { SignIn } from '../../../cms/editor/people/SignIn';
import { texts } from '../../../cms/editor/texts';

/** Renders the editor's document, or a page before it; the latter work without script. */
export function renderEditor(view: EditorView, tags: BrowserTags): RenderedDocument {
  const { title, content } = documentOf(view);
  const page = examplePage({ title, theme: 'default', language: 'en' });
  const { settings } = page.content;
  const named = {
    ...page,
    content: { ...page.content, settings: { ...settings, titleTemplate: '%s' } },
  };
  return renderDocument(named, { content, tags });
}

function documentOf(view: EditorView) {
  if ('editor' in view) {
    const start = { [editorElement.attribute]: JSON.stringify(view.editor) };
    const content = (
      <div id={editorElement.id} {...start}>
        <noscript>{texts.needsScript}</noscript>
      </div>
    );
    return { title: texts.title, content };
  }
  if ('signIn' in view) {
    return { title: peopleTexts.signInTitle, content: <SignIn {...view.signIn} /> };
  }
  if ('forgot' in view) return { title: peopleTexts.forgotTitle, content: <ForgotPage /> };
  if ('password' in view) {
    const { form } = view.password;
    const title = form ? peopleTexts.passwordTitle : peopleTexts.linkOver;
    return { title, content: <PasswordPage form={form} /> };
  }
  return { title: peopleTexts.signedInTitle, content: <SignedInPage {...view.signedIn} /> };
}
