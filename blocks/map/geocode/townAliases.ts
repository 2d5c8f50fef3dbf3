/** Other names that visitors know towns by, to the name in the gazetteer; by country, folded (foldText). */
export const townAliases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  SE: { gothenburg: 'Göteborg', gbg: 'Göteborg', sthlm: 'Stockholm' },
  NO: { christiania: 'Oslo', nidaros: 'Trondheim', trondhjem: 'Trondheim' },
  FI: {
    helsingfors: 'Helsinki',
    stadi: 'Helsinki',
    esbo: 'Espoo',
    vanda: 'Vantaa',
    tammerfors: 'Tampere',
    abo: 'Turku',
    uleaborg: 'Oulu',
    lahtis: 'Lahti',
    reso: 'Raisio',
    bjorneborg: 'Pori',
    vasa: 'Vaasa',
    villmanstrand: 'Lappeenranta',
    tavastehus: 'Hämeenlinna',
    jakobstad: 'Jakobstad',
    pietarsaari: 'Jakobstad',
  },
  SK: { pressburg: 'Bratislava', pozsony: 'Bratislava', kassa: 'Košice', kaschau: 'Košice' },
  GB: { brum: 'Birmingham', 'greater london': 'London' },
};
