/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Tabs } from '../../../../../design-system/components/Tabs/Tabs';
import { fakeLayout } from '../../fakeLayout';
import { renderInEnglish } from '../inEnglish';

beforeEach(fakeLayout);

const tabs = ['One', 'Two', 'Three'].map((label) => ({
  value: label.toLowerCase(),
  label,
  content: <p>Content {label}</p>,
}));

const tab = (name: string) => screen.getByRole('tab', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

async function expectShown(name: string) {
  await waitFor(() => expect(tab(name)).toHaveFocus());
  expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  expect(screen.getAllByRole('tab', { selected: true })).toHaveLength(1);
  const panel = screen.getByRole('tabpanel');
  expect(panel).toHaveTextContent(`Content ${name}`);
  expect(panel).toHaveAccessibleName(name);
  expect(tab(name)).toHaveAttribute('aria-controls', panel.id);
}

test('[THEME-08] arrow keys, Home and End move through the tabs and wrap around', async () => {
  const onChange = jest.fn();
  renderInEnglish(<Tabs label="About the car" tabs={tabs} onChange={onChange} />);
  expect(screen.getByRole('tablist', { name: 'About the car' })).toBeInTheDocument();
  act(() => tab('One').focus());
  await expectShown('One');
  for (const [key, name] of [
    ['ArrowRight', 'Two'],
    ['End', 'Three'],
    ['ArrowRight', 'One'],
    ['ArrowLeft', 'Three'],
    ['Home', 'One'],
  ] as const) {
    press(key);
    await expectShown(name);
  }
  expect(onChange.mock.calls.map(([value]) => value)).toEqual([
    ...['two', 'three', 'one', 'three', 'one'],
  ]);
});

test('only the selected tab is in the tab order', () => {
  renderInEnglish(<Tabs label="About" tabs={tabs} defaultValue="two" />);
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
});

test('a click selects a tab unless it is disabled', async () => {
  const tabsWithDisabled = tabs.map((tab, index) => ({ ...tab, disabled: index === 0 }));
  renderInEnglish(<Tabs label="About" tabs={tabsWithDisabled} />);
  expect(tab('Two')).toHaveAttribute('aria-selected', 'true');
  act(() => tab('Three').focus());
  fireEvent.click(tab('Three'));
  await expectShown('Three');
  fireEvent.click(tab('One'));
  expect(tab('Three')).toHaveAttribute('aria-selected', 'true');
});

test('the server renders every panel, and none of them inert', () => {
  const html = renderToStaticMarkup(<Tabs label="About" tabs={tabs} />);
  for (const { label } of tabs) expect(html).toContain(`Content ${label}`);
  expect(html).not.toContain('inert');
});
