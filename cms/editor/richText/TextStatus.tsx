import { useEffect, useState } from 'react';
import { styled } from '../../../design-system/stitches';
import { maxRichTextLength } from '../../../schema/richText';
import { countWords } from './countWords';
import type { PasteLoss } from './cleanPastedHtml';
import type { RichTextEditor } from './RichTextEditor';
import { richTextTexts as texts } from './richTextTexts';

const Line = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '$3',
  paddingInline: '$2',
  fontSize: '$caption',
  color: '$muted',
});

/** Delay after the last change before words are counted, in ms, so that counting does not slow typing. */
const COUNT_DELAY_MS = 400;

interface TextStatusProps {
  text: RichTextEditor;
  pasteLoss: PasteLoss | undefined;
}

/** The length of a text, and what the last pasted text lost. Screen readers announce the loss. */
export function TextStatus({ text, pasteLoss }: TextStatusProps) {
  const [count, setCount] = useState(() => countWords(text.editor.state.doc));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let countedDoc = text.editor.state.doc;
    const unsubscribe = text.subscribe(() => {
      if (text.editor.state.doc === countedDoc) return;
      countedDoc = text.editor.state.doc;
      clearTimeout(timer);
      timer = setTimeout(() => setCount(countWords(text.editor.state.doc)), COUNT_DELAY_MS);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [text]);
  const { words, characters } = count;
  return (
    <Line>
      <span>
        {texts.count.words({ count: words })}, {texts.count.characters({ count: characters })}
      </span>
      <span role="status">{pasteLoss && describeLoss(pasteLoss)}</span>
    </Line>
  );
}

function describeLoss({ styles, pictures, embeds, isTooLong }: PasteLoss): string {
  if (isTooLong) return texts.loss.tooLong({ count: maxRichTextLength });
  const parts = [
    ...(styles ? [texts.loss.styles] : []),
    ...(pictures > 0 ? [texts.loss.pictures({ count: pictures })] : []),
    ...(embeds > 0 ? [texts.loss.embeds({ count: embeds })] : []),
  ];
  return texts.loss.line({ what: parts.join(', ') });
}
