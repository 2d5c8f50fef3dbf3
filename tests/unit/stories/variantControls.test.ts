import type { InputType } from 'storybook/internal/types';
import { Card } from '../../../design-system/components/Card/Card';
import { ProgressBar } from '../../../design-system/components/ProgressBar/ProgressBar';
import { variantArgTypes } from '../../../stories/.storybook/variantControls';

/** Calls the function as Storybook does for a component's stories. */
const getControls = (
  component: unknown,
  argTypes: Record<string, InputType> = {},
  parameters: object = {},
) =>
  variantArgTypes({ component, argTypes, parameters } as unknown as Parameters<
    typeof variantArgTypes
  >[0]) as Record<string, InputType>;

test('a styled component has a control for each of its variants, with its values', () => {
  const { variant, interactive, padding } = getControls(Card);
  expect(variant).toEqual({
    name: 'variant',
    type: { name: 'enum', value: ['outlined', 'raised', 'filled', 'plain'] },
    table: {
      category: 'Variants',
      type: { summary: "'outlined' | 'raised' | 'filled' | 'plain'" },
    },
    options: ['outlined', 'raised', 'filled', 'plain'],
    control: { type: 'select' },
  });
  expect(interactive).toMatchObject({
    type: { name: 'boolean' },
    table: { type: { summary: 'boolean' } },
    control: { type: 'boolean' },
  });
  expect(padding?.options).toEqual(['none', 'small', 'large']);
});

test("a story's own settings override those of a variant, and other components are unchanged", () => {
  const ownArgTypes = { variant: { description: 'Ours' }, data: { description: 'Theirs' } };
  expect(getControls(Card, ownArgTypes)).toMatchObject({
    variant: { description: 'Ours', options: ['outlined', 'raised', 'filled', 'plain'] },
    data: ownArgTypes.data,
  });
  expect(getControls(ProgressBar, ownArgTypes)).toEqual(ownArgTypes);
  expect(getControls(undefined, ownArgTypes)).toEqual(ownArgTypes);
});

test('a component that is not styled has the variants that its guide explains', () => {
  const inferredTypes = {
    size: { description: 'How large', table: { type: { summary: 'union' } } },
  };
  const guide = { variants: { size: { small: 'A question', large: 'A form' } } };
  expect(getControls(ProgressBar, inferredTypes, { guide })).toMatchObject({
    size: {
      description: 'How large',
      options: ['small', 'large'],
      table: { type: { summary: "'small' | 'large'" } },
    },
  });
});
