import { createRoot } from 'react-dom/client';
import { watchPictures } from '../../page/client/watchPictures';
import { editorElement } from '../../../cms/editor/editorElement';
import { loadTexts } from '../../../cms/editor/loadedTexts';
import type { EditorStart } from '../../../features/editing/model/editorView.types';
import { offerPasskey } from '../../../cms/editor/people/offerPasskey';
import { showPasswords } from '../../../cms/editor/people/showPasswords';
import { parseOwnJson } from '../../../domain/ownJson';

async function showEditor(element: Element, startJson: string): Promise<void> {
  await loadTexts();
  const { Editor } = await import('../../../cms/editor/Editor');
  createRoot(element).render(<Editor {...parseOwnJson<EditorStart>(startJson)} />);
}

watchPictures();
showPasswords();
offerPasskey();
const element = document.getElementById(editorElement.id);
const startJson = element?.getAttribute(editorElement.attribute);
// The sign-in page contains no editor.
if (element && startJson) void showEditor(element, startJson);
