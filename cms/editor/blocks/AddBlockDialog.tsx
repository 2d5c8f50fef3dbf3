import { useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import type { RawValue } from '../authoring';
import { contracts } from '../forms/checkValue';
import { FieldForm } from '../forms/FieldForm';
import { readableHint } from '../forms/readable';
import type { NewPlace } from './BlocksPanel';
import { texts } from '../texts';

const Choices = styled('ul', {
  display: 'grid',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Choice = styled('button', {
  display: 'grid',
  gap: '$1',
  inlineSize: '100%',
  blockSize: '100%',
  alignContent: 'start',
  padding: '$3 $4',
  border: '1px solid $line',
  borderRadius: '$control',
  backgroundColor: '$bg',
  color: '$text',
  textAlign: 'start',
  cursor: 'pointer',
  '@hover': { '&:hover': { borderColor: '$border', backgroundColor: '$surface' } },
});

/** Blocks of this group belong to the frame of every page. */
const frameCategory = 'Frame';

interface AddBlockDialogProps {
  place: NewPlace;
  /** Resolves with why the block was not taken. */
  onAdd: (component: string, fields: Record<string, RawValue>) => Promise<string | undefined>;
  onClose: () => void;
}

/** Two steps: which block of the registry, and its fields in the form that its contract makes. */
export function AddBlockDialog({ place, onAdd, onClose }: AddBlockDialogProps) {
  const [component, setComponent] = useState<string>();
  const block = component === undefined ? undefined : contracts.blocks[component];
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={block ? block.label : texts.addBlockHere(place.where)}
    >
      {component !== undefined && block ? (
        <Stack gap={4}>
          <div>
            <Button
              type="button"
              variant="ghost"
              size="small"
              onClick={() => setComponent(undefined)}
            >
              <Icon name="arrowLeft" />
              {texts.otherBlock}
            </Button>
          </div>
          {block.description && <Text tone="muted">{readableHint(block.description)}</Text>}
          <FieldForm
            fields={Object.fromEntries(
              Object.entries(block.fields).filter(
                ([, field]) => !(field.kind === 'items' && field.queried),
              ),
            )}
            values={{}}
            submit={texts.add}
            onSubmit={(fields) => onAdd(component, fields)}
            onCancel={onClose}
          />
        </Stack>
      ) : (
        <BlockChoice onChoose={setComponent} />
      )}
    </Dialog>
  );
}

function BlockChoice({ onChoose }: { onChoose: (component: string) => void }) {
  const [wanted, setWanted] = useState('');
  const found = Object.entries(contracts.blocks).filter(
    ([, { label, category, description = '' }]) =>
      category !== frameCategory &&
      `${label} ${category} ${description}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  return (
    <Stack gap={4}>
      <TextField
        type="search"
        label={texts.findBlock}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <Text as="div" role="status" size="small" tone="muted">
        {found.length === 0 && texts.noBlockFound}
      </Text>
      <Choices aria-label={texts.chooseBlock}>
        {found.map(([component, { label, category, description }]) => (
          <li key={component}>
            <Choice type="button" onClick={() => onChoose(component)} data-block={component}>
              <Text as="span" weight="bold">
                {label}
              </Text>
              <Text as="span" size="caption" tone="muted">
                {category}
              </Text>
              {description && (
                <Text as="span" size="small">
                  {readableHint(description)}
                </Text>
              )}
            </Choice>
          </li>
        ))}
      </Choices>
    </Stack>
  );
}
