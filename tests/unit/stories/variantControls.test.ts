import type { InputType } from 'storybook/internal/types';
import { Card } from '../../../design-system/components/Card/Card';
import { ProgressBar } from '../../../design-system/components/ProgressBar/ProgressBar';
import { controlsOfVariants } from '../../../stories/.storybook/variantControls';

/** As Storybook calls it, for the stories of a component. */
const controlsOf = (component: unknown, argTypes: Record<string, InputType> = {}) =>
  controlsOfVariants({ component, argTypes } as unknown as Parameters<
    typeof controlsOfVariants
  >[0]) as Record<string, InputType>;

test('a styled component has a control for each variant of its look, with its values', () => {
  const { look, interactive, padding } = controlsOf(Card);
  expect(look).toEqual({
    name: 'look',
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

test('what a story says of a variant goes before it, and other components are left alone', () => {
  const own = { look: { description: 'Ours' }, data: { description: 'Theirs' } };
  expect(controlsOf(Card, own)).toMatchObject({
    look: { description: 'Ours', options: ['outlined', 'raised', 'filled', 'plain'] },
    data: own.data,
  });
  expect(controlsOf(ProgressBar, own)).toEqual(own);
  expect(controlsOf(undefined, own)).toEqual(own);
});
