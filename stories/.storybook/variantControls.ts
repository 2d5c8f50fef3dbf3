import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** Of a component that `styled` made: values of its variants, by their names. */
type Known = Readonly<Record<string, ReadonlySet<string>>>;

function variantsOf(component: unknown): Known {
  if (typeof component !== 'function' || !('look' in component)) return {};
  return (component.look as { known: Known }).known;
}

/** The variants of a styled component with their values: they are made while it runs, and stand in no type of its file. */
export const controlsOfVariants: ArgTypesEnhancer = ({ component, argTypes }) => {
  const variants = Object.entries(variantsOf(component)).map(([name, values]) => [
    name,
    { ...controlOf(name, [...values]), ...argTypes[name] },
  ]);
  return { ...argTypes, ...(Object.fromEntries(variants) as Record<string, StrictInputType>) };
};

function controlOf(name: string, values: string[]): StrictInputType {
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
