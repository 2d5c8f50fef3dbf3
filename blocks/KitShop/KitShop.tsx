import { Button } from '../../design-system/components/Button/Button';
import { modal } from '../../design-system/components/Dialog/Modal';
import { Heading, headingLevels } from '../../design-system/components/Heading/Heading';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldText } from '../../design-system/fields/FieldText';
import { useMessages } from '../../design-system/messages';
import { css, styled } from '../../design-system/stitches';
import type { KitShopProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import { clientScript } from '../../rendering/clientScript';
import { Island } from '../../rendering/Island';
import { activeFilters, ListChips } from '../../features/search/ui/ListChips';
import { ListBody } from '../../features/search/ui/ListBody';
import { ListSkeleton } from '../../features/search/ui/ListResults';
import { ChipsPlace, ListFrame } from '../../features/search/ui/listLayout';
import { KitDetails } from '../../features/kits/ui/shop/KitDetails';
import { KitFilters } from '../../features/kits/ui/shop/KitFilters';
import { kitMessages } from '../../features/kits/ui/shop/kitMessages';
import { KitGrid, KitResults } from '../../features/kits/ui/shop/KitResults';
import type { KitShopData } from '../../features/kits/ui/shop/kitShopData';
import { KitToolbar } from '../../features/kits/ui/shop/KitToolbar';
import { QuoteKits } from '../../features/kits/ui/shop/QuoteKits.island';
import beginKitShop from '../../features/kits/ui/shop/client/beginKitShop.js?url';
import { kitAddressing } from '../../features/kits/ui/shop/kitFacets';
import { useKitTexts } from '../../features/kits/ui/shop/useKitTexts';

const dialog = css(modal, {
  inset: 0,
  inlineSize: 'calc(100% - 2 * $space$3)',
  maxInlineSize: '$narrow',
  maxBlockSize: 'calc(100dvh - 2 * $space$3)',
  margin: 'auto',
  borderRadius: '$card',
});

const DialogHead = styled('div', {
  '@tall': { position: 'sticky', insetBlockStart: 0 },
  zIndex: '$raised',
  display: 'flex',
  justifyContent: 'flex-end',
  padding: '$3 $4 0',
  backgroundColor: '$bg',
});

const DialogBody = styled('div', { padding: '0 $5 $6' });

/**
 * The accessory kits of the site: a list with filters, a kit's details, and the quote that staff put
 * together. List, filters, pages and details are addresses that the server answers; in the browser they change in
 * place (KitShop.client.ts). The quote needs script.
 */
export function KitShop({
  Title,
  TitleTag = 'h1',
  Text: text,
  data,
}: WithData<KitShopProps, KitShopData | undefined>) {
  const message = useMessages();
  const texts = useKitTexts();
  if (!data) return null;
  const { state, listPath, details, sessionSample } = data;
  return (
    <Section padding="none">
      <ListFrame
        {...clientScript('KitShop')}
        data-kit-shop=""
        data-list-path={listPath}
        data-layout="sticky"
        data-view="grid"
        data-address={kitAddressing.address(listPath, state)}
        data-default-order={data.sorts[0]?.order}
      >
        <BeginKitShop />
        {(Title || text) && (
          <Stack gap={2}>
            {Title && (
              <Heading level={headingLevels[TitleTag]} size={2}>
                <FieldText field={Title} />
              </Heading>
            )}
            {text && (
              <Text color="muted" measured>
                <FieldText field={text} />
              </Text>
            )}
          </Stack>
        )}
        <noscript>
          <Text>{message('kitNoScript')}</Text>
        </noscript>
        {details && <KitDetails kit={details} data={data} />}
        <KitToolbar data={data} />
        <ChipsPlace data-list-swap="chips">
          <ListChips
            state={state}
            filters={activeFilters(state, texts)}
            address={(remaining) => kitAddressing.address(listPath, remaining)}
          />
        </ChipsPlace>
        {/* Message if there are no kits for the session's vehicle. */}
        <Text
          hidden
          role="status"
          weight="medium"
          data-kit-no-vehicle={message('kitNoneForVehicle')}
        />
        <ListBody filters={<KitFilters data={data} />}>
          <div data-list-swap="results" data-list-results="">
            <KitResults data={data} level={Title ? 2 : 3} />
          </div>
        </ListBody>
        <ListSkeleton cards={12} grid={KitGrid} />
        <dialog className={dialog()} aria-label={message('kitDetails')} data-kit-dialog="">
          <DialogHead data-sticks="start">
            <Button
              type="button"
              variant="ghost"
              iconOnly
              aria-label={message('close')}
              data-kit-close=""
            >
              <Icon name="close" size="medium" />
            </Button>
          </DialogHead>
          <DialogBody data-kit-place="" />
        </dialog>
      </ListFrame>
      <Island
        name="QuoteKits"
        component={QuoteKits}
        when="load"
        messages={kitMessages}
        props={{ sessionSample }}
      />
    </Section>
  );
}

/** A script that runs before the kits are painted; markup, because React does not run scripts it renders. */
function BeginKitShop() {
  const script = `<script src="${beginKitShop}"></script>`;
  return <div hidden dangerouslySetInnerHTML={{ __html: script }} />;
}
