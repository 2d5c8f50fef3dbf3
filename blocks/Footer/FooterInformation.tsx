import { Heading } from '../../design-system/components/Heading/Heading';
import { FieldRichText } from '../../design-system/fields/FieldRichText';
import { FieldText } from '../../design-system/fields/FieldText';
import { styled } from '../../design-system/stitches';
import type { FooterInfoFields, FooterProps } from '../../schema/generated/fields';

const Infos = styled('div', {
  display: 'grid',
  gap: '$5 $grid',
  paddingBlock: '$6',
  borderBlockStart: '1px solid $line',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  variants: { full: { true: { '@md': { gridTemplateColumns: 'minmax(0, 1fr)' } } } },
});

const Box = styled('div', { '& > :last-child': { color: '$muted' } });

type FooterInformationProps = Pick<
  FooterProps,
  'InfoField1' | 'InfoField2' | 'InfoFieldOneChildFullWidth'
>;

/** Up to two boxes of text side by side; a single one may be as wide as the page. */
export function FooterInformation(props: FooterInformationProps) {
  const { InfoField1, InfoField2, InfoFieldOneChildFullWidth } = props;
  const filledFields = [InfoField1, InfoField2].filter((info) => info !== undefined);
  if (filledFields.length === 0) return null;
  const isFullWidth = filledFields.length === 1 && InfoFieldOneChildFullWidth;
  return (
    <Infos full={isFullWidth}>
      {filledFields.map((info, index) => (
        <Info key={index} info={info} full={isFullWidth} />
      ))}
    </Infos>
  );
}

function Info({ info, full }: { info: FooterInfoFields; full?: boolean }) {
  const { Heading: heading, Text: text } = info;
  return (
    <Box>
      {heading && (
        <Heading level={2} size={6}>
          <FieldText field={heading} />
        </Heading>
      )}
      <FieldRichText field={text} size="small" measured={!full} />
    </Box>
  );
}
