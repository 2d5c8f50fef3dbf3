import type { ContentPicture } from './contentPictures';

type Language = keyof ContentPicture['words'];

/** What a picture can be asked to show. */
export type Subject = 'workshop' | 'tyres' | 'charger' | 'road' | 'winter' | 'room' | 'boot';

/**
 * Beginnings of words that name what their picture must show. A picture has to show one of the subjects that its
 * words name.
 */
export const subjectWords: Record<Subject, Record<Language, RegExp>> = {
  workshop: {
    sv: /\b(?:verkst[aä]|bilservice|mekaniker|tekniker)/i,
    nb: /verksted|\b(?:bilservice|mekaniker|EU-kontroll|løftebukk)/i,
    en: /\b(?:workshop|servicing|servic(?:e|ing) and parts|mechanic|apprentice|winter checks?)/i,
    sk: /\b(?:dieln|servis|mechani)/i,
    fi: /\b(?:korjaamo|konepel|asentaj)/i,
  },
  tyres: {
    sv: /\b(?:däck|hjulskifte|vinterhjul|vinterdäck|dubb|vinterberedd)/i,
    nb: /\b(?:dekk(?!et)|vinterdekk|piggdekk|vinterklar)/i,
    en: /\b(?:tyres?|winter checks?)\b/i,
    sk: /\b(?:pneumatik)/i,
    fi: /(?:renkaat|renkaiden|\bnastat)/i,
  },
  charger: {
    sv: /\b(?:laddbox|ladda hemma|ladda i|laddstation|snabbladdare|laddplats|depåladdning|laddare)/i,
    nb: /\b(?:ladeboks|lad hjemme|lader om natten)/i,
    en: /\b(?:charging|charge at home)\b/i,
    sk: /\b(?:nabíja)/i,
    fi: /\b(?:lataa|lataus)/i,
  },
  road: {
    sv: /\b(?:provkör|inlandsväg|härjedalen|bergslagen|landsväg|vägassistans)/i,
    nb: /\b(?:prøvekjør|over fjellet|veihjelp|lang vei)/i,
    en: /\b(?:test drive|take it home|cotswolds|across the mountains|mountain roads?)/i,
    sk: /\b(?:skúšobn|na ceste)/i,
    fi: /\b(?:koeaj|mökkitie)/i,
  },
  winter: {
    sv: /\b(?:vinter|i kyla|februari|januari|minus)/i,
    nb: /\b(?:vinter|kulda|november|januar|snø)/i,
    en: /\b(?:winter|cold|november|frost|snow)/i,
    sk: /\b(?:zimn|zim[au]|mráz)/i,
    fi: /(?:pakkanen|pakkasessa|talvi)/i,
  },
  room: {
    sv: /\b(?:bilhall|ny anläggning|öppet hus|hämta nycklarna)/i,
    nb: /\b(?:bedriftssenter|nytt anlegg)/i,
    en: /\b(?:showroom|reopens|refit)/i,
    sk: /\b(?:nová hala|predajňa)/i,
    fi: /\b(?:uusi halli|autohalli)/i,
  },
  boot: {
    sv: /\b(?:bagage|packa bilen)/i,
    nb: /\b(?:bagasjerom)/i,
    en: /\b(?:luggage|boot space|pack the car)/i,
    sk: /\b(?:batožin|čo sa zmestí)/i,
    fi: /(?:pakkaa|tavaratila)/i,
  },
};
