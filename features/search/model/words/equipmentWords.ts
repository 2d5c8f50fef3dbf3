import type { FieldValues } from '../../../../domain/search/values';
import type { ValueWords } from './searchWords';

type EquipmentLanguage = 'sv' | 'nb' | 'en' | 'sk' | 'fi';

/** A piece of equipment: how stocks spell it, and its other names in each language. */
interface EquipmentWords extends Record<EquipmentLanguage, readonly string[]> {
  /** Its spellings in stocks; visitors may use these words too. */
  values: readonly string[];
  /** Spellings of more specific equipment, which the words match as well. */
  kinds?: readonly string[];
}

const field = 'car_equipment';

// prettier-ignore
const equipmentTable = {
  towbar: {
    values: ['Dragkrok', 'Hengerfeste', 'Tilhengerfeste', 'Tow bar', 'Towbar', 'Ťažné zariadenie', 'Vetokoukku'],
    sv: ['drag', 'krok', 'dragkula', 'dragkroken', 'draganordning', 'avtagbart drag', 'fällbar dragkrok', 'släpkrok', 'släpvagnskrok'],
    nb: ['krok', 'tilhengerkrok', 'hengerkrok', 'svingbart hengerfeste', 'avtagbart hengerfeste', 'drag'],
    en: ['tow hitch', 'towing hitch', 'hitch', 'tow ball', 'towhook', 'tow hook', 'detachable towbar', 'for towing', 'towing'],
    sk: ['ťažným zariadením', 'ťažné', 'ťažným', 'hák', 'hákom', 'ťažného', 'guľa', 'ťažným hákom'],
    fi: ['vetokoukulla', 'koukku', 'koukulla', 'vetokoukullinen', 'vetokoukkua', 'peräkoukku', 'vetolaite', 'koukullinen'],
  },
  rapidCharging: {
    values: ['Snabbladdning CCS', 'Hurtiglading CCS', 'CCS rapid charging', 'Rýchlonabíjanie CCS', 'CCS-pikalataus'],
    sv: ['snabbladdning', 'snabbladda', 'snabbladdare', 'dc laddning', 'ccs'],
    nb: ['hurtiglading', 'hurtiglader', 'hurtiglades', 'lynlading', 'ccs'],
    en: ['rapid charging', 'rapid charge', 'fast charging', 'fast charge', 'ccs', 'dc charging', 'rapid charger'],
    sk: ['rýchlonabíjanie', 'rýchlonabíjaním', 'rýchle nabíjanie', 'rýchlym nabíjaním', 'ccs'],
    fi: ['pikalataus', 'pikalatauksella', 'pikaladattava', 'pikalatausta', 'ccs', 'teholataus'],
  },
  panoramicRoof: {
    values: ['Panoramaglastak', 'Panoramatak', 'Glastak', 'Panoramic glass roof', 'Panoramic roof', 'Panoramatická strecha', 'Panoraamalasikatto', 'Panoraamakatto'],
    sv: ['taklucka', 'takluckan', 'soltak', 'panorama', 'panoramaglas', 'panoramalucka', 'glaslucka', 'öppningsbart tak', 'tak av glas'],
    nb: ['takluke', 'soltak', 'glasstak', 'panorama', 'panorama glasstak', 'panoramaglasstak', 'åpningsbart tak'],
    en: ['sunroof', 'sun roof', 'glass roof', 'panorama roof', 'panoramic', 'pano roof', 'panoramic sunroof', 'moonroof', 'opening roof'],
    sk: ['strešné okno', 'strešným oknom', 'panoramatickou strechou', 'panoráma', 'sklenená strecha', 'presklená strecha', 'šíber', 'šiber', 'šiberom', 'šíbrom', 'panoramatické okno'],
    fi: ['kattoluukku', 'kattoluukulla', 'lasikatto', 'lasikatolla', 'panoraama', 'panoraamakatolla', 'aurinkokatto'],
  },
  heatedSeats: {
    values: ['Eluppvärmda framstolar', 'Oppvarmede forseter', 'Heated front seats', 'Vyhrievané predné sedadlá', 'Lämmitettävät etuistuimet'],
    sv: ['stolsvärme', 'stolvärme', 'sätesvärme', 'rumpvärme', 'eluppvärmda säten', 'eluppvärmda stolar', 'uppvärmda säten', 'uppvärmda stolar', 'värme i sätena', 'eluppvärmda framsäten'],
    nb: ['setevarme', 'varme i setene', 'varmeseter', 'oppvarmede seter', 'varme seter'],
    en: ['heated seats', 'seat heating', 'seat heaters', 'warm seats'],
    sk: ['vyhrievané sedadlá', 'vyhrievanými sedadlami', 'vyhrievané sedačky', 'vyhrievanie sedadiel', 'vyhrievanie sedačiek'],
    fi: ['penkinlämmittimet', 'penkinlämmitin', 'istuinlämmitys', 'istuinlämmitin', 'istuinlämmittimet', 'penkinlämmitys', 'lämmitettävät penkit', 'lämmitettävät istuimet'],
  },
  heatedSteeringWheel: {
    values: ['Eluppvärmd ratt', 'Oppvarmet ratt', 'Heated steering wheel', 'Vyhrievaný volant', 'Lämmitettävä ohjauspyörä'],
    sv: ['rattvärme', 'uppvärmd ratt', 'varm ratt', 'värme i ratten'],
    nb: ['rattvarme', 'varme i rattet', 'varmt ratt'],
    en: ['heated wheel', 'heated steering'],
    sk: ['vyhrievaným volantom', 'vyhrievanie volantu'],
    fi: ['ratinlämmitin', 'ratinlämmitys', 'lämmitettävä ratti'],
  },
  reversingCamera: {
    values: ['Backkamera', 'Ryggekamera', 'Reversing camera', 'Cúvacia kamera', 'Peruutuskamera'],
    sv: ['parkeringskamera', 'backningskamera', 'bakkamera'],
    nb: ['parkeringskamera', 'ryggkamera', 'bakkamera'],
    en: ['rear camera', 'rear view camera', 'backup camera', 'back up camera', 'parking camera', 'reverse camera', 'rearview camera'],
    sk: ['parkovacia kamera', 'cúvacou kamerou', 'zadná kamera', 'parkovacou kamerou'],
    fi: ['pysäköintikamera', 'peruutuskameralla', 'takakamera', 'parkkikamera'],
  },
  surroundCamera: {
    values: ['360-graderskamera', '360-graders kamera', '360-degree camera', '360-stupňová kamera', '360 asteen kamera'],
    sv: ['360 kamera', '360 graders kamera', 'runtomkamera', 'surroundkamera'],
    nb: ['360 kamera', 'rundtomkamera'],
    en: ['360 camera', '360 cameras', 'surround camera', 'birds eye camera', 'surround view'],
    sk: ['360 kamera', 'kamera 360', '360 stupňová kamera', 'kamerový systém 360'],
    fi: ['360 kamera', '360 kamerat', 'ympärikamera', 'ympäristökamera'],
  },
  adaptiveCruise: {
    values: ['Adaptiv farthållare', 'Adaptiv cruisekontroll', 'Adaptive cruise control', 'Adaptívny tempomat', 'Mukautuva vakionopeudensäädin'],
    sv: ['adaptiv fartpilot', 'adaptiv cruise control', 'avståndshållare', 'distronic', 'acc', 'pilot assist'],
    nb: ['adaptiv cruise control', 'adaptiv fartsholder', 'avstandsholder', 'distronic', 'acc'],
    en: ['adaptive cruise', 'radar cruise', 'distance control', 'distronic', 'acc', 'pilot assist'],
    sk: ['adaptívnym tempomatom', 'aktívny tempomat', 'radarový tempomat', 'distronic', 'acc'],
    fi: ['adaptiivinen vakionopeudensäädin', 'adaptiivinen cruise', 'adaptiivinen vakkari', 'mukautuva vakkari', 'distronic', 'acc'],
  },
  cruise: {
    values: ['Farthållare', 'Cruisekontroll', 'Cruise control', 'Tempomat', 'Vakionopeudensäädin'],
    kinds: ['Adaptiv farthållare', 'Adaptiv cruisekontroll', 'Adaptive cruise control', 'Adaptívny tempomat', 'Mukautuva vakionopeudensäädin'],
    sv: ['fartpilot', 'cruise', 'konstantfarthållare'],
    nb: ['fartsholder', 'cruise', 'fartholder'],
    en: ['cruise'],
    sk: ['tempomatom'],
    fi: ['vakkari', 'cruise', 'vakionopeudensäätimellä'],
  },
  navigation: {
    values: ['Navigation', 'Navigasjon', 'Satellite navigation', 'Navigácia', 'Navigointijärjestelmä'],
    sv: ['gps', 'navi', 'navigator', 'navigering', 'navigationssystem', 'inbyggd gps'],
    nb: ['gps', 'navi', 'navigasjonssystem', 'navigator'],
    en: ['sat nav', 'satnav', 'gps', 'nav', 'navigation system'],
    sk: ['gps', 'navi', 'navigáciou', 'navigačný systém', 'navigáciu'],
    fi: ['gps', 'navi', 'navigaattori', 'navigointi', 'navigaatio', 'navilla', 'navigaattorilla'],
  },
  phoneMirroring: {
    values: ['Apple CarPlay och Android Auto', 'Apple CarPlay og Android Auto', 'Apple CarPlay and Android Auto', 'Apple CarPlay a Android Auto', 'Apple CarPlay ja Android Auto'],
    sv: ['carplay', 'apple carplay', 'car play', 'android auto', 'mobilspegling'],
    nb: ['carplay', 'apple carplay', 'car play', 'android auto'],
    en: ['carplay', 'apple carplay', 'car play', 'android auto', 'phone mirroring'],
    sk: ['carplay', 'apple carplay', 'car play', 'android auto'],
    fi: ['carplay', 'apple carplay', 'car play', 'android auto'],
  },
  leather: {
    values: ['Läderklädsel', 'Skinninteriør', 'Leather upholstery', 'Kožené čalúnenie', 'Nahkaverhoilu'],
    sv: ['läder', 'skinn', 'läderinredning', 'skinnklädsel', 'skinninredning', 'läderstolar', 'skinnstolar', 'lädersäten', 'skinnsäten', 'helläder'],
    nb: ['skinn', 'skinnseter', 'lær', 'lærseter', 'skinntrekk', 'helskinn', 'lærinteriør'],
    en: ['leather', 'leather seats', 'leather interior', 'leather trim', 'full leather'],
    sk: ['koža', 'kožou', 'kožené sedadlá', 'kožený interiér', 'kožené sedačky', 'v koži'],
    fi: ['nahka', 'nahat', 'nahkapenkit', 'nahkaistuimet', 'nahkasisusta', 'nahkasisustus', 'nahkaverhoilulla'],
  },
  keyless: {
    values: ['Nyckellöst lås och start', 'Nøkkelfri låsing og start', 'Keyless entry and start', 'Bezkľúčové odomykanie a štartovanie', 'Avaimeton lukitus ja käynnistys'],
    sv: ['keyless', 'nyckelfritt', 'nyckellös', 'nyckelfri start', 'nyckellöst', 'nyckelfri'],
    nb: ['keyless', 'nøkkelfri', 'nøkkelfri start', 'nøkkelløs'],
    en: ['keyless', 'keyless entry', 'keyless go', 'keyless start', 'push button start'],
    sk: ['keyless', 'bezkľúčové', 'bezkľúčový prístup', 'bezkľúčové štartovanie', 'bezkľúčový štart'],
    fi: ['keyless', 'avaimeton', 'avaimeton käynnistys', 'avaimeton lukitus'],
  },
  parkingSensors: {
    values: [],
    kinds: ['Parkeringssensorer bak', 'Ryggesensorer', 'Rear parking sensors', 'Parkovacie senzory vzadu', 'Pysäköintitutka takana', 'Parkeringssensorer fram', 'Parkeringssensorer foran', 'Front parking sensors', 'Parkovacie senzory vpredu', 'Pysäköintitutka edessä'],
    sv: ['parkeringssensorer', 'parkeringssensor', 'p sensorer', 'backsensorer', 'backsensor', 'pdc', 'parkeringshjälp'],
    nb: ['parkeringssensorer', 'parkeringssensor', 'ryggesensor', 'pdc', 'parkeringshjelp'],
    en: ['parking sensors', 'parking sensor', 'reversing sensors', 'pdc', 'park assist sensors', 'reverse sensors'],
    sk: ['parkovacie senzory', 'parkovacími senzormi', 'pdc', 'parkovací senzor', 'parkovacie snímače'],
    fi: ['parkkitutka', 'parkkitutkat', 'pysäköintitutka', 'pysäköintitutkat', 'peruutustutka', 'pdc', 'tutkat'],
  },
  blindSpot: {
    values: ['Dödavinkelvarnare', 'Blindsonevarsling', 'Blind spot warning', 'Sledovanie mŕtveho uhla', 'Kuolleen kulman varoitin'],
    sv: ['döda vinkeln', 'döda vinkeln varnare', 'döda vinkel varnare', 'blis'],
    nb: ['blindsone', 'blindsonevarsler', 'dødvinkelvarsler', 'blis'],
    en: ['blind spot', 'blind spot monitor', 'blind spot monitoring', 'blind spot assist', 'blis'],
    sk: ['mŕtvy uhol', 'mŕtveho uhla', 'strážca mŕtveho uhla', 'blis'],
    fi: ['kuollut kulma', 'kuolleen kulman', 'kuolleen kulman valvonta', 'blis'],
  },
  powerTailgate: {
    values: ['Elmanövrerad bagagelucka', 'Elektrisk bakluke', 'Power tailgate', 'Elektrické piate dvere', 'Sähkötoiminen takaluukku'],
    sv: ['elbaklucka', 'elektrisk baklucka', 'elektrisk bagagelucka', 'elmanövrerad baklucka', 'automatisk baklucka', 'elstyrd baklucka'],
    nb: ['automatisk bakluke', 'elbakluke', 'elektrisk bagasjeluke'],
    en: ['electric tailgate', 'powered tailgate', 'electric boot', 'power boot', 'automatic boot', 'electric bootlid'],
    sk: ['elektrický kufor', 'elektrické otváranie kufra', 'elektrické dvere kufra', 'elektricky otváraný kufor'],
    fi: ['sähköluukku', 'sähköinen takaluukku', 'sähkötakaluukku', 'sähkötoiminen luukku'],
  },
  engineHeater: {
    values: ['Motorvärmare', 'Motorvarmer', 'Engine heater', 'Nezávislé kúrenie', 'Moottorinlämmitin'],
    sv: ['kupévärmare', 'dieselvärmare', 'parkeringsvärmare', 'bränslevärmare', 'p värmare', 'webasto'],
    nb: ['kupevarmer', 'dieselvarmer', 'parkeringsvarmer', 'webasto'],
    en: ['parking heater', 'pre heater', 'block heater', 'webasto'],
    sk: ['webasto', 'bufík', 'nezávislým kúrením', 'predohrev motora'],
    fi: ['lohkolämmitin', 'webasto', 'lisälämmitin', 'polttoainelämmitin', 'sisäpistoke'],
  },
  heatPump: {
    values: ['Värmepump', 'Varmepumpe', 'Heat pump', 'Tepelné čerpadlo', 'Lämpöpumppu'],
    sv: ['värmepumpen'],
    nb: ['varmepumpa'],
    en: ['heatpump'],
    sk: ['tepelným čerpadlom'],
    fi: ['lämpöpumpulla', 'ilmalämpöpumppu'],
  },
  headUpDisplay: {
    values: ['Head-up-display', 'Head-up display', 'Head-up displej', 'Tuulilasinäyttö'],
    sv: ['hud', 'headup', 'vindrutedisplay'],
    nb: ['hud', 'headup', 'frontrutedisplay'],
    en: ['hud', 'headup', 'head up'],
    sk: ['hud', 'headup', 'projekcia na čelné sklo'],
    fi: ['hud', 'headup', 'heijastusnäyttö'],
  },
  ledLights: {
    values: ['LED-strålkastare', 'LED-frontlys', 'LED headlights', 'LED svetlomety', 'LED-ajovalot'],
    kinds: ['Adaptiva matrisstrålkastare', 'Adaptive matrixlys', 'Adaptive matrix headlights', 'Adaptívne matricové svetlomety', 'Mukautuvat matriisiajovalot'],
    sv: ['led', 'led ljus', 'ledljus', 'led lampor', 'led lyktor', 'led belysning'],
    nb: ['led', 'led lys', 'ledlys', 'led lykter'],
    en: ['led', 'led lights', 'leds'],
    sk: ['led', 'led svetlá', 'led svetlami'],
    fi: ['led', 'led valot', 'ledit', 'ledivalot', 'led valoilla'],
  },
  matrixLights: {
    values: ['Adaptiva matrisstrålkastare', 'Adaptive matrixlys', 'Adaptive matrix headlights', 'Adaptívne matricové svetlomety', 'Mukautuvat matriisiajovalot'],
    sv: ['matrix', 'matrix led', 'matrixljus', 'matrisljus', 'matrixstrålkastare', 'adaptiva strålkastare'],
    nb: ['matrix', 'matrix led', 'matriselys', 'adaptive frontlys'],
    en: ['matrix', 'matrix led', 'matrix lights', 'adaptive headlights'],
    sk: ['matrix', 'matrix led', 'matrixové svetlá', 'matricové svetlá'],
    fi: ['matrix', 'matrix led', 'matriisivalot', 'matrix valot'],
  },
  roofRails: {
    values: ['Takräcke', 'Takrails', 'Roof rails', 'Strešné lyžiny', 'Kattokaiteet'],
    sv: ['takreling', 'rails', 'takrails', 'lasthållare'],
    nb: ['rails', 'takstativ', 'takbøyler'],
    en: ['roof rack', 'roof bars', 'roofrails'],
    sk: ['strešný nosič', 'strešné ližiny', 'hagusy', 'strešnými lyžinami'],
    fi: ['kattotelineet', 'kattoteline', 'kattokaide', 'kattoreelingit'],
  },
  winterWheels: {
    values: ['Vinterhjul på fälg', 'Vinterhjul på felg', 'Winter wheels', 'Zimné kolesá', 'Talvirenkaat vanteineen'],
    sv: ['vinterdäck', 'vinterhjul', 'dubbdäck', 'dubbade vinterdäck', 'vinterhjulen'],
    nb: ['vinterdekk', 'vinterhjul', 'piggdekk'],
    en: ['winter tyres', 'winter tires', 'snow tyres'],
    sk: ['zimné pneumatiky', 'zimné gumy', 'zimáky', 'zimnými pneumatikami'],
    fi: ['talvirenkaat', 'nastarenkaat', 'kitkarenkaat', 'talvirenkailla', 'hyvät talvirenkaat'],
  },
  alloyWheels: {
    values: [],
    kinds: [16, 18, 20].flatMap((inches) => [`Lättmetallfälgar ${inches} tum`, `${inches}-tommers lettmetallfelger`, `${inches}-inch alloy wheels`, `${inches}-palcové zliatinové disky`, `${inches} tuuman kevytmetallivanteet`]),
    sv: ['aluminiumfälgar', 'alufälgar', 'lättmetallfälgar', 'fälgar'],
    nb: ['aluminiumsfelger', 'alufelger', 'lettmetallfelger', 'felger'],
    en: ['alloys', 'alloy wheels', 'alloy rims'],
    sk: ['hliníkové disky', 'elektróny', 'zliatinové disky', 'alu disky'],
    fi: ['aluvanteet', 'kevytmetallivanteet', 'alumiinivanteet', 'vanteet'],
  },
  isofix: {
    values: ['Isofix-fästen i baksätet', 'Isofix-fester i baksetet', 'Isofix mounts in the rear seats', 'Úchyty Isofix vzadu', 'Isofix-kiinnikkeet takana'],
    sv: ['isofix', 'barnstolsfästen', 'isofixfästen'],
    nb: ['isofix', 'barnesetefester', 'isofixfester'],
    en: ['isofix', 'child seat anchors', 'child seat mounts', 'latch'],
    sk: ['isofix', 'isofixom', 'úchyty na detskú sedačku'],
    fi: ['isofix', 'isofix kiinnitys', 'lastenistuinkiinnikkeet'],
  },
  airConditioning: {
    values: ['Klimatanläggning', 'Klimaanlegg', 'Air conditioning', 'Klimatizácia', 'Ilmastointi'],
    kinds: ['Tvåzons klimatanläggning', 'Tosoners klimaanlegg', 'Dual-zone climate control', 'Dvojzónová klimatizácia', 'Kaksialueilmastointi'],
    sv: ['ac', 'luftkonditionering', 'klimat', 'aircondition', 'klimatkontroll', 'klimatautomatik'],
    nb: ['ac', 'aircondition', 'klima', 'klimaautomatikk'],
    en: ['ac', 'a/c', 'air con', 'aircon', 'climate control'],
    sk: ['klíma', 'klímou', 'ac', 'klimatizáciou', 'klimatizáciu'],
    fi: ['ac', 'ilmastoinnilla', 'automaatti ilmastointi', 'automaattinen ilmastointi', 'ilmastointilaite'],
  },
  dualClimate: {
    values: ['Tvåzons klimatanläggning', 'Tosoners klimaanlegg', 'Dual-zone climate control', 'Dvojzónová klimatizácia', 'Kaksialueilmastointi'],
    sv: ['tvåzons klimat', '2 zons klimat', '2 zons klimatanläggning', 'tvåzonsklimat'],
    nb: ['tosoners klima', '2 soners klima', '2 soners klimaanlegg'],
    en: ['dual zone', 'dual zone climate', '2 zone climate', 'dual climate'],
    sk: ['dvojzónová klíma', '2 zónová klíma', 'dvojzónovou klímou'],
    fi: ['2 alueinen ilmastointi', 'kaksialueinen ilmastointi'],
  },
  premiumAudio: {
    values: ['Premiumljud med subwoofer', 'Premiumlyd med subwoofer', 'Premium sound with subwoofer', 'Prémiové ozvučenie so subwooferom', 'Premium-äänentoisto bassokaiuttimella'],
    sv: ['premiumljud', 'harman kardon', 'bose', 'bang olufsen', 'burmester', 'subwoofer', 'bra ljud'],
    nb: ['premiumlyd', 'harman kardon', 'bose', 'bang olufsen', 'burmester', 'subwoofer'],
    en: ['premium sound', 'premium audio', 'harman kardon', 'bose', 'bang olufsen', 'burmester', 'subwoofer'],
    sk: ['prémiové ozvučenie', 'prémiový zvuk', 'harman kardon', 'bose', 'burmester', 'subwoofer'],
    fi: ['premium äänentoisto', 'harman kardon', 'bose', 'burmester', 'subwoofer', 'bassokaiutin'],
  },
  wirelessCharging: {
    values: ['Trådlös mobilladdning', 'Trådløs mobillading', 'Wireless phone charging', 'Bezdrôtové nabíjanie telefónu', 'Langaton puhelinlataus'],
    sv: ['trådlös laddning', 'qi laddning', 'mobilladdning', 'trådlös laddare'],
    nb: ['trådløs lading', 'qi lading', 'mobillading', 'trådløs lader'],
    en: ['wireless charging', 'wireless charger', 'qi charging', 'phone charging'],
    sk: ['bezdrôtové nabíjanie', 'bezdrôtová nabíjačka', 'qi nabíjanie'],
    fi: ['langaton lataus', 'langaton laturi', 'qi lataus', 'puhelimen langaton lataus'],
  },
  ambientLight: {
    values: ['Stämningsbelysning', 'Stemningsbelysning', 'Ambient lighting', 'Ambientné osvetlenie', 'Tunnelmavalaistus'],
    sv: ['ambient', 'ambientbelysning', 'ambient belysning', 'interiörbelysning'],
    nb: ['ambient', 'ambientebelysning', 'ambient lys'],
    en: ['ambient', 'ambient lights', 'mood lighting'],
    sk: ['ambient', 'ambientné svetlo', 'ambientným osvetlením'],
    fi: ['ambient', 'ambient valaistus', 'tunnelmavalot'],
  },
  laneAssist: {
    values: ['Filhållningsassistans', 'Filholderassistent', 'Lane keeping assist', 'Udržiavanie v jazdnom pruhu', 'Kaistavahti'],
    sv: ['filhållning', 'filhållare', 'filassistent', 'körfältsassistent', 'lane assist'],
    nb: ['filholder', 'kjørefeltassistent', 'filassistent', 'lane assist'],
    en: ['lane assist', 'lane keep', 'lane keeping', 'lane departure'],
    sk: ['asistent jazdných pruhov', 'asistent jazdného pruhu', 'lane assist'],
    fi: ['kaista avustin', 'kaista-avustin', 'kaistavahdilla', 'kaistanpito', 'lane assist'],
  },
  parkAssist: {
    values: ['Automatisk parkering', 'Automatic parking', 'Automatické parkovanie', 'Automaattinen pysäköinti'],
    sv: ['parkeringsassistent', 'fickparkering', 'park assist', 'självparkering', 'parkeringsautomatik'],
    nb: ['parkeringsassistent', 'park assist', 'selvparkering', 'automatisk lukeparkering'],
    en: ['park assist', 'parking assist', 'self parking', 'auto park'],
    sk: ['parkovací asistent', 'park assist', 'parkovacím asistentom'],
    fi: ['pysäköintiavustin', 'parkkeeraus avustin', 'park assist', 'pysäköintiautomatiikka'],
  },
  electricSeat: {
    values: ['Elmanövrerad förarstol med minne', 'Elektrisk førersete med minne', 'Electric driver’s seat with memory', 'Elektricky nastaviteľné sedadlo vodiča s pamäťou', 'Sähkösäätöinen kuljettajan istuin muistilla'],
    sv: ['elstol', 'elstolar', 'elsäten', 'elmanövrerad stol', 'elmanövrerade stolar', 'förarstol med minne', 'minnesstol', 'stol med minne'],
    nb: ['el sete', 'elektriske seter', 'elektrisk sete', 'memorysete', 'sete med minne', 'el seter'],
    en: ['electric seats', 'electric seat', 'power seats', 'memory seats', 'memory seat', 'powered seats'],
    sk: ['elektrické sedadlá', 'elektrické sedačky', 'sedadlo s pamäťou', 'pamäť sedadiel', 'elektricky ovládané sedadlá'],
    fi: ['sähköpenkit', 'sähköpenkki', 'muistipenkki', 'sähkösäätöiset penkit', 'sähkösäätöiset istuimet', 'sähkösäätöinen penkki'],
  },
  sportSeats: {
    values: ['Sportstolar', 'Sportsseter', 'Sports seats', 'Športové sedadlá', 'Urheiluistuimet'],
    sv: ['sportsäten', 'sportstol', 'skålade stolar'],
    nb: ['sportseter', 'sportsstoler'],
    en: ['sport seats', 'bucket seats', 'sports seat'],
    sk: ['športové sedačky', 'športovými sedadlami'],
    fi: ['sporttipenkit', 'urheilupenkit', 'sport istuimet'],
  },
  tintedGlass: {
    values: ['Mörktonade rutor bak', 'Mørke ruter bak', 'Rear privacy glass', 'Tmavé zadné sklá', 'Tummennetut takalasit'],
    sv: ['tonade rutor', 'mörka rutor', 'tonade glas', 'tonade bakrutor', 'mörktonade rutor'],
    nb: ['tonede ruter', 'mørke ruter', 'tonede glass', 'sotede ruter'],
    en: ['privacy glass', 'tinted windows', 'tinted glass', 'dark windows'],
    sk: ['tmavé sklá', 'tónované sklá', 'zatmavené sklá', 'tmavými sklami'],
    fi: ['tummennetut lasit', 'tummat lasit', 'tummennetut ikkunat'],
  },
} satisfies Record<string, EquipmentWords>;

const pieces: readonly (readonly [string, EquipmentWords])[] = Object.entries(equipmentTable);

const listValues = ({ values, kinds = [] }: EquipmentWords): string[] => [...values, ...kinds];

/** Every piece of equipment in the table, with its spellings in indexes. */
export const equipment: Readonly<Record<string, FieldValues>> = Object.fromEntries(
  pieces.map(([name, piece]) => [name, { field, values: listValues(piece) }]),
);

/** The words for equipment in a language: its spellings in stocks, and its other names. */
export const getEquipmentWords = (language: EquipmentLanguage): ValueWords[] =>
  pieces.map(([, piece]) => ({
    field,
    values: listValues(piece),
    words: [...piece.values, ...piece[language]],
  }));
