import { textLanguages } from '../../../schema/codegen/readCatalogues';
import type { Language } from '../../../sites/site.types';

const wordsOf = (text: string) => text.trim().split(/\s+/);

/**
 * Frequent words, and words of the trade, which none of the other four languages has. Words that mean something in
 * another one (Swedish “sen”, English “part”) are left out.
 */
const words: Record<Language, string> = {
  sv: `
    och är till för att inte från när vad finns bilar än hur upp ska två utan snett igen nu gör vid sida
    samma välj där innan vill varje bara sig plats gäller först inget första behöver kör visar andra däck
    betyder rätt våra hela någon tillbaka framifrån annan jag nya försök fyra säger räckvidd namn ljus allt
    längre ni vara måste många boka fråga adress redan laddning inga högst anläggningar ofta också märken
    mycket frågor bild väg kvar elbilar räcker gång sidor hemma platser före aldrig ner hitta över dina
    vägen skåpbil provkörning länk hjälper dagar åt ändra delar själv moms minuter listan kostar även vit
    mellan länge lägg exempel sök länken röd nästa bakifrån öppna passar laddar hör används släp några märke
    hittar fungerar enligt verkstaden uppgifter räkna runt långt spara mörk därför bilarna jämför flesta
    begagnade bakom svalt stället rubrik lastbilar köper håller göra ger följer bokar vilka timmar säljer
    siffror räknar lastbil köra fler fick anläggning titta läs halvkombi börjar använder vem bilden ändå tio
    texten sparas skicka silverfärgad procent medan ingår fordon flytta betalar åtta tillbehör tecken nästan
    lösenord lång begäran lätt hon hade förbrukning tills länkar längst lediga laddare klockan gånger
    bredvid vänster välja vilken utrustning räknas låg höger gärna emot båda bromsar mån månad kampanjpris
    säsongspris stängt öppet privatleasing inbyte ränta såld begagnad kontantinsats provkör
  `,
  nb: `
    og til ikke fra siden biler hva deg før igjen etter velg finnes må noe én vises hvor tekst først uten
    betyr også viser skal nettstedet prøv noen ble navn enn andre tilbake slik bilde gjelder skrått dette
    annen søk hele første ved adresse være sider finner endret vil lenke sted nye gjør opp dekk lys lenken
    forfra endre mange lenger akkurat teksten spør hver eksempel strøm rekkevidde bilene allerede selv
    prøvekjøring kunne seg ennå legg høyst hvis forhandlere bildet åpne verkstedet plass sammen følger annet
    timen tegn stasjonsvogn hvordan foran verksted jeg hvit flyttet merker litt lagre valgt tittel stedet
    siste lenker henter finn dager brukes våre rundt rente passord kjører gjennom venstre mye mangler flere
    brukte veien varselet sier prisen merke mellom ledige langt høyre deler bruker artikler varebil slettet
    ofte mørkt innholdet holder forespørselen fjernet elbiler bestill vise vei trenger tilbud rekkefølge
    overskrift nettleseren mva minutter lading koster innen hvem fjern brukt borte avsluttet varsler trinn
    tjenester seter nyeste neste navnet lenge hjem forhandler bokstaver artikkel verdi sølvfarget steder
    slutt rød rett passordet hentes feil dere virker tatt skjemaet sifre sendt selger reservert
    reservasjonen prosent prisene opplysningene lignende kjøper informasjonskapsler gjøre fortsatt elleve
    dekkhotell beholder bakfra øverst åpnes verksteder tilbudet tekster selgeren nettsted mens mnd
    kampanjepris sesongpris stengt åpent privatleie innbytte solgt egenkapital kjørelengde prøvekjør
    bruktbiler takk mottatt
  `,
  en: `
    the and of car your with that what are from not or one how page have has can when see if new first price
    before will its used they two than who where every was there tyres does choose change call them out seen
    ask parts without own work corner same again day three may find back site four charge take look light
    battery cannot address tell prices empty search only number home once book try which visitors make
    warranty use tyre then year insurance here wheels buy nothing cost blue people read while next need
    takes something five sell often name rear open know winter another whole means been models keep such
    estate way off goes come too good years their those left would until say any registration pages shown
    roof place below mileage vans pay file yes servicing services repair many everything days within should
    down warm shows nobody minutes between were town set white longer half end each bring put old makes
    kilometres hours account accessories says made included charger week seats month want somebody never
    changed answer through move map grey figure add exchange dark works words saved hour company other needs
    much large had always already things room history comes sign little both seven must electricity around
    tow else covers cover cold chargers businesses available phone monthly less email dealerships could
    write workshops whether ex-demonstrator demonstrator deposit mpg sold closed finance enquiry quote
  `,
  sk: `
    je alebo ako stránka nie čo stránky už ho bez zobraziť prázdne stránku za znova sú autá má odkaz ktoré
    znamená po obrázok pri webu vyberte ste všetky ich od vám teraz súbor skúste keď názov číslo najviac
    pred podľa tu čas adresa zobrazí termín byť nič kde cena auta ak môže iný viac neexistuje musí údaje áut
    žiadne zoznam vaše sme kto heslo ceny stránke spolu pneumatiky napríklad miesto účet toto než nemá
    zmeniť vo počet nepodarilo nadpis deň zadajte súbory späť pridať nedá najprv vozidlá vedie servisu obsah
    nám značky zatiaľ vozidlo tomto odstrániť mať adresu žiadosť údaj zo váš tento nás nové niečo kľúč kód
    ktorý hľadať ešte články jazyk formulár chvíľu zrušiť textu niekto nevidia znakov túto služby riadok kým
    ktorú jazyku až štítok všetko stránok prihlásenie presmerovanie môžete chcete termíny príliš prvý boli
    adresy článok zmeny zmena zavolajte uložiť tejto sledovanie práve platí nový jeden bol aby časti
    všetkých vás tohto súborov rok raz odkazu napíšte majú ktorá iné dá úver úroveň voľné uložené treba
    potom otvoriť odoslať odkazy mieste evidenčné bolo žiadosti ďalšie časť ukončiť taký päť príde presunúť
    predajne ponuku obnoviť nad máte možno mesto lízing jej jedna chýba aute aspoň adrese žiada predvádzacie
    mesačne mesiac zatvorené predané jazdené akontácia protiúčet skúšobná pneumatík rezervácia
  `,
  fi: `
    ei tai ole voi sivu uudelleen sivun mitä valitse tyhjä nyt teksti linkki auton kuin näytä kaikki
    tarkoittaa ensin näyttää enintään sitä autot lisää jos ennen aika olla niin yritä vielä ovat joka enää
    kuva ilman osoite sivua uusi yksi sivulla hinta juuri tiedosto otsikko eivät varaus autoja mukaan lähetä
    voit tämä oltava koko toinen tekstiä poista näytetään mitään sillä oma muuta luku esimerkiksi myös avaa
    varaa tätä saa näkevät merkkiä kuluttua katso jälkeen emme saat yhteensä täällä päättyy poistettu
    kirjoita hae renkaat näe jotka jossa haetaan voitu voimassa tämän tallenna sivut salasana näkyy mutta
    liian ensimmäinen pois muuttaa mikään meille linkin kielellä joku takaisin soita sinulle siirrä puuttuu
    peru paikka ota kuten jokin että autoa aikoja yhteyttä valittu tässä tulee tili tallennettu sivustolla
    sivulle rivi poisto oli näin merkin kuvaa koodi hetken haluat vähintään varattu tällä toimii tekstin
    tarvitsee tarkista pyyntö pitää niitä muutos mukana monta miten missä milloin lomake käytetään kysy
    kuinka kieli kerran eikä asti aikaa viimeksi tiedostoa sivusto sisältöä siitä siihen osoitteen osoitetta
    olet muu käytössä käytä kuvan jonka autosi ajan aikasi yli ulos tähän toisella tiedoston taas sisältö
    seuranta päivä pyytää osoitteeseen muutettu muut merkki korvaa korjaamo kirjautuminen joten hinnat alv
    väri viestin vieressä esittelyauto suljettu myyty käsiraha vaihtoauto käyttöön merkille korjaamoja
    näiden merkkien kaikkien enemmän löytyi koeajo kausihinta rahoitus yksityisleasing kuukausierä kuukausi
  `,
};

