/** Port of the built Storybook under test; apart from those of the product and of `npm run storybook`. */
export const port = 4310;

export const address = `http://127.0.0.1:${port}`;

/** Where `npm run storybook:build` puts the stories. */
export const builtStories = 'storybook-static';
