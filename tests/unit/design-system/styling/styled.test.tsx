import { createStitches } from '@stitches/react';
import { createElement, createRef } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { media } from '../../../../design-system/media';
import {
  collectStyles,
  css,
  globalCss,
  keyframes,
  styled,
} from '../../../../design-system/stitches';
import { nameInPages, namesWritten } from '../../../../design-system/styling/sheet';

const boxStyle = {
  color: '$text',
  padding: '$4',
  '&:hover': { color: '$primary' },
  '@lg': { padding: '$6' },
  variants: {
    size: { small: { fontSize: '$small' }, large: { fontSize: '$lead' } },
    wide: { true: { width: '100%' } },
  },
  compoundVariants: [{ size: 'large' as const, wide: true, css: { fontWeight: '$bold' } }],
  defaultVariants: { size: 'small' as const },
};
const linkStyle = {
  color: '$link',
  variants: { size: { small: { margin: 1 } }, quiet: { true: { opacity: 0.5 } } },
};
const Box = styled('div', boxStyle);
const BoxLink = styled(Box, linkStyle);

/** The same rules from Stitches alone, in a sheet of its own. */
function byStitches() {
  // Stitches shares its sheet among equal configurations; the unused utility makes this one differ.
  const stitches = createStitches({ media, utils: { unused: () => ({}) } });
  const box = stitches.css(boxStyle as never) as unknown as (choice: object) => {
    className: string;
  };
  const link = stitches.css(box as never, linkStyle as never) as unknown as typeof box;
  return { stitches, box, link };
}

describe('styled', () => {
  test('gives the classes and the style sheet that Stitches would', () => {
    const { stitches, box, link } = byStitches();
    const { result, css: sheet } = collectStyles(() =>
      renderToStaticMarkup(
        <Box>
          <Box size="large" wide />
          <BoxLink size="small" quiet />
          <Box size={{ '@initial': 'small', '@lg': 'large' }} />
        </Box>,
      ),
    );
    const expected = [
      box({}),
      box({ size: 'large', wide: true }),
      link({ size: 'small', quiet: true }),
      box({ size: { '@initial': 'small', '@lg': 'large' } }),
    ].map(({ className }) => className.split(' ').map(nameInPages).join(' '));
    expect([...result.matchAll(/class="([^"]+)"/g)].map(([, name]) => name)).toEqual(expected);
    expect(sheet).toBe(stitches.getCssText().replace(/\bc-[\w-]+/g, nameInPages));
    expect(sheet).toContain('--sxs{--sxs:2 ');
  });

  test('a page carries only the styles that it shows', () => {
    const One = styled('p', { color: '$danger' });
    const Other = styled('p', { color: '$success' });
    const first = collectStyles(() => renderToString(<One />)).css;
    const second = collectStyles(() => renderToString(<Other />)).css;
    expect(first).toContain('--colors-danger');
    expect(second).toContain('--colors-success');
    expect(second).not.toContain('--colors-danger');
    expect(collectStyles(() => renderToString(<One />)).css).toBe(first);
  });

  test('a page carries the styles of what is rendered apart within it', () => {
    const Island = styled('aside', { color: '$warning' });
    const Page = () => <main dangerouslySetInnerHTML={{ __html: renderToString(<Island />) }} />;
    expect(collectStyles(() => renderToString(<Page />)).css).toContain('--colors-warning');
  });

  test('a failing page leaves nothing behind for the next', () => {
    const Failed = styled('i', { color: '$campaign' });
    const Thrower = () => {
      throw new Error('broken');
    };
    const render = () => renderToString(createElement('div', null, <Failed />, <Thrower />));
    expect(() => collectStyles(render)).toThrow('broken');
    expect(collectStyles(() => renderToString(<b />)).css).not.toContain('--colors-campaign');
  });

  test('refuses to collect while pages could mix', () => {
    expect(() => collectStyles(() => Promise.resolve(''))).toThrow(TypeError);
  });

  test('does not grow with renderings nor with values that content invents', () => {
    const render = (size: string) =>
      collectStyles(() => renderToString(createElement(Box, { size } as never)));
    const plain = render('small');
    render('large');
    const written = namesWritten(() => {
      for (let i = 0; i < 500; i++) {
        expect(render(`invented-${i}`).css).toBe(plain.css);
        render(i % 2 ? 'large' : 'small');
      }
    });
    expect(written).toEqual([]);
  });

  test('passes everything but its own props on, and can be another element', () => {
    const html = renderToStaticMarkup(
      <Box as="a" href="/x" id="a" size="large" wide className="more" aria-label="b" />,
    );
    expect(html).toMatch(/^<a class="[^"]+ more" href="\/x" id="a" aria-label="b"><\/a>$/);
  });

  test('checks props against the element that is rendered', () => {
    // @ts-expect-error -- a div has no href
    void (<Box href="/x" />);
    // @ts-expect-error -- no such size
    void (<Box size="huge" />);
    void (<Box ref={createRef<HTMLDivElement>()} wide={{ '@sm': true }} />);
    void (<BoxLink as="a" href="/x" quiet size="large" />);
  });

  test('refuses a token that no theme has', () => {
    const Wrong = styled('p', { color: '$txet' });
    expect(() => renderToString(<Wrong />)).toThrow('No token $txet');
  });

  test('refuses what Stitches cuts within nested parentheses', () => {
    const Padded = styled('p', { paddingBlock: 'calc($space$6 + var(--bar)) $8' });
    expect(() => renderToString(<Padded />)).toThrow('cut parentheses');
    const Whole = styled('p', {
      paddingBlock: 'calc(var(--bar) + $space$6) $8',
      maskImage: 'url("data:image/svg+xml;utf8,(")',
    });
    expect(() => renderToString(<Whole />)).not.toThrow();
  });

  test('is a selector for other styles', () => {
    const Outer = styled('div', { [`& > ${Box}`]: { margin: 0 } });
    const { css: sheet } = collectStyles(() => renderToString(<Outer />));
    expect(sheet).toContain(`> ${String(Box)}{margin:0}`);
  });
});

test('an animation reaches the pages whose styles name it', () => {
  const spin = keyframes({ to: { transform: 'rotate(1turn)' } });
  const spinner = css({ animation: `${spin} 1s` });
  expect(collectStyles(() => spinner()).css).toContain(`@keyframes ${spin}{`);
  expect(collectStyles(() => '').css).not.toContain(spin);
});

test('global styles are on every page', () => {
  globalCss({ 'main > hr': { margin: '$2' } });
  expect(collectStyles(() => '').css).toContain('main > hr{margin:var(--space-2)}');
});
