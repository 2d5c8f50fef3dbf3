import { useState, type FormEvent } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { styled } from '../../../design-system/stitches';
import { texts } from './texts';
import { ToolButton } from './ToolButton';

const Row = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$1' });

const Address = styled('form', { display: 'flex', alignItems: 'center', gap: '$1' });

const AddressInput = styled('input', {
  minBlockSize: 'calc($sizes$touch - $space$2)',
  inlineSize: '$column',
  paddingInline: '$3',
  border: '1px solid $border',
  borderRadius: '$small',
  backgroundColor: '$field',
  color: '$text',
  fontSize: '$small',
});

const commands = [
  { command: 'bold', label: texts.bold, sign: <b>B</b> },
  { command: 'italic', label: texts.italic, sign: <i>I</i> },
  { command: 'insertUnorderedList', label: texts.bullets, sign: '•' },
  { command: 'insertOrderedList', label: texts.numbers, sign: '1.' },
] as const;

interface FormatButtonsProps {
  /** The document in which a text is being written. */
  page: () => Document | undefined;
}

/**
 * Formats what is selected in a text that is being written: bold, italic, lists and links. The caret
 * stays in the text, except while an address is typed.
 */
export function FormatButtons({ page }: FormatButtonsProps) {
  const [range, setRange] = useState<Range>();
  // Deprecated, but the one way to format that keeps the browser's own undo.
  const run = (command: string, value?: string) => page()?.execCommand(command, false, value);

  const askForAddress = () => {
    const selection = page()?.getSelection();
    if (selection?.rangeCount) setRange(selection.getRangeAt(0).cloneRange());
  };
  const applyAddress = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const href = String(new FormData(event.currentTarget).get('href') ?? '').trim();
    const selection = page()?.getSelection();
    if (range && selection) {
      const area = editableAround(range.startContainer);
      area?.focus();
      selection.removeAllRanges();
      selection.addRange(range);
    }
    setRange(undefined);
    if (href) run('createLink', href);
    else run('unlink');
  };

  return (
    <Row role="toolbar" aria-label={texts.formatting}>
      {commands.map(({ command, label, sign }) => (
        <ToolButton key={command} label={label} onPress={() => run(command)}>
          {sign}
        </ToolButton>
      ))}
      {range ? (
        <Address onSubmit={applyAddress}>
          <AddressInput
            // The field was asked for.
            ref={(input) => input?.focus()}
            name="href"
            aria-label={texts.linkAddress}
            placeholder="/"
            defaultValue={addressAt(range)}
          />
          <Button type="submit" size="small">
            {texts.apply}
          </Button>
        </Address>
      ) : (
        <ToolButton label={texts.link} onPress={askForAddress}>
          <Icon name="external" />
        </ToolButton>
      )}
    </Row>
  );
}

function editableAround(node: Node): HTMLElement | null {
  const element = node.nodeType === 1 ? (node as Element) : node.parentElement;
  return element?.closest<HTMLElement>('[contenteditable]') ?? null;
}

function addressAt({ startContainer }: Range): string {
  const element =
    startContainer.nodeType === 1 ? (startContainer as Element) : startContainer.parentElement;
  return element?.closest('a')?.getAttribute('href') ?? '';
}
