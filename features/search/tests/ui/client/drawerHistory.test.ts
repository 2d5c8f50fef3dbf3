/** @jest-environment jsdom */
import { drawerHistory } from '../../../ui/client/drawerHistory';

let onPopState = () => {};
// Added before the drawer's listener, which may stop the event.
addEventListener('popstate', () => onPopState());

const goBack = () =>
  new Promise<void>((resolve) => {
    onPopState = resolve;
    history.back();
  });

function openHistory() {
  const state = { open: false, popStateCount: 0 };
  const entry = drawerHistory({
    isOpen: () => state.open,
    show: () => (state.open = true),
    hide: () => (state.open = false),
  });
  addEventListener('popstate', () => (state.popStateCount += 1));
  return { state, entry };
}

test('going back closes the drawer, then undoes the choices made in it', async () => {
  history.replaceState(null, '', '/list');
  const { state, entry } = openHistory();
  state.open = true;
  entry.add();
  entry.visit('/list?make=Volvo', { listScroll: 0 });
  expect(location.search).toBe('?make=Volvo');

  await goBack();
  expect(state).toMatchObject({ open: false, popStateCount: 0 });
  expect(location.search).toBe('?make=Volvo');

  await goBack();
  expect(location.search).toBe('');
  expect(state.popStateCount).toBe(1);
});

test('closing the drawer removes its history entry', async () => {
  history.replaceState(null, '', '/list');
  const { state, entry } = openHistory();
  state.open = true;
  entry.add();
  state.open = false;
  await entry.remove();
  expect(history.state).toBeNull();
  await entry.remove();
  expect(location.pathname).toBe('/list');
});
