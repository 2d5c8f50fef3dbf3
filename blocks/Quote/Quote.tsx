import { Section } from '../../design-system/components/Section/Section';
import { FieldImage } from '../../design-system/fields/FieldImage';
import { FieldText } from '../../design-system/fields/FieldText';
import { useShown } from '../../design-system/fields/useShown';
import { styled } from '../../design-system/stitches';
import type { QuoteProps } from '../../schema/generated/fields';

const Figure = styled('figure', {
  display: 'grid',
  gap: '$4',
  margin: 0,
  paddingInlineStart: '$5',
  borderInlineStart: '4px solid $primary',
});

const Words = styled('blockquote', {
  margin: 0,
  fontFamily: '$heading',
  fontSize: '$h4',
  lineHeight: '$snug',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  // Quotation marks of the page's language.
  quotes: 'auto',
  '& > p': { margin: 0 },
  '& > p::before': { content: 'open-quote' },
  '& > p::after': { content: 'close-quote' },
});

const Who = styled('figcaption', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  fontSize: '$small',
  lineHeight: '$snug',
  '& img': { inlineSize: '$space$8', borderRadius: '$round' },
  '& > span': { display: 'grid' },
});

const Source = styled('cite', { fontStyle: 'normal', fontWeight: '$semibold' });

const Role = styled('span', { color: '$muted' });

/** A quotation with its source, set apart from the text around it. */
export function Quote({ Text, Source: source, Role: role, Image }: QuoteProps) {
  const shown = useShown();
  if (!shown(Text)) return null;
  return (
    <Section padding="small" width="narrow">
      <Figure>
        <Words>
          <p>
            <FieldText field={Text} />
          </p>
        </Words>
        {[source, role, Image].some(shown) && (
          <Who>
            {shown(Image) && <FieldImage field={Image} ratio="1 / 1" sizes="64px" />}
            <span>
              {shown(source) && (
                <Source>
                  <FieldText field={source} />
                </Source>
              )}
              {shown(role) && (
                <Role>
                  <FieldText field={role} />
                </Role>
              )}
            </span>
          </Who>
        )}
      </Figure>
    </Section>
  );
}
