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
import { toPageName, findNewNames } from '../../../../design-system/styling/sheet';

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

/** The same rules written by Stitches alone, in a separate sheet. */
function createWithStitches() {
  // Stitches shares its sheet among equal configurations; the unused utility makes this one differ.
  const stitches = createStitches({ media, utils: { unused: () => ({}) } });
  const box = stitches.css(boxStyle as never) as unknown as (choice: object) => {
    className: string;
  };
  const link = stitches.css(box as never, linkStyle as never) as unknown as typeof box;
  return { stitches, box, link };
}

describe('styled', () => {
  test('creates the same classes and style sheet as Stitches', () => {
    const { stitches, box, link } = createWithStitches();
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
    ].map(({ className }) => className.split(' ').map(toPageName).join(' '));
    expect([...result.matchAll(/class="([^"]+)"/g)].map(([, name]) => name)).toEqual(expected);
    expect(sheet).toBe(stitches.getCssText().replace(/\bc-[\w-]+/g, toPageName));
    expect(sheet).toContain('--sxs{--sxs:2 ');
  });

  test('a page contains only the styles that it uses', () => {
    const One = styled('p', { color: '$danger' });
    const Other = styled('p', { color: '$success' });
    const first = collectStyles(() => renderToString(<One />)).css;
    const second = collectStyles(() => renderToString(<Other />)).css;
    expect(first).toContain('--colors-danger');
    expect(second).toContain('--colors-success');
    expect(second).not.toContain('--colors-danger');
    expect(collectStyles(() => renderToString(<One />)).css).toBe(first);
  });

  test('a page contains the styles of fragments that are rendered separately', () => {
    const Island = styled('aside', { color: '$warning' });
    const Page = () => <main dangerouslySetInnerHTML={{ __html: renderToString(<Island />) }} />;
    expect(collectStyles(() => renderToString(<Page />)).css).toContain('--colors-warning');
  });

  test('a page that fails to render leaves no styles for the next', () => {
    const Failed = styled('i', { color: '$campaign' });
    const Thrower = () => {
      throw new Error('broken');
    };
    const render = () => renderToString(createElement('div', null, <Failed />, <Thrower />));
    expect(() => collectStyles(render)).toThrow('broken');
    expect(collectStyles(() => renderToString(<b />)).css).not.toContain('--colors-campaign');
  });

  test('refuses asynchronous rendering, in which pages could mix', () => {
    expect(() => collectStyles(() => Promise.resolve(''))).toThrow(TypeError);
  });

  test('a style sheet does not grow with the number of renderings or with unknown values in content', () => {
    const render = (size: string) =>
      collectStyles(() => renderToString(createElement(Box, { size } as never)));
    const plain = render('small');
    render('large');
    const newNames = findNewNames(() => {
      for (let i = 0; i < 500; i++) {
        expect(render(`invented-${i}`).css).toBe(plain.css);
        render(i % 2 ? 'large' : 'small');
      }
    });
    expect(newNames).toEqual([]);
  });

  test('passes on all other props and can render another element', () => {
    const html = renderToStaticMarkup(
      <Box as="a" href="/x" id="a" size="large" wide className="more" aria-label="b" />,
    );
    expect(html).toMatch(/^<a class="[^"]+ more" href="\/x" id="a" aria-label="b"><\/a>$/);
  });

  test('checks the types of props against the rendered element', () => {
    // @ts-expect-error -- a div has no href
    void (<Box href="/x" />);
    // @ts-expect-error -- no such size
    void (<Box size="huge" />);
    void (<Box ref={createRef<HTMLDivElement>()} wide={{ '@sm': true }} />);
    void (<BoxLink as="a" href="/x" quiet size="large" />);
  });

  test('rejects a token that no theme has', () => {
    const Wrong = styled('p', { color: '$txet' });
    expect(() => renderToString(<Wrong />)).toThrow('No token $txet');
  });

  test('rejects nested parentheses that Stitches would cut', () => {
    const Padded = styled('p', { paddingBlock: 'calc($space$6 + var(--bar)) $8' });
    expect(() => renderToString(<Padded />)).toThrow('cut parentheses');
    const Complete = styled('p', {
      paddingBlock: 'calc(var(--bar) + $space$6) $8',
      maskImage: 'url("data:image/svg+xml;utf8,(")',
    });
    expect(() => renderToString(<Complete />)).not.toThrow();
  });

  test('a styled component can be used as a selector in other styles', () => {
    const Outer = styled('div', { [`& > ${Box}`]: { margin: 0 } });
    const { css: sheet } = collectStyles(() => renderToString(<Outer />));
    expect(sheet).toContain(`> ${String(Box)}{margin:0}`);
  });
});

test('an animation is included in pages whose styles name it', () => {
  const spin = keyframes({ to: { transform: 'rotate(1turn)' } });
  const spinner = css({ animation: `${spin} 1s` });
  expect(collectStyles(() => spinner()).css).toContain(`@keyframes ${spin}{`);
  expect(collectStyles(() => '').css).not.toContain(spin);
});

test('global styles are included in every page', () => {
  globalCss({ 'main > hr': { margin: '$2' } });
  expect(collectStyles(() => '').css).toContain('main > hr{margin:var(--space-2)}');
});