/** The same of words that Swedish and Norwegian share. */
const scandinavianWords = `
  på det du med vi kan av har eller bilen så ingen din oss bil pris tomt ut får ser dem står tid hos ny
  mer adressen egen blir år modeller går leder dag tre kr fil blå skriv nytt er var ta ett filer kommer få
  elbil ditt filen bak grå språk fem totalt ligger vanlig småbil mindre filmen dagen svart nivå bilder
  alltid sju kort hk helt når svar ringer minst ledig bilens varmt mest enheten eget tiden stor stopp
  språket små skriver resten registreringsnummer priser demobil nyhet nyhetsbrev
`;

/** The languages that have a word, for words of which that can be said. */
export const languagesByWord: ReadonlyMap<string, readonly Language[]> = new Map<
  string,
  readonly Language[]
>([
  ...textLanguages.flatMap((language) =>
    wordsOf(words[language]).map((word) => [word, [language]] as const),
  ),
  ...wordsOf(scandinavianWords).map((word) => [word, ['sv', 'nb']] as const),
]);

/** Letters other than a to z of ordinary words; names have any. */
export const lettersByLanguage: Record<Language, string> = {
  sv: 'åäöéà',
  nb: 'æøåéòôóà',
  en: 'é',
  sk: 'áäčďéíĺľňóôŕšťúýžà',
  fi: 'äöšžåéà',
};
