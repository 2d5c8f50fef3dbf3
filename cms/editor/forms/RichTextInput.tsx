import { lazy, Suspense, use, useEffect, useId, useRef, useState } from 'react';
import { FormField } from '../../../design-system/components/FormField/FormField';
import { styled } from '../../../design-system/stitches';
import { showFailure } from '../describeFailure';
import { editorLanguage } from '../editorLanguage';
import type { RichTextEditor } from '../richText/RichTextEditor';
import { LibraryContext } from './LibraryContext';

const RichTextTools = lazy(() => import('../richText/RichTextToolbar'));

const Frame = styled('div', {
  border: '1px solid $border',
  borderRadius: '$control',
  backgroundColor: '$field',
  overflow: 'hidden',
  '&:focus-within': { borderColor: '$focus' },
});

const Tools = styled('div', {
  minBlockSize: '$touch',
  padding: '$1',
  borderBlockEnd: '1px solid $line',
});

const Area = styled('div', {
  minBlockSize: '$swatch',
  padding: '$3 $4',
  '&:focus': { outline: 'none' },
  '& p': { marginBlock: '0 $2' },
  '& li p': { marginBlock: 0 },
  '& blockquote': { margin: 0, paddingInlineStart: '$4', borderInlineStart: '3px solid $line' },
  '& table': { borderCollapse: 'collapse' },
  '& img': { maxInlineSize: '100%', blockSize: 'auto' },
  '& figure': { marginInline: 0 },
  '& :is(figure, figcaption) > p': { marginBlock: 0 },
  '& figcaption': { fontSize: '$small' },
});

interface RichTextInputProps {
  label: string;
  hint?: string;
  error?: string;
  value: string;
  onChange: (html: string) => void;
}

/** A rich text in a form. Its editor is loaded when it first gets the focus. */
export function RichTextInput({ label, hint, error, value, onChange }: RichTextInputProps) {
  const language = use(LibraryContext)?.language ?? editorLanguage();
  const areaRef = useRef<HTMLDivElement>(null);
  const id = useId();
  const [richText, setRichText] = useState<RichTextEditor>();
  const shownHtmlRef = useRef<string>(undefined);
  const isOpeningRef = useRef(false);
  const onChangeRef = useRef(onChange);
  useEffect(() => {
    onChangeRef.current = onChange;
  });

  useEffect(() => {
    // After typing, the editor already shows the value.
    if (!areaRef.current || value === shownHtmlRef.current) return;
    if (richText) richText.replaceContent(value);
    else areaRef.current.innerHTML = value;
    shownHtmlRef.current = value;
  }, [value, richText]);
  useEffect(() => () => richText?.close(), [richText]);

  async function openEditor(describedBy: string | undefined): Promise<void> {
    if (isOpeningRef.current || !areaRef.current) return;
    isOpeningRef.current = true;
    try {
      const { RichTextEditor } = await import('../richText/RichTextEditor');
      // The form was closed during the import.
      if (!areaRef.current) return;
      const reportChange = (html: string) => {
        shownHtmlRef.current = html;
        onChangeRef.current(html);
      };
      const element = areaRef.current;
      const isTyped = element.innerHTML !== normalizeHtml(value);
      const newRichText = new RichTextEditor({
        element,
        source: 'stored',
        attributes: {
          'aria-label': label,
          ...(describedBy && { 'aria-describedby': describedBy }),
        },
        onChange: reportChange,
      });
      if (isTyped) reportChange(newRichText.html);
      setRichText(newRichText);
    } catch (failure) {
      isOpeningRef.current = false;
      showFailure(failure);
    }
  }

  return (
    <FormField id={id} label={label} hint={hint} error={error}>
      {({ 'aria-describedby': describedBy, 'aria-invalid': invalid }) => (
        <Frame>
          <Tools>
            {richText && (
              <Suspense>
                <RichTextTools text={richText} language={language} />
              </Suspense>
            )}
          </Tools>
          <Area
            ref={areaRef}
            id={id}
            contentEditable
            suppressContentEditableWarning
            role="textbox"
            aria-multiline="true"
            aria-label={label}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            tabIndex={0}
            // `openEditor` shows its failures itself.
            onFocus={() => void openEditor(describedBy)}
          />
        </Frame>
      )}
    </FormField>
  );
}

/** Returns markup in the form that `innerHTML` gives it, so that both can be compared. */
function normalizeHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.innerHTML;
}
