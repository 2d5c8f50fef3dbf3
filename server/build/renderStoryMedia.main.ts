/** Renders the pictures of the stories; run before Storybook. */
import { renderStoryMedia } from './renderStoryMedia';

renderStoryMedia('blocks', 'stories', '.data').then(
  ({ copied, unknown }) => {
    console.log(`Rendered ${copied} pictures for the stories`);
    if (unknown.length > 0) console.warn(`The media store does not have ${unknown.join(', ')}`);
  },
  (error: unknown) => {
    console.error('Could not render the pictures of the stories:', error);
    process.exitCode = 1;
  },
);
