export const repeat = (part: string, length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** Texts that parsers of markup are slow with when they are slow with any. */
export const markup = (length: number): Record<string, string> =>
  Object.fromEntries(
    [
      ...[
        '<b>',
        '<',
        '<a ',
        '<a href="',
        "<a href='x",
        '</b>',
        '<!--',
        '<!-->',
        '<p>',
        '<i></i>',
        '&',
        '&amp;',
        '<x>',
      ],
      ...[
        '<a b="c" ',
        '<b style="',
        '<img src="/-/media/a">',
        '<![CDATA[',
        '<?',
        '<h2 id="a">',
        ' href="',
        "<a href='",
        '<svg>',
        '"',
        ' ',
      ],
    ].map((part) => [part, repeat(part, length)]),
  );

export const addresses = (length: number) =>
  ['a', 'a-', '%C3%A5', '%', '%E5', '/', '/a', '%2F', 'å', '.', '?a=b&', '+'].map(
    (part) => `/${repeat(part, length)}`,
  );
