import { useEffect, useState } from 'react';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { styled } from '../../../design-system/stitches';
import { LinkDialog } from '../links/LinkDialog';
import type { ChosenTarget } from '../links/LinkTarget';
import { texts } from '../texts';
import { ToolButton } from '../ToolButton';
import { isElement } from './isElement';

const Row = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$1' });

const commands = [
  { command: 'bold', label: texts.bold, sign: <b>B</b> },
  { command: 'italic', label: texts.italic, sign: <i>I</i> },
  { command: 'insertUnorderedList', label: texts.bullets, sign: '•' },
  { command: 'insertOrderedList', label: texts.numbers, sign: '1.' },
] as const;

/** Under the first heading of a page and that of a block. */
const headings = [2, 3] as const;

/** Names of what the text at the caret is: commands that are on, and the kind of its paragraph, such as h2. */
type Formats = ReadonlySet<string>;

interface FormatButtonsProps {
  /** The document in which a text is being written. */
  page: () => Document | undefined;
}

/**
 * Formats what is selected in a text that is being written: headings, bold, italic, lists and links. The
 * caret stays in the text, except while an address is typed.
 */
export function FormatButtons({ page }: FormatButtonsProps) {
  const [range, setRange] = useState<Range>();
  const [formats, setFormats] = useState<Formats>(new Set());
  // Deprecated, but the one way to format that keeps the browser's own undo.
  const run = (command: string, value?: string) => {
    page()?.execCommand(command, false, value);
    setFormats(formatsIn(page()));
  };

  useEffect(() => {
    const text = page();
    const read = () => setFormats(formatsIn(text));
    text?.addEventListener('selectionchange', read);
    return () => text?.removeEventListener('selectionchange', read);
  }, [page]);

  const askForTarget = () => {
    const selection = page()?.getSelection();
    if (selection?.rangeCount) setRange(selection.getRangeAt(0).cloneRange());
  };
  const apply = (target: ChosenTarget | undefined) => {
    const selection = page()?.getSelection();
    const area = range && editableAround(range.startContainer);
    setRange(undefined);
    if (!range || !selection || !area) return;
    area.focus();
    selection.removeAllRanges();
    selection.addRange(range);
    if (!target) return run('unlink');
    run('createLink', target.href);
    markLinks(area, selection, target);
  };

  return (
    <Row role="toolbar" aria-label={texts.formatting}>
      {headings.map((level) => {
        const isOn = formats.has(`h${level}`);
        return (
          <ToolButton
            key={level}
            label={texts.heading(level)}
            pressed={isOn}
            onPress={() => run('formatBlock', isOn ? 'p' : `h${level}`)}
          >
            {`H${level}`}
          </ToolButton>
        );
      })}
      {commands.map(({ command, label, sign }) => (
        <ToolButton
          key={command}
          label={label}
          pressed={formats.has(command)}
          onPress={() => run(command)}
        >
          {sign}
        </ToolButton>
      ))}
      <ToolButton label={texts.link} onPress={askForTarget}>
        <Icon name="external" />
      </ToolButton>
      {range && (
        <LinkDialog target={targetAt(range)} onApply={apply} onClose={() => setRange(undefined)} />
      )}
    </Row>
  );
}

function formatsIn(text: Document | undefined): Formats {
  const on = commands.flatMap(({ command }) => (text?.queryCommandState(command) ? command : []));
  return new Set([...on, text?.queryCommandValue('formatBlock') ?? '']);
}

function elementOf(node: Node): Element | null {
  return isElement(node) ? node : node.parentElement;
}

const editableAround = (node: Node): HTMLElement | null =>
  elementOf(node)?.closest<HTMLElement>('[contenteditable]') ?? null;

function targetAt({ startContainer }: Range): ChosenTarget {
  const link = elementOf(startContainer)?.closest('a');
  return {
    href: link?.getAttribute('href') ?? '',
    id: link?.getAttribute('data-item') ?? undefined,
  };
}

/** Notes the page that was chosen at the links that the selection touches, and says that they changed. */
function markLinks(area: HTMLElement, selection: Selection, { id }: ChosenTarget): void {
  for (const link of area.querySelectorAll('a')) {
    if (!selection.containsNode(link, true)) continue;
    if (id === undefined) link.removeAttribute('data-item');
    else link.setAttribute('data-item', id);
  }
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
