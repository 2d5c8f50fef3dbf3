import type { ComponentType } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Fieldset } from '../../../design-system/components/Fieldset/Fieldset';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { FieldContract } from '../../../schema/contract';
import { isRecord } from '../../../domain/isRecord';
import { texts } from '../texts';
import { getItemFields } from './checkValues';
import type { FieldInputProps } from './fieldInput.types';
import { fieldHelp, fieldLabel, typeName } from './contractTexts';

const Entry = styled('div', {
  display: 'grid',
  gap: '$4',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$control',
});

const EntryHeader = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});

interface ItemsInputProps extends FieldInputProps {
  /** The input control of a field; passed in, because the fields of an item may be lists of items again. */
  Field: ComponentType<FieldInputProps>;
  contract: Extract<FieldContract, { kind: 'item' | 'items' }>;
}

/** The entries of a list, or the single item of a reference, each with the fields of its contract. */
export function ItemsInput(props: ItemsInputProps) {
  const { name, contract, value, onChange, path, Field } = props;
  const isList = contract.kind === 'items';
  const label = typeName(contract.of);
  const entries = (isList ? (Array.isArray(value) ? value : []) : [value]).filter(isRecord);
  const updateEntries = (newEntries: Record<string, unknown>[]) =>
    onChange(isList ? newEntries : (newEntries[0] ?? null));
  const getPath = (index: number) => (isList ? `${path}[${index}]` : path);
  return (
    <Fieldset legend={fieldLabel(name, contract)} hint={fieldHelp(name, contract)}>
      <Stack gap={3}>
        {entries.length === 0 && (
          <Text size="small" color="muted">
            {texts.field.noItems}
          </Text>
        )}
        {entries.map((entry, index) => (
          <Entry
            key={index}
            role="group"
            aria-label={texts.field.item({ label, number: index + 1 })}
          >
            <EntryHeader>
              <Text size="small" weight="bold">
                {texts.field.item({ label, number: index + 1 })}
              </Text>
              <Button
                type="button"
                variant="ghost"
                iconOnly
                aria-label={texts.field.removeItem({
                  label: label.toLowerCase(),
                  number: index + 1,
                })}
                onClick={() =>
                  updateEntries(entries.filter((_, otherIndex) => otherIndex !== index))
                }
              >
                <Icon name="close" />
              </Button>
            </EntryHeader>
            {Object.entries(getItemFields(contract.of)).map(([field, fieldContract]) => (
              <Field
                key={field}
                {...props}
                name={field}
                contract={fieldContract}
                path={`${getPath(index)}.${field}`}
                value={entry[field]}
                onChange={(fieldValue) =>
                  updateEntries(
                    entries.map((other, entryIndex) =>
                      entryIndex === index ? { ...other, [field]: fieldValue } : other,
                    ),
                  )
                }
              />
            ))}
          </Entry>
        ))}
        {(isList || entries.length === 0) && (
          <div>
            <Button
              type="button"
              variant="outline"
              size="small"
              onClick={() => updateEntries([...entries, {}])}
            >
              <Icon name="plus" />
              {texts.field.addItem({ label: label.toLowerCase() })}
            </Button>
          </div>
        )}
      </Stack>
    </Fieldset>
  );
}
