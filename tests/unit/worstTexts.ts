export const repeat = (fragment: string, length: number) =>
  fragment.repeat(Math.ceil(length / fragment.length)).slice(0, length);

/** Texts that are the worst case for many markup parsers. */
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
    ].map((fragment) => [fragment, repeat(fragment, length)]),
  );

export const addresses = (length: number) =>
  ['a', 'a-', '%C3%A5', '%', '%E5', '/', '/a', '%2F', 'å', '.', '?a=b&', '+'].map(
    (fragment) => `/${repeat(fragment, length)}`,
  );
