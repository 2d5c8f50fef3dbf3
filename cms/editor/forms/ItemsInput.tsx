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
import { contracts, fieldsOf } from './checkValue';
import type { FieldInputProps } from './fieldInput.types';
import { readable, readableHint } from './readable';

const Entry = styled('div', {
  display: 'grid',
  gap: '$4',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$control',
});

const EntryHead = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});

interface ItemsInputProps extends FieldInputProps {
  /** What each field is entered with: it may hold items in turn. */
  Field: ComponentType<FieldInputProps>;
  contract: Extract<FieldContract, { kind: 'item' | 'items' }>;
}

/** The content items of a list, or the one of a reference, each with the fields of its contract. */
export function ItemsInput(props: ItemsInputProps) {
  const { name, contract, value, onChange, path, Field } = props;
  const isList = contract.kind === 'items';
  const label = contracts.items[contract.of]?.label ?? contract.of;
  const entries = (isList ? (Array.isArray(value) ? value : []) : [value]).filter(isRecord);
  const change = (changed: Record<string, unknown>[]) =>
    onChange(isList ? changed : (changed[0] ?? null));
  const pathOf = (index: number) => (isList ? `${path}[${index}]` : path);
  return (
    <Fieldset legend={readable(name)} hint={readableHint(contract.description)}>
      <Stack gap={3}>
        {entries.length === 0 && (
          <Text size="small" tone="muted">
            {texts.field.noItems}
          </Text>
        )}
        {entries.map((entry, index) => (
          <Entry key={index} role="group" aria-label={texts.field.item(label, index + 1)}>
            <EntryHead>
              <Text size="small" weight="bold">
                {texts.field.item(label, index + 1)}
              </Text>
              <Button
                type="button"
                variant="ghost"
                iconOnly
                aria-label={texts.field.removeItem(label, index + 1)}
                onClick={() => change(entries.filter((_, other) => other !== index))}
              >
                <Icon name="close" />
              </Button>
            </EntryHead>
            {Object.entries(fieldsOf(contract.of)).map(([field, of]) => (
              <Field
                key={field}
                {...props}
                name={field}
                contract={of}
                path={`${pathOf(index)}.${field}`}
                value={entry[field]}
                onChange={(part) =>
                  change(
                    entries.map((other, at) =>
                      at === index ? { ...other, [field]: part } : other,
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
              onClick={() => change([...entries, {}])}
            >
              <Icon name="plus" />
              {texts.field.addItem(label)}
            </Button>
          </div>
        )}
      </Stack>
    </Fieldset>
  );
}
