import { Heading } from '../../design-system/components/Heading/Heading';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldButton } from '../../design-system/fields/FieldLink';
import { FieldText } from '../../design-system/fields/FieldText';
import type { HeroForm } from '../../design-system/layouts/ThemeLayout';
import type { HeroBannerProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import { buttonVariants } from '../../rendering/buttonVariants';
import type { HeroBannerData } from './HeroBanner.data';
import { Eyebrow, Lead, Words } from './heroLooks';
import { SearchBar } from './SearchBar';

/** What a hero says: small line, title, text, links and search field, in the place that its composition gives them. */
export function HeroWords({
  form,
  SubTitle,
  Title,
  Reverse,
  Text: text,
  Link,
  ButtonType = 'Primary',
  SecondaryLink,
  ShowSearchBar,
  SearchBarUrl,
  SearchBarPlaceHolderText,
  SearchBarFindsCars,
  data,
}: WithData<HeroBannerProps, HeroBannerData> & { form: HeroForm }) {
  return (
    <Words form={form} reverse={Reverse}>
      {SubTitle && (
        <Eyebrow>
          <FieldText field={SubTitle} />
        </Eyebrow>
      )}
      {Title && (
        <Heading level={1} size="display">
          <FieldText field={Title} />
        </Heading>
      )}
      {text && (
        <Lead>
          <Text size="lead">
            <FieldText field={text} />
          </Text>
        </Lead>
      )}
      {(Link || SecondaryLink) && (
        <Stack direction="row" wrap gap={3}>
          {Link && <FieldButton field={Link} variant={buttonVariants[ButtonType]} size="large" />}
          {SecondaryLink && <FieldButton field={SecondaryLink} variant="outline" size="large" />}
        </Stack>
      )}
      {ShowSearchBar && SearchBarUrl && (
        <SearchBar
          action={SearchBarUrl.value.href}
          placeholder={SearchBarPlaceHolderText?.value}
          findsCars={SearchBarFindsCars}
          cars={data?.cars}
        />
      )}
    </Words>
  );
}
