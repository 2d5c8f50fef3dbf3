/** Of the built Storybook under test, on a free port that serveStories.ts chooses before the workers start. */
export const address = `http://127.0.0.1:${process.env.STORIES_PORT ?? 0}`;

/** Where `npm run storybook:build` puts the stories. */
export const builtStories = 'storybook-static';
