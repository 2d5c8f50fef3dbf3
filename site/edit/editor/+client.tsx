import { createRoot } from 'react-dom/client';
import { watchPictures } from '../../page/client/watchPictures';
import { Editor } from '../../../cms/editor/Editor';
import { editorElement } from '../../../cms/editor/editorElement';
import type { EditorStart } from '../../../features/editing/model/editorView.types';
import { showPasswords } from '../../../cms/editor/people/showPasswords';
import { parseOwnJson } from '../../../domain/ownJson';

watchPictures();
showPasswords();
const element = document.getElementById(editorElement.id);
const start = element?.getAttribute(editorElement.attribute);
// The page to sign in has no editor in it.
if (element && start) createRoot(element).render(<Editor {...parseOwnJson<EditorStart>(start)} />);
