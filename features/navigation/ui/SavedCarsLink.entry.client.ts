import { savedCars } from '../../car/ui/carsOnDevice';

/** Shows in the header how many cars the visitor has saved, in this window or another. */
export function start(link: HTMLElement): void {
  const count = link.querySelector<HTMLElement>('[data-saved-count]');
  if (!count) return;
  const update = () => {
    const { length } = savedCars.read();
    count.textContent = String(length);
    count.hidden = length === 0;
  };
  savedCars.subscribe(update);
  update();
}
