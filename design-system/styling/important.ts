/** A value that wins over what a library writes into `style`: Stitches' types know the values without the word. */
export const important = <Value extends string>(value: Value) => `${value} !important` as Value;
