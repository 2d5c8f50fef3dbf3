import { FieldLink } from '../../design-system/fields/FieldLink';
import { FieldText } from '../../design-system/fields/FieldText';
import { styled } from '../../design-system/stitches';
import type { CarouselSlideFields, CarouselSubTitleColor } from '../../schema/generated/fields';

const Line = styled('p', {
  margin: 0,
  fontSize: '$small',
  fontWeight: '$semibold',
  letterSpacing: '$label',
  textTransform: 'uppercase',
  '& a': { color: 'inherit' },
  variants: {
    color: {
      White: { color: '$onDark' },
      Dark: { color: '$dark' },
      Accent: { color: '$onAccent' },
    } satisfies Record<CarouselSubTitleColor, object>,
    /** Background of the text if the slide's shade would make it unreadable. */
    ground: {
      White: { backgroundColor: '$dark' },
      Dark: { backgroundColor: '$onDark' },
      Accent: { backgroundColor: '$accent' },
      none: {},
    },
    padded: { true: { padding: '$1 $3', borderRadius: '$small', textShadow: 'none' } },
  },
});

/** The small line above a slide's title; a link if it has an address. */
export function SlideSubTitle({ slide }: { slide: CarouselSlideFields }) {
  const { SubTitle, SubTitleLink, SubTitleColor, TextColor = 'White' } = slide;
  if (!SubTitle && !SubTitleLink) return null;
  const color = SubTitleColor ?? TextColor;
  const needsBackground = color !== TextColor;
  return (
    <Line color={color} ground={needsBackground ? color : 'none'} padded={needsBackground}>
      {SubTitleLink ? (
        <FieldLink field={SubTitleLink}>
          {SubTitle ? <FieldText field={SubTitle} /> : undefined}
        </FieldLink>
      ) : (
        <FieldText field={SubTitle} />
      )}
    </Line>
  );
}
