/** Words of a language that mark a place in a text. Case and diacritics are ignored. */
export interface PlaceWords {
  /** Before a town or a postcode: near it. */
  near: readonly string[];
  /** Before a town: near it. Before a number they mean `about`, so `runt 30000` is no postcode. */
  around: readonly string[];
  /** After a town: near it. */
  behind: readonly string[];
  /** Endings that turn a town's name into a word for its surroundings: `Göteborgstrakten`. */
  endings: readonly string[];
  /** Before a distance: at most. The words of `AmountWords.upTo` are used as well. */
  within: readonly string[];
  /** Between a distance and the place from which it is measured. */
  from: readonly string[];
  /** Words for the visitor's own place, after words for near or a distance. */
  me: readonly string[];
  /** Phrases that mean near the visitor on their own. */
  nearMe: readonly string[];
}

// prettier-ignore
export const svPlaces: PlaceWords = {
  near: ['nära', 'i närheten av', 'närheten av', 'närmast', 'intill', 'i trakten av', 'trakten av', 'i trakterna kring', 'nära till', 'i och omkring', 'i närheten utav'],
  around: ['runt', 'kring', 'omkring', 'runt om', 'runt omkring', 'i och runt', 'vid', 'utanför', 'i trakterna runt'],
  behind: ['med omnejd', 'omnejd', 'trakten', 'området', 'regionen', 'och omnejd', 'med omgivning'],
  endings: ['trakten', 'området', 'regionen'],
  within: ['inom', 'på högst', 'som mest', 'längst'],
  from: ['från', 'ifrån', 'runt', 'kring', 'av'],
  me: ['mig', 'oss', 'hemmet', 'hemma', 'här', 'min bostad', 'där jag bor'],
  nearMe: ['i närheten', 'i min närhet', 'nära hemma', 'här i närheten', 'i mina trakter', 'i mitt område'],
};

// prettier-ignore
export const nbPlaces: PlaceWords = {
  near: ['nær', 'i nærheten av', 'nærheten av', 'nærmest', 'like ved', 'i området ved', 'nære'],
  around: ['rundt', 'omkring', 'i og rundt', 'ved', 'utenfor', 'rundt omkring'],
  behind: ['og omegn', 'med omegn', 'omegn', 'området', 'regionen', 'og omland'],
  endings: ['området', 'regionen', 'traktene'],
  within: ['innen', 'innenfor', 'inntil'],
  from: ['fra', 'unna', 'rundt', 'av'],
  me: ['meg', 'oss', 'hjemmet', 'hjemme', 'her', 'der jeg bor'],
  nearMe: ['i nærheten', 'i mitt område', 'i nabolaget', 'nær hjemme', 'her i nærheten'],
};

// prettier-ignore
export const enPlaces: PlaceWords = {
  near: ['near', 'near to', 'close to', 'nearby', 'nr', 'in the vicinity of', 'next to', 'nearest', 'nearest to', 'closest to', 'local to', 'not far from'],
  around: ['around', 'in and around', 'by', 'outside', 'round'],
  behind: ['area', 'region', 'and surroundings', 'and around', 'and nearby', 'surrounding area'],
  endings: [],
  within: ['within', 'in a radius of', 'no further than', 'not more than', 'inside'],
  from: ['of', 'from', 'away from', 'around', 'radius of', 'drive of'],
  me: ['me', 'us', 'my home', 'home', 'here', 'my location', 'my house', 'where i live', 'my place'],
  nearMe: ['nearby', 'local', 'locally', 'in my area', 'near by', 'close by'],
};

// prettier-ignore
export const skPlaces: PlaceWords = {
  near: ['blízko', 'pri', 'neďaleko', 'v okolí', 'okolie', 'v blízkosti', 'nablízku', 'neďaleko od', 'blízko od', 'najbližšie k'],
  around: ['okolo'],
  behind: ['a okolie', 'okolie', 'a okolí', 'a blízke okolie'],
  endings: [],
  within: ['do', 'v okruhu', 'okruh', 'v dosahu', 'v rámci'],
  from: ['od', 'okolo', 'z'],
  me: ['mňa', 'mne', 'nás', 'domu', 'bydliska', 'môjho domu'],
  nearMe: ['v mojom okolí', 'v okolí', 'nablízku', 'v blízkosti', 'pri mne', 'blízko mňa', 'v mojej blízkosti'],
};

// prettier-ignore
export const fiPlaces: PlaceWords = {
  near: ['lähellä', 'läheltä', 'lähinnä', 'lähin'],
  around: ['noin'],
  behind: ['lähellä', 'läheltä', 'lähistöllä', 'lähistöltä', 'seudulla', 'seudulta', 'seutu', 'alueella', 'alueelta', 'alue', 'ympäristössä', 'ympäristöstä', 'liepeillä', 'ympäristö', 'lähiseudulla'],
  endings: [],
  within: ['enintään', 'alle', 'korkeintaan', 'max'],
  from: ['päässä', 'säteellä', 'etäisyydellä', 'sisällä', 'säteellä paikasta', 'matkan päässä', 'päästä'],
  me: ['minua', 'minusta', 'meitä', 'kotia', 'kotoa', 'täältä', 'meiltä'],
  nearMe: ['lähelläni', 'lähellä minua', 'lähistöllä', 'lähelläni', 'lähialueella', 'minun lähellä', 'lähistöltäni'],
};
