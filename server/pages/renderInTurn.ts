import { TooManyTasksError } from '../../platform/boundedTasks';
import { FairTurns } from '../../platform/FairTurns';
import type { RenderPage } from '../../platform/pages/page.types';

/**
 * Pages that are made at once: rendering takes one of these a few ms, and what it is made from up to some seconds where a
 * system is slow. Nobody's browser asks for as many at once as one visitor may have made.
 */
const TURNS = { atOnce: 64, ofOne: 8, waiting: 500 };

/** A page that has less time left than this, in ms, is not begun: its systems would be blamed for it. */
const LEAST_TIME_MS = 500;

/**
 * Renders pages as `render` does, those of one visitor a few at a time, and of all who wait one after the other: made-up
 * addresses keep nobody else from a page.
 * @returns a function that throws TooManyTasksError for a page whose turn does not come in time
 */
export function renderInTurn(render: RenderPage, turns = new FairTurns(TURNS)): RenderPage {
  return async (request) => {
    const { visitor = '', deadline = Infinity } = request;
    const end = await turns.take(visitor);
    try {
      if (deadline - performance.now() < LEAST_TIME_MS) {
        throw new TooManyTasksError('The turn of a page came too late.');
      }
      const page = await render(request);
      if (page.whole) page.whole.then(end, end);
      else end();
      return page;
    } catch (error) {
      end();
      throw error;
    }
  };
}
