/** Port of the built Storybook under test; apart from those of the product and of `npm run storybook`. */
export const port = Number(process.env.TEST_PORT ?? 4300) + 10;

export const address = `http://127.0.0.1:${port}`;

/** Where `npm run storybook:build` puts the stories. */
export const builtStories = 'storybook-static';
