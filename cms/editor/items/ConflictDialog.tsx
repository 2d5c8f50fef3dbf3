import { Button } from '../../../design-system/components/Button/Button';
import { EditorDialog } from '../EditorDialog';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { RawValue } from '../authoring';
import { texts } from '../texts';

const Columns = styled('div', {
  display: 'grid',
  gap: '$3',
  '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Version = styled('div', {
  padding: '$3',
  borderRadius: '$control',
  backgroundColor: '$surface',
  fontSize: '$small',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

/** A field with the editor's own value and the value that someone else saved. */
export interface ConflictingField {
  name: string;
  /** The field's name in forms. */
  label: string;
  ownValue: RawValue;
  savedValue: RawValue;
}

interface ConflictDialogProps {
  /** The name of the person who saved; left out while it is unknown. */
  author?: string;
  fields: readonly ConflictingField[];
  onResolve: (choice: 'overwrite' | 'reload') => void;
  onClose: () => void;
}

/**
 * Someone else saved the same content in the meantime: the editor chooses which version to keep. The focus is
 * first on the explanation, so that no key that was meant for a text chooses.
 */
export function ConflictDialog({ author, fields, onResolve, onClose }: ConflictDialogProps) {
  return (
    <EditorDialog
      open
      // Closing the dialog keeps both versions: the conflict remains until one is chosen.
      onClose={onClose}
      title={author ? texts.conflictTitleNamed({ name: author }) : texts.conflictTitle}
      actions={
        <>
          <Button type="button" onClick={() => onResolve('overwrite')}>
            {texts.overwrite}
          </Button>
          <Button type="button" variant="outline" onClick={() => onResolve('reload')}>
            {texts.reload}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text tabIndex={-1} data-initial-focus="">
          {texts.conflictText}
        </Text>
        {fields.map(({ name, label, ownValue, savedValue }) => (
          <div key={name}>
            <Heading level={3} size={6}>
              {label}
            </Heading>
            <Columns>
              <div>
                <Text size="small" color="muted">
                  {texts.yours}
                </Text>
                <Version>{toPlainText(ownValue)}</Version>
              </div>
              <div>
                <Text size="small" color="muted">
                  {author ?? texts.theirs}
                </Text>
                <Version>{toPlainText(savedValue)}</Version>
              </div>
            </Columns>
          </div>
        ))}
      </Stack>
    </EditorDialog>
  );
}

function toPlainText(value: RawValue): string {
  if (value === null || value === undefined || value === '') return texts.empty;
  if (typeof value === 'string')
    return value.replace(/<br>|<\/(p|li|h\d|figcaption)>/g, '\n').replace(/<[^>]+>/g, '');
  if (typeof value === 'object') return Object.values(value).join('\n');
  return String(value);
}
