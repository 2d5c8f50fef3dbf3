import { Wordmark } from '../../../design-system/components/Wordmark/Wordmark';
import { FieldImage } from '../../../design-system/fields/FieldImage';
import { isFilled } from '../../../design-system/fields/useFieldVisibility';
import { styled } from '../../../design-system/stitches';
import type { ImageField } from '../../../schema/generated/fields';
import { usePageInfo } from '../../../rendering/pageInfo';

const HomeLink = styled('a', {
  display: 'inline-flex',
  flexShrink: 0,
  borderRadius: '$small',
  textDecoration: 'none',
  '& img': {
    inlineSize: '$sizes$wordmarkWidth',
    blockSize: '$sizes$wordmarkHeight',
    objectFit: 'contain',
    objectPosition: '0 50%',
    // 90 % of the size on phones.
    '@belowSm': {
      inlineSize: 'calc($sizes$wordmarkWidth * 0.9)',
      blockSize: 'calc($sizes$wordmarkHeight * 0.9)',
    },
  },
});

/** The site's logo, 150 by 55 px, which leads to its front page. */
export function SiteLogo({ logo }: { logo: ImageField | undefined }) {
  const { siteName, wordmark, homeHref } = usePageInfo();
  return (
    <HomeLink href={homeHref} aria-label={isFilled(logo) ? siteName : undefined} data-logo="">
      <FieldImage
        field={logo}
        layout="natural"
        priority
        fallback={<Wordmark name={siteName} drawing={wordmark} />}
      />
    </HomeLink>
  );
}
