import type { AlertMessageKey } from './alerts/alertMessages';
import type { BookingMessageKey } from './booking/bookingMessages';
import type { CarDetailMessageKey } from './carDetail/carDetailMessages';
import type { CarHistoryMessageKey } from './carHistory/carHistoryMessages';
import type { CarMessageKey } from './cars/carMessages';
import type { ChosenCarMessageKey } from './chosenCars/chosenCarMessages';
import type { ContactMessageKey } from './contact/contactMessages';
import type { DealerMessageKey } from './dealers/dealerMessages';
import type { ElectricMessageKey } from './electric/electricMessages';
import type { FinanceMessageKey } from './finance/financeMessages';
import type { FormMessageKey } from './forms/formMessages';
import type { GalleryMessageKey } from './gallery/galleryMessages';
import type { HoldMessageKey } from './holds/holdMessages';
import type { KitMessageKey } from './kits/kitMessages';
import type { OutsideFormMessageKey } from './outsideForms/outsideFormMessages';
import type { PlaceMessageKey } from './places/placeMessages';
import type { PriceMessageKey } from './price/priceMessages';
import type { SharingMessageKey } from './sharing/sharingMessages';
import type { TireAnswerMessageKey } from './tireAnswers/tireAnswerMessages';
import type { TireHotelMessageKey } from './tireHotel/tireHotelMessages';
import type { VisitMessageKey } from './visits/visitMessages';

/**
 * Keys of every text that code shows by itself. The site's dictionary on the content platform may
 * replace any of them; these are the texts when it does not.
 */
export type MessageKey =
  | AlertMessageKey
  | BookingMessageKey
  | CarDetailMessageKey
  | CarHistoryMessageKey
  | CarMessageKey
  | ChosenCarMessageKey
  | ContactMessageKey
  | DealerMessageKey
  | ElectricMessageKey
  | FinanceMessageKey
  | FormMessageKey
  | GalleryMessageKey
  | HoldMessageKey
  | KitMessageKey
  | OutsideFormMessageKey
  | PlaceMessageKey
  | PriceMessageKey
  | SharingMessageKey
  | TireAnswerMessageKey
  | TireHotelMessageKey
  | VisitMessageKey
  | 'scrollToTopButtonAria'
  | 'mainPages'
  | 'skipToContent'
  | 'mainNavigation'
  | 'footerNavigation'
  | 'languageSwitcher'
  | 'openMenu'
  | 'closeMenu'
  | 'refusedTitle'
  | 'refusedText'
  | 'tooManyText'
  | 'more'
  | 'back'
  | 'submenu'
  | 'quoted'
  | 'searchLabel'
  | 'searchPlaceholder'
  | 'searchSubmit'
  | 'showAllCars'
  | 'showAllCarsUncounted'
  | 'searchClear'
  | 'opensInNewWindow'
  | 'campaign'
  | 'scrollDown'
  | 'play'
  | 'pause'
  | 'mute'
  | 'unmute'
  | 'youtubeConsentText'
  | 'youtubeConsentButton'
  | 'film'
  | 'youtubeLink'
  | 'days'
  | 'hours'
  | 'minutes'
  | 'seconds'
  | 'showAllFiles'
  | 'showFewerFiles'
  | 'share'
  | 'shareLinkedIn'
  | 'shareFacebook'
  | 'shareWhatsApp'
  | 'shareX'
  | 'shareMail'
  | 'copyLink'
  | 'copyToClipboard'
  | 'copied'
  | 'optional'
  | 'fieldError'
  | 'errorSummary'
  | 'chooseOption'
  | 'showOptions'
  | 'clearChoice'
  | 'loadingContent'
  | 'loadingOptions'
  | 'noOptions'
  | 'optionCount'
  | 'rangeFrom'
  | 'rangeTo'
  | 'rangeSpread'
  | 'chartTable'
  | 'chartDate'
  | 'chartPrice'
  | 'chartPriceNow'
  | 'chartLowestPrice'
  | 'chartLevel'
  | 'chartPower'
  | 'chartPeakPower'
  | 'chartCar'
  | 'chartRangeWltp'
  | 'chartRangeSummer'
  | 'chartRangeWinter'
  | 'chartLoanAmount'
  | 'chartInterest'
  | 'chartFees'
  | 'chartPart'
  | 'chartCost'
  | 'chartShare'
  | 'chartTotal'
  | 'notFoundTitle'
  | 'notFoundText'
  | 'toStartPage'
  | 'unavailableTitle'
  | 'unavailableText'
  | 'serverErrorTitle'
  | 'serverErrorText'
  | 'errorCardTitle'
  | 'errorCardText'
  | 'errorCardReload'
  | 'close'
  | 'remove'
  | 'carousel'
  | 'slide'
  | 'slidePosition'
  | 'previousSlide'
  | 'nextSlide'
  | 'chooseSlide'
  | 'playSlides'
  | 'pauseSlides'
  | 'notifications'
  | 'breadcrumb'
  | 'stepPosition'
  | 'stepDone'
  | 'draftUntil'
  | 'editingEmptyText'
  | 'editingEmptyRichText'
  | 'editingEmptyLink'
  | 'editingEmptyImage'
  | 'editingEmptyDate'
  | 'editingEmptyFile'
  | 'storyTags'
  | 'storyShowAll'
  | 'storyLayout'
  | 'storyGrid'
  | 'storyRows'
  | 'storyNoResults'
  | 'storySummary'
  | 'storyMore'
  | 'storyNewest'
  | 'storyTeaserTitle'
  | 'storyAll'
  | 'storyNavigation'
  | 'storyBack'
  | 'storyPrevious'
  | 'storyNext'
  | 'storyAuthor'
  | 'storyPublished'
  | 'banner'
  | 'closeBanner'
  | 'consentTitle'
  | 'consentText'
  | 'consentPolicy'
  | 'consentDecline'
  | 'consentAccept'
  | 'consentDetails'
  | 'consentSettings'
  | 'consentSave'
  | 'consentNecessary'
  | 'consentNecessaryText'
  | 'consentStatistics'
  | 'consentStatisticsText'
  | 'consentMarketing'
  | 'consentMarketingText'
  | 'finderPanel'
  | 'finderMap'
  | 'finderView'
  | 'finderSearch'
  | 'finderSuggestions'
  | 'finderSuggestionCount'
  | 'finderNotFound'
  | 'finderNearMe'
  | 'finderLocating'
  | 'finderNoPosition'
  | 'finderShown'
  | 'finderNearest'
  | 'finderNearestToYou'
  | 'finderShowAll'
  | 'finderShowMore'
  | 'finderShowDetails'
  | 'finderDirections'
  | 'finderOpeningHours'
  | 'finderServices'
  | 'finderContact'
  | 'finderEmail'
  | 'finderPhone'
  | 'finderWeb'
  | 'finderChargers'
  | 'finderCharger'
  | 'finderOtherPlug'
  | 'finderPower'
  | 'finderMapLabel'
  | 'finderMapLoading'
  | 'finderMapFailed'
  | 'finderMapCredits'
  | 'finderZoomIn'
  | 'finderZoomOut'
  | 'finderCluster'
  | 'finderYouAreHere'
  | 'finderUnknownType'
  | 'finderEmpty'
  | 'finderMapsApiFailed';

/** The default texts of one language, complete. */
export type Messages = Record<MessageKey, string>;
