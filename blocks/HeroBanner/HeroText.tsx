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
import { Eyebrow, Lead, HeroTextColumn } from './heroStyles';
import { SearchBar } from './SearchBar';

/** The text of a hero: eyebrow, title, text, links and search field, arranged by its layout. */
export function HeroText({
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
  const links = (Link || SecondaryLink) && (
    <Stack direction="row" wrap gap={3}>
      {Link && <FieldButton field={Link} variant={buttonVariants[ButtonType]} size="large" />}
      {SecondaryLink && <FieldButton field={SecondaryLink} variant="outline" size="large" />}
    </Stack>
  );
  const search = ShowSearchBar && SearchBarUrl && (
    <SearchBar
      action={SearchBarUrl.value.href}
      placeholder={SearchBarPlaceHolderText?.value}
      findsCars={SearchBarFindsCars}
      carCount={data?.carCount}
    />
  );
  return (
    <HeroTextColumn form={form} reverse={Reverse} hasSearch={Boolean(search)}>
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
      {form === 'typeLed' ? search : links}
      {form === 'typeLed' ? links : search}
    </HeroTextColumn>
  );
}
