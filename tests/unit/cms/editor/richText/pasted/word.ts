import type { PastedFixture } from './pasted.types';

const wrapInDocument = (body: string) =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]--><style><!-- /* Font Definitions */ @font-face {font-family:Wingdings;} p.MsoNormal, li.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} @list l0 {mso-list-id:1;} --></style></head><body lang=SV style='tab-interval:65.2pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const createItem = (level: number, marker: string, text: string, position = 'Middle') =>
  `<p class=MsoListParagraphCxSp${position} style='margin-left:${level * 36}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

export const word365: PastedFixture[] = [
  {
    description: 'Word: a bulleted list of two levels',
    html: wrapInDocument(
      `<p class=MsoNormal>Vi byter:<o:p></o:p></p>${createItem(1, '·', 'Däck', 'First')}${createItem(2, 'o', 'Sommardäck')}${createItem(2, 'o', 'Vinterdäck')}${createItem(1, '·', 'Torkarblad', 'Last')}<p class=MsoNormal>Välkommen!<o:p></o:p></p>`,
    ),
    expectedHtml:
      '<p>Vi byter:</p><ul><li>Däck<ul><li>Sommardäck</li><li>Vinterdäck</li></ul></li><li>Torkarblad</li></ul><p>Välkommen!</p>',
  },
  {
    description: 'Word: a numbered list with nested letters and roman numerals',
    html: wrapInDocument(
      `${createItem(1, '1.', 'Boka', 'First')}${createItem(2, 'a.', 'på webben')}${createItem(2, 'b.', 'per telefon')}${createItem(3, 'i.', 'vardagar')}${createItem(3, 'ii.', 'lördagar')}${createItem(1, '2.', 'Kom hit', 'Last')}`,
    ),
    expectedHtml:
      '<ol><li>Boka<ol type="a"><li>på webben</li><li>per telefon<ol type="i"><li>vardagar</li><li>lördagar</li></ol></li></ol></li><li>Kom hit</li></ol>',
  },
  {
    description: 'Word: a numbered list that continues after a paragraph',
    html: wrapInDocument(
      `${createItem(1, '1.', 'Ett', 'First')}${createItem(1, '2.', 'Två', 'Last')}<p class=MsoNormal>Mellan dem<o:p></o:p></p>${createItem(1, '3.', 'Tre', 'First')}`,
    ),
    expectedHtml:
      '<ol><li>Ett</li><li>Två</li></ol><p>Mellan dem</p><ol start="3"><li>Tre</li></ol>',
  },
  {
    description: 'Word: a table with a merged header cell',
    html: wrapInDocument(
      "<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=302 colspan=2 valign=top style='width:226.55pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt 0cm 5.4pt'><p class=MsoNormal style='margin-bottom:0cm'><b>Friktion<o:p></o:p></b></p></td></tr><tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'><td width=151 valign=top style='width:4.0cm'><p class=MsoNormal>Buller<o:p></o:p></p></td><td width=151 valign=top><p class=MsoNormal>68 dB<o:p></o:p></p></td></tr></table><p class=MsoNormal><o:p>&nbsp;</o:p></p>",
    ),
    expectedHtml:
      '<table><tbody><tr><td colspan="2"><strong>Friktion</strong></td></tr><tr><td>Buller</td><td>68 dB</td></tr></tbody></table>',
  },
  {
    description: 'Word: a title and headings below it',
    html: wrapInDocument(
      "<p class=MsoTitle>Handbok<o:p></o:p></p><h1><span lang=EN-US style='mso-ansi-language:EN-US'>Kapitel<o:p></o:p></span></h1><p class=MsoNormal>Text<o:p></o:p></p><h2>Avsnitt<o:p></o:p></h2><p class=MsoNormal>Mer<o:p></o:p></p>",
    ),
    expectedHtml: '<h2>Handbok</h2><h3>Kapitel</h3><p>Text</p><h4>Avsnitt</h4><p>Mer</p>',
  },
  {
    description: 'Word: bold, italic, underlined and coloured words, and a link',
    html: wrapInDocument(
      "<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Nu</b> <i style='mso-bidi-font-style:normal'>eller</i> <u>aldrig</u>: <s>399</s> <span style='color:red;mso-themecolor:accent1'>349 kr</span>, <a href=\"https://example.com/priser\"><span style='color:#0563C1'>priser</span></a> CO<sub>2</sub><o:p></o:p></p>",
    ),
    expectedHtml:
      '<p><strong>Nu</strong> <em>eller</em> <u>aldrig</u>: <s>399</s> 349 kr, <a href="https://example.com/priser">priser</a> CO<sub>2</sub></p>',
    expectedLoss: 'styles',
  },
  {
    description: 'Word for the web: a separate list for each item, with its level as an attribute',
    html: '<html><body><!--StartFragment--><div class="OutlineElement Ltr SCXW1" style="direction:ltr"><p class="Paragraph SCXW1" style="font-weight:normal;color:windowtext;text-align:left"><span class="TextRun SCXW1" style="font-size:11pt;font-family:Calibri" lang="SV-SE" data-contrast="auto"><span class="NormalTextRun SCXW1">Ta med</span></span><span class="EOP SCXW1" data-ccp-props="{}">&nbsp;</span></p></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1" role="list" style="list-style-type:disc"><li data-aria-level="1" data-listid="1" role="listitem" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1"><span class="NormalTextRun">Körkort</span></span><span class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle2 SCXW1" role="list"><li data-aria-level="2" data-listid="1" role="listitem" class="OutlineElement"><p class="Paragraph"><span class="TextRun">eller pass</span><span class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1" role="list"><li data-aria-level="1" data-listid="1" role="listitem"><p class="Paragraph"><span class="TextRun">Nycklar</span></p></li></ul></div><!--EndFragment--></body></html>',
    expectedHtml:
      '<p>Ta med</p><ul><li>Körkort<ul><li>eller pass</li></ul></li><li>Nycklar</li></ul>',
    expectedLoss: 'styles',
  },
  {
    description: 'Word: a picture on the writer’s disk, a footnote, a contents list and spaces',
    html: wrapInDocument(
      '<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Bild_1" style=\'width:300pt\'><v:imagedata src="file:///C:/Users/anna/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=400 height=200 src="file:///C:/Users/anna/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="Bild_1"><![endif]><o:p></o:p></p><p class=MsoToc1><a href="#_Toc42">Villkor</a><o:p></o:p></p><h2><a name="_Toc42"></a><a name="_Hlk7">Villkor</a><o:p></o:p></h2><p class=MsoNormal>Räntan<span style=\'mso-spacerun:yes\'>  </span>är<a style=\'mso-footnote-id:ftn1\' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style=\'mso-special-character:footnote\'>[1]</span></span></a> 4 %<o:p></o:p></p>',
    ),
    expectedHtml:
      '<p><a href="#_Toc42">Villkor</a></p><h2><a id="_Toc42"></a>Villkor</h2><p>Räntan är[1] 4 %</p>',
    expectedLoss: '1 picture',
  },
];
