import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Common questions' },
    Items: [
      {
        Title: { value: 'Can I take a test drive before I decide?' },
        Text: {
          value:
            '<p>Of course. Call the dealership where the car is, bring your driving licence and allow about half an hour.</p>',
        },
      },
      {
        Title: { value: 'Will you take my old car in part exchange?' },
        Text: {
          value:
            '<p>Yes, whatever the make. We value the car on site and deduct the amount from the price of the new one. Bring:</p><ul><li>both keys</li><li>the service record</li><li>the registration certificate</li></ul>',
        },
      },
      {
        Title: { value: 'Does my new-car warranty remain valid if you service the car?' },
        Text: {
          value:
            '<p>Yes. We follow the manufacturer’s service schedule and use parts that <strong>meet its requirements</strong>.</p>',
        },
      },
      {
        Title: { value: 'Can you deliver the car to my home?' },
        Text: {
          value:
            '<p>Yes. <a href="/kontakt">Ask your dealership</a> what it costs to where you live.</p>',
        },
      },
    ],
  },
  Untitled: {
    Items: [
      {
        Title: { value: 'När måste jag ha vinterdäck?' },
        Text: {
          value:
            '<p>Från den 1 december till och med den 31 mars när det är vinterväglag. Mönsterdjupet ska vara minst tre millimeter.</p>',
        },
      },
      {
        Title: { value: 'Hur lång tid tar ett hjulbyte?' },
        Text: {
          value:
            '<p>Ungefär en halvtimme om hjulen redan finns hos oss. Du kan vänta över en kopp kaffe.</p>',
        },
      },
      {
        Title: { value: 'Vad ingår i däckhotellet?' },
        Text: {
          value:
            '<p>Förvaring, tvätt, kontroll av slitage och lufttryck samt en påminnelse inför nästa säsong.</p>',
        },
      },
    ],
  },
} satisfies BlockExamples<'Accordion'>;
