/** Appends `!important`, to override inline styles of a library; Stitches' types do not allow such values. */
export const important = <Value extends string>(value: Value) => `${value} !important` as Value;
