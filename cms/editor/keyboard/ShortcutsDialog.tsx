import { Button } from '../../../design-system/components/Button/Button';
import { styled } from '../../../design-system/stitches';
import { EditorDialog } from '../EditorDialog';
import { keyboardTexts as texts } from './keyboardTexts';

const List = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$2 $5',
  margin: 0,
  fontSize: '$small',
  '& > dt': { display: 'flex', flexWrap: 'wrap', gap: '$1', alignItems: 'center' },
  '& > dd': { margin: 0 },
});

const Key = styled('kbd', {
  paddingInline: '$2',
  border: '1px solid $line',
  borderRadius: '$small',
  backgroundColor: '$surface',
  fontFamily: 'inherit',
});

const { ctrl, shift, alt, enter, escape, space, arrows } = texts.names;

/** The message key of each shortcut, and its keys. */
const SHORTCUTS: readonly [keyof typeof texts.keys, ...string[]][] = [
  ['regions', 'F6'],
  ['regionsBack', shift, 'F6'],
  ['tools', alt, 'F10', escape],
  ['save', ctrl, 'S'],
  ['publish', ctrl, enter],
  ['undo', ctrl, 'Z'],
  ['redo', ctrl, shift, 'Z'],
  ['copy', ctrl, 'C', 'V'],
  ['addBelow', enter],
  ['addHere', '/'],
  ['move', space, arrows, space],
  ['help', '?'],
];

/** The keyboard shortcuts of the editor. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <EditorDialog
      open
      size="small"
      title={texts.shortcuts}
      onClose={onClose}
      actions={
        <Button type="button" variant="outline" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <List>
        {SHORTCUTS.map(([name, ...keys]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>
              {keys.map((key, index) => (
                <Key key={`${index} ${key}`}>{key}</Key>
              ))}
            </dt>
            <dd>{texts.keys[name]}</dd>
          </div>
        ))}
      </List>
    </EditorDialog>
  );
}
