import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import type { AnyGuide } from './guide';

/** Variants of a `styled` component: values by variant name. */
type VariantValues = Readonly<Record<string, ReadonlySet<string>>>;

function readVariants(component: unknown): VariantValues {
  if (typeof component !== 'function' || !('recipe' in component)) return {};
  return (component.recipe as { variantValues: VariantValues }).variantValues;
}

/**
 * Controls for the variants of a styled component, read at run time because Storybook cannot find them in the types;
 * for other components those that their guide explains.
 */
export const variantArgTypes: ArgTypesEnhancer = ({ component, argTypes, parameters }) => {
  const { guide } = parameters as { guide?: AnyGuide };
  const guideControls = Object.entries(guide?.variants ?? {}).map(([name, notes]) => [
    name,
    { ...argTypes[name], ...createControl(name, Object.keys(notes)) },
  ]);
  const variants = Object.entries(readVariants(component)).map(([name, values]) => [
    name,
    { ...createControl(name, [...values]), ...argTypes[name] },
  ]);
  const allControls = Object.fromEntries([...guideControls, ...variants]) as Record<
    string,
    StrictInputType
  >;
  return { ...argTypes, ...allControls };
};

function createControl(name: string, values: string[]): StrictInputType {
  const isSwitch = values.every((value) => value === 'true' || value === 'false');
  const options = isSwitch ? [true, false] : values;
  const summary = isSwitch ? 'boolean' : values.map((value) => `'${value}'`).join(' | ');
  return {
    name,
    type: isSwitch ? { name: 'boolean' } : { name: 'enum', value: values },
    table: { category: 'Variants', type: { summary } },
    options,
    control: { type: isSwitch ? 'boolean' : 'select' },
  };
}
