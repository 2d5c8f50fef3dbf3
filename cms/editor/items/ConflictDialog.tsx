import { Button } from '../../../design-system/components/Button/Button';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { RawValue } from '../authoring';
import { readable } from '../forms/readable';
import { texts } from '../texts';

const Both = styled('div', {
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

/** One field of which there are two versions now. */
export interface ConflictingField {
  name: string;
  mine: RawValue;
  theirs: RawValue;
}

interface ConflictDialogProps {
  fields: readonly ConflictingField[];
  onSettle: (choice: 'overwrite' | 'reload') => void;
  onClose: () => void;
}

/** Somebody else saved the same content in between: which version stays? */
export function ConflictDialog({ fields, onSettle, onClose }: ConflictDialogProps) {
  return (
    <Dialog
      open
      // Closing decides nothing: both versions are kept until one is chosen.
      onClose={onClose}
      title={texts.conflictTitle}
      actions={
        <>
          <Button type="button" onClick={() => onSettle('overwrite')}>
            {texts.overwrite}
          </Button>
          <Button type="button" variant="outline" onClick={() => onSettle('reload')}>
            {texts.reload}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{texts.conflictText}</Text>
        {fields.map(({ name, mine, theirs }) => (
          <div key={name}>
            <Heading level={3} size={6}>
              {readable(name)}
            </Heading>
            <Both>
              <div>
                <Text size="small" tone="muted">
                  {texts.yours}
                </Text>
                <Version>{inWords(mine)}</Version>
              </div>
              <div>
                <Text size="small" tone="muted">
                  {texts.theirs}
                </Text>
                <Version>{inWords(theirs)}</Version>
              </div>
            </Both>
          </div>
        ))}
      </Stack>
    </Dialog>
  );
}

function inWords(value: RawValue): string {
  if (value === null || value === undefined || value === '') return texts.empty;
  if (typeof value === 'string')
    return value.replace(/<br>|<\/(p|li|h\d)>/g, '\n').replace(/<[^>]+>/g, '');
  if (typeof value === 'object') return Object.values(value).join('\n');
  return String(value);
}
