import { blurb, guid, main, row, value, type LayoutKind } from './layoutParts';

/** Layouts with various forms of fields. */
export const fieldKinds: LayoutKind[] = [
  // Fields
  {
    kind: 'empty fields (Sitecore/jss: value "")',
    route: main(
      blurb(value(''), { RichText: value(''), Link: value({ href: '' }), ImageDesktop: value({}) }),
      blurb(value('Hej')),
    ),
    shows: ['Hej'],
  },
  {
    kind: 'marks of fields of the older page editor (Sitecore/jss: editable)',
    route: main(blurb({ value: 'Hej', editable: '<span class="scWebEditInput">Hej</span>' })),
    shows: ['Hej'],
    hides: ['scWebEditInput'],
  },
  {
    kind: 'a number and a boolean as text (fields of Edge)',
    route: main(
      blurb(value('Hej'), { Reverse: value('1') }),
      row({ 'stage-row': [] }, { fields: { Columns: value('3') } }),
    ),
    shows: ['Hej'],
  },
  {
    kind: 'a picture with sizes as text (layout service, image fields)',
    route: main(
      blurb(value('Hej'), {
        ImageDesktop: value({
          src: '/-/media/a.jpg?iar=0&hash=1',
          alt: 'Bil',
          width: '800',
          height: '600',
        }),
      }),
    ),
    shows: ['Hej', 'alt="Bil"', 'width="800"'],
  },
  {
    kind: 'a picture as the platform stores it (raw values, mediaid)',
    route: main(
      blurb(value('Hej'), { ImageDesktop: value(`<image mediaid="{${guid}}" alt="Bil" />`) }),
    ),
    shows: ['alt="Bil"', guid.replaceAll('-', '')],
  },
  {
    kind: 'a picture without a value around it (Sitecore/jss: ImageFieldValue)',
    route: main(blurb(value('Hej'), { ImageDesktop: { src: '/-/media/a.jpg', alt: 'Bil' } })),
    shows: ['alt="Bil"'],
  },
  {
    kind: 'a link to a page with query and anchor (general link, internal)',
    route: main(
      blurb(value('Hej'), {
        Link: value({
          href: '/om',
          text: 'Om',
          linktype: 'internal',
          querystring: 'a=b',
          anchor: 'c',
          id: `{${guid}}`,
          class: 'x',
          target: '|Custom',
        }),
      }),
    ),
    shows: ['href="/om?a=b#c"', 'Om'],
  },
  {
    kind: 'a link to a place of the page (Sitecore/jss#2115)',
    route: main(
      blurb(value('Hej'), {
        Link: value({
          href: 'priser',
          text: 'Priser',
          linktype: 'anchor',
          anchor: 'priser',
          url: 'priser',
        }),
      }),
    ),
    shows: ['href="#priser"'],
  },
  {
    kind: 'a link by e-mail, to a file and to another site (general link forms)',
    route: main(
      blurb(value('A'), {
        Link: value({ href: 'mailto:a@example.com', text: 'Mejl', linktype: 'mailto' }),
      }),
      blurb(value('B'), {
        Link: value({ href: '/-/media/a.pdf', text: 'Fil', linktype: 'media' }),
      }),
      blurb(value('C'), {
        Link: value({
          href: 'https://example.com',
          text: 'Ut',
          linktype: 'external',
          target: '_blank',
        }),
      }),
    ),
    shows: ['mailto:a@example.com', '/-/media/a.pdf', 'https://example.com'],
  },
  {
    kind: 'a link that would run script (general link, javascript)',
    route: main(
      blurb(value('Hej'), {
        Link: value({ href: 'javascript:alert(1)', text: 'Kör', linktype: 'javascript' }),
      }),
    ),
    shows: ['Hej'],
    hides: ['javascript:'],
  },
  {
    kind: 'a link as the platform stores it (raw values)',
    route: main(
      blurb(value('Hej'), {
        Link: value(
          '<link text="Ut" linktype="external" url="https://example.com" target="_blank" />',
        ),
      }),
    ),
    shows: ['https://example.com', 'Ut'],
  },
  {
    kind: 'rich text with what the editor makes of links and pictures (Sitecore rich text fields)',
    route: main(
      blurb(value('Hej'), {
        RichText: value(
          '<h5>A</h5><div>B</div><p><a href="~/media/x.pdf">Fil</a><img src="-/media/y.ashx" alt="Bild"></p>',
        ),
      }),
    ),
    shows: ['<h5>A</h5>', '<div>B</div>', '/-/media/x.pdf', 'alt="Bild"'],
  },
  {
    kind: 'a list of items with items that are gone (multilist, treelist)',
    route: main(
      {
        componentName: 'LinkList',
        fields: {
          Items: [
            { id: guid, name: 'a', url: '/a', displayName: 'A', fields: { Text: value('Ett') } },
            null,
            { id: guid, fields: {} },
          ],
        },
      },
      blurb(value('Hej')),
    ),
    shows: ['Hej'],
  },
];
