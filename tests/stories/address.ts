/** Address of the built Storybook, on a free port that serveStories.ts chooses before the workers start. */
export const address = `http://127.0.0.1:${process.env.STORIES_PORT ?? 0}`;

/** Output folder of `npm run storybook:build`. */
export const builtStories = 'storybook-static';
