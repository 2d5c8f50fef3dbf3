import { examplePage } from '../../dev/examplePage';
import { renderDocument, type BrowserTags, type RenderedDocument } from '../../page/renderDocument';
import { editorElement } from '../../../cms/editor/editorElement';
import type { EditorLanguage, EditorView } from '../../../features/editing/model/editorView.types';
import {
  CodePage,
  ForgotPage,
  PasswordPage,
  SignedInPage,
} from '../../../cms/editor/people/PasswordPages';
import { PeopleTextsProvider } from '../../../cms/editor/people/usePeopleTexts';
import { SignIn } from '../../../cms/editor/people/SignIn';
import { readTexts } from '../../../cms/editor/readTexts';

/**
 * Renders the editor's document, or one of the pages before it (sign-in, password), which work without
 * JavaScript.
 */
export async function renderEditor(
  view: EditorView,
  language: EditorLanguage,
  tags: BrowserTags,
): Promise<RenderedDocument> {
  const texts = await readTexts(language);
  const { title, content } = renderEditorDocument(view, texts);
  const page = examplePage({ title, theme: 'default', language });
  const { settings } = page.content;
  const titledPage = {
    ...page,
    content: { ...page.content, settings: { ...settings, titleTemplate: '%s' } },
  };
  const withTexts = <PeopleTextsProvider value={texts.people}>{content}</PeopleTextsProvider>;
  return renderDocument(titledPage, { content: withTexts, tags });
}

function renderEditorDocument(
  view: EditorView,
  { frame, people }: Awaited<ReturnType<typeof readTexts>>,
) {
  if ('editor' in view) {
    const start = { [editorElement.attribute]: JSON.stringify(view.editor) };
    const content = (
      <div id={editorElement.id} {...start}>
        <noscript>{frame.needsScript}</noscript>
      </div>
    );
    return { title: frame.title, content };
  }
  if ('signIn' in view) {
    return { title: people.signInTitle, content: <SignIn {...view.signIn} /> };
  }
  if ('code' in view) return { title: people.codeTitle, content: <CodePage {...view.code} /> };
  if ('forgot' in view) return { title: people.forgotTitle, content: <ForgotPage /> };
  if ('password' in view) {
    const { form } = view.password;
    const title = form ? people.passwordTitle : people.linkOver;
    return { title, content: <PasswordPage form={form} /> };
  }
  return { title: people.signedInTitle, content: <SignedInPage {...view.signedIn} /> };
}
