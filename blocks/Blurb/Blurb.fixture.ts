import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'A workshop that tells it like it is' },
    RichText: {
      value:
        '<p>We go through the car with you and explain what needs doing <strong>now</strong> and what can wait. You get the price before we pick up a spanner.</p><ul><li>Technicians trained on the makes we sell</li><li>Service record kept up to date</li><li>Courtesy car from SEK 349 a day</li></ul>',
    },
    Link: {
      value: { href: '/service-och-verkstad', text: 'How a service works', linktype: 'internal' },
    },
    UseMediaAnimations: true,
    ImageDesktop: {
      value: {
        src: '/-/media/scenes/garage.webp',
        alt: 'Red estate on a lift in a bright workshop',
        width: 1920,
        height: 1080,
      },
    },
    ImagePhone: {
      value: {
        src: '/-/media/scenes/garage-phone.webp',
        alt: 'Red estate on a lift in a bright workshop',
        width: 1080,
        height: 1350,
      },
    },
  },
  Reverse: {
    Title: { value: 'Låt den gamla bilen betala för den nya' },
    RichText: {
      value:
        '<p>Vi köper bilar av alla märken, även om du inte köper en ny av oss. Värderingen står på fakta: årsmodell, miltal, skick och vad liknande bilar faktiskt säljs för.</p>',
    },
    Link: { value: { href: '/salj-bil', text: 'Sälj eller byt in', linktype: 'internal' } },
    Reverse: true,
    UseTextAnimations: true,
    ImageDesktop: {
      value: {
        src: '/-/media/scenes/handover-bay.webp',
        alt: 'Grå sedan redo att lämnas ut i ett mörkt rum',
        width: 1920,
        height: 1080,
      },
    },
  },
  Dark: {
    Title: { value: 'Nyfiken på el? Fråga oss som kör' },
    RichText: {
      value:
        '<p>Hur långt räcker den i februari? Vad krävs hemma i garaget? Vi svarar utan krusiduller och låter dig prova i lugn och ro.</p>',
    },
    Link: {
      value: { href: '/kop-bil/biltyp/elbilar', text: 'Elbilar hos oss', linktype: 'internal' },
    },
    BackgroundColor: 'Dark',
    TextColor: 'Light',
    FullHeight: true,
    ImageDesktop: {
      value: {
        src: '/-/media/scenes/charging.webp',
        alt: 'Silverfärgad elbil som laddas i skymningen',
        width: 1920,
        height: 1080,
      },
    },
  },
  Surface: {
    Title: { value: 'Däckhotell med plats för hjulen, inte bara däcken' },
    TitleTag: 'h3',
    RichText: {
      value:
        '<p>Vi tvättar, kontrollerar och förvarar dina hjul till nästa säsong. Du får ett meddelande när det är dags att byta.</p>',
    },
    Link: {
      value: {
        href: '/dack-och-biltillbehor/dackhotell',
        text: 'Boka däckhotell',
        linktype: 'internal',
      },
    },
    BackgroundColor: 'Surface',
    ImageDesktop: {
      value: {
        src: '/-/media/scenes/wheel-racks.webp',
        alt: 'Blå halvkombi framför hyllor fulla av hjul',
        width: 1920,
        height: 1080,
      },
    },
  },
  Centered: {
    Title: { value: 'Your electric car, charged and ready every morning' },
    TitleTag: 'h1',
    RichText: {
      value:
        '<p>We survey your home, install the charging point and show you how it works. One price, agreed beforehand, with a <a href="/kontakt">certified electrician</a> near you.</p>',
    },
    Link: { value: { href: '/kontakt', text: 'Ask for a quote', linktype: 'internal' } },
    CenterContent: true,
  },
  Youtube: {
    Title: { value: 'Så går en däckväxling till' },
    RichText: {
      value:
        '<p>Följ med in i verkstaden: två minuter om mönsterdjup, däcktryck och varför vi efterdrar hjulen efter tio mil.</p>',
    },
    YoutubeID: { value: 'M7lc1UVf-VE' },
    HasControlBar: true,
  },
  Film: {
    Title: { value: 'All the way round' },
    RichText: {
      value:
        '<p>See the car from every side before you come to see it. The film turns it once in half a minute, without a sound.</p>',
    },
    ImageDesktop: {
      value: {
        src: '/-/media/cars/midsuv-blue-front-quarter.webp',
        alt: 'Blue SUV in a studio',
        width: 1920,
        height: 1080,
      },
    },
    VideoDesktop: {
      value: {
        src: '/-/media/films/showroom.webm',
        name: 'showroom',
        mimeType: 'video/webm',
        extension: 'webm',
      },
    },
  },
} satisfies BlockExamples<'Blurb'>;
