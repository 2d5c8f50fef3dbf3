import { useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import type { RawValue } from '../authoring';
import { EditorDialog } from '../EditorDialog';
import { ErrorText } from '../ErrorText';
import { contracts } from '../forms/checkValues';
import { FieldForm } from '../forms/FieldForm';
import { typeHelp, typeName } from '../forms/contractTexts';
import { texts } from '../texts';
import { addBlockTexts } from './addBlockTexts';
import { BlockChoice } from './BlockChoice';
import { createInitialFields, isEditedInPlace } from './createInitialFields';
import type { NewPlace } from './useBlockActions';

interface AddBlockDialogProps {
  place: NewPlace;
  /** Template of the page that the block is added to. */
  template: string;
  /** Adds the block. Resolves with an error message if that failed. */
  onAdd: (component: string, fields: Record<string, RawValue>) => Promise<string | undefined>;
  onClose: () => void;
}

/**
 * Chooses a type of block to add. A block with texts that are edited on the page is added at once, with
 * initial
 * values; any other block first shows the form of its contract.
 */
export function AddBlockDialog({ place, template, onAdd, onClose }: AddBlockDialogProps) {
  const [component, setComponent] = useState<string>();
  const [addingName, setAddingName] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const block = component === undefined ? undefined : contracts.blocks[component];

  async function add(name: string, fields: Record<string, RawValue>): Promise<string | undefined> {
    const errorMessage = await onAdd(name, fields);
    if (errorMessage === undefined) onClose();
    return errorMessage;
  }

  async function chooseBlock(name: string): Promise<void> {
    const { fields = {} } = contracts.blocks[name] ?? {};
    if (addingName !== undefined) return;
    if (!isEditedInPlace(fields)) return setComponent(name);
    setAddingName(typeName(name));
    setFailure(await add(name, createInitialFields(fields)));
    setAddingName(undefined);
  }

  return (
    <EditorDialog
      open
      size={block ? 'large' : 'window'}
      onClose={onClose}
      title={
        component !== undefined ? typeName(component) : texts.addBlockHere({ where: place.where })
      }
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
          <Text color="muted">{typeHelp(component)}</Text>
          <FieldForm
            fields={Object.fromEntries(
              Object.entries(block.fields).filter(
                ([, field]) => !(field.kind === 'items' && field.queried),
              ),
            )}
            values={{}}
            submitLabel={texts.add}
            onSubmit={(fields) => add(component, fields)}
            onCancel={onClose}
          />
        </Stack>
      ) : (
        <Stack gap={4}>
          <ErrorText>{failure}</ErrorText>
          <Text as="div" role="status" size="small" color="muted">
            {addingName !== undefined && addBlockTexts.adding({ block: addingName })}
          </Text>
          <BlockChoice
            place={{ template, placeholder: place.placeholder }}
            onChoose={(name) => void chooseBlock(name)}
          />
        </Stack>
      )}
    </EditorDialog>
  );
}
