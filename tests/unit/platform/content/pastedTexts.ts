/** A fictional text with the HTML that a program produces when it is pasted. */
export interface PastedText {
  /** Describes the text and names the program that produces such HTML. */
  kind: string;
  html: string;
  shown: string;
}

export const pastedTexts: PastedText[] = [
  {
    kind: 'Google Docs: a whole text in a bold element that is not bold (CKEditor, paste-from-google-docs)',
    html: '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline">Vi byter däck</span></p></b>',
    shown: '<p dir="ltr"><span>Vi byter däck</span></p>',
  },
  {
    kind: 'Google Docs: bold, italic and struck words as styles (same place)',
    html: '<p><span style="font-weight:700;font-style:normal">Nu</span><span style="font-weight:400;text-decoration:line-through;-webkit-text-decoration-skip:none">399 kr</span><span style="font-style:italic"> 349 kr</span></p>',
    shown:
      '<p><span><strong>Nu</strong></span><span><s>399 kr</s></span><span><em> 349 kr</em></span></p>',
  },
  {
    kind: 'Google Docs: a list with paragraphs in its items and letters for numbers (same place)',
    html: '<ol style="margin-top:0"><li dir="ltr" style="list-style-type:lower-alpha;font-size:11pt" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">Olja</span></p></li></ol>',
    shown: '<ol><li dir="ltr" type="a"><p dir="ltr"><span>Olja</span></p></li></ol>',
  },
  {
    kind: 'Google Docs: a table in a frame for scrolling (tiptap, issues about pasted tables)',
    html: '<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none"><colgroup><col width="120"><col></colgroup><tbody><tr style="height:0pt"><td style="border:1px"><p><span>A</span></p></td></tr></tbody></table></div>',
    shown:
      '<div dir="ltr"><table><tbody><tr><td><p><span>A</span></p></td></tr></tbody></table></div>',
  },
  {
    kind: 'Google Sheets: cells with data of their own (handsontable and tiptap test data)',
    html: '<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #ccc;}--></style><table dir="ltr"><tbody><tr><td style="padding:2px" data-sheets-value="{&quot;1&quot;:3}">42</td></tr></tbody></table></google-sheets-html-origin>',
    shown: '<table dir="ltr"><tbody><tr><td>42</td></tr></tbody></table>',
  },
  {
    kind: 'Word: a paragraph with its namespaces and conditional comments (CKEditor, paste-from-office)',
    html: '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><title>Brev</title><!--[if gte mso 9]><xml><o:Pages>1</o:Pages></xml><![endif]--><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=SV><!--StartFragment--><p class=MsoNormal><b style=\'mso-bidi-font-weight:normal\'>Pris<o:p></o:p></b></p><!--EndFragment--></body></html>',
    shown: '<p><b>Pris</b></p>',
  },
  {
    kind: 'Word: a list as paragraphs with bullets (CKEditor, paste-from-office list)',
    html: "<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt \"Times New Roman\"'> </span></span></span><![endif]>Fälg</p>",
    shown: '<p><span><span>·<span> </span></span></span>Fälg</p>',
  },
  {
    kind: 'Word: a numbered list keeps its number as a word (same place)',
    html: "<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>7.<span> </span></span><![endif]>Ångerrätt</p>",
    shown: '<p><span>7.<span> </span></span>Ångerrätt</p>',
  },
  {
    kind: 'Word: headings whose bookmark links lead to (CKEditor, bookmark)',
    html: '<h1><a name="_Toc1"></a>Villkor</h1><p class=MsoToc1><a href="#_Toc1">Villkor</a></p>',
    shown:
      '<h2><a name="_Toc1" id="text-_Toc1"></a>Villkor</h2><p><a href="#text-_Toc1">Villkor</a></p>',
  },
  {
    kind: 'Word: changes that were tracked (TinyMCE, powerpaste documentation)',
    html: '<p class=MsoNormal><del cite="mailto:Anna" datetime="2026-01-31T09:00">399 kr</del><ins cite="mailto:Anna" datetime="2026-01-31T09:00">349 kr</ins></p>',
    shown:
      '<p><del datetime="2026-01-31T09:00">399 kr</del><ins datetime="2026-01-31T09:00">349 kr</ins></p>',
  },
  {
    kind: 'Word: a footnote and its note (apostrophecms/sanitize-html, issues)',
    html: '<p>Ränta<a style=\'mso-footnote-id:ftn1\' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a></p><p><a href="#_ftnref1" name="_ftn1">[1]</a> Effektiv.</p>',
    shown:
      '<p>Ränta<a name="_ftnref1" id="text-_ftnref1" href="#text-_ftn1"><span>[1]</span></a></p><p><a name="_ftn1" id="text-_ftn1" href="#text-_ftnref1">[1]</a> Effektiv.</p>',
  },
  {
    kind: 'Word: a picture of the writer’s disk, as vector markup and as file (CKEditor, image)',
    html: '<p><!--[if gte vml 1]><v:shape id="a"><v:imagedata src="file:///C:/a.png"/></v:shape><![endif]--><![if !vml]><img width=300 height=200 src="file:///C:/a.png" alt="Bil" v:shapes="a"><![endif]>Text</p>',
    shown: '<p>Text</p>',
  },
  {
    kind: 'Word: a table with cells that span (CKEditor, paste-from-office tables)',
    html: "<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><tr><td width=200 colspan=2 valign=top style='width:150pt'><p class=MsoNormal>A<o:p></o:p></p></td></tr></table>",
    shown: '<table><tr><td colspan="2"><p>A</p></td></tr></table>',
  },
  {
    kind: 'Word: a word in another language, and right to left (TinyMCE, issues)',
    html: "<p class=MsoNormal dir=RTL><span lang=AR-SA>سيارة</span></p><p><span lang=EN-GB style='mso-ansi-language:EN-GB'>car</span></p>",
    shown: '<p dir="RTL"><span lang="AR-SA">سيارة</span></p><p><span lang="EN-GB">car</span></p>',
  },
  {
    kind: 'Outlook: a letter as sections of paragraphs (zulip and mailspring, pasted mail)',
    html: '<div class="WordSection1"><p class="MsoNormal">Hej!<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p></div>',
    shown: '<div><p>Hej!</p><p>\u00a0</p></div>',
  },
  {
    kind: 'Outlook on the web: a line a div (NodeBB/nodebb-plugin-markdown#116)',
    html: '<div style="font-family: Calibri" class="elementToProof">första</div><div class="elementToProof"><br></div><div>andra</div>',
    shown: '<div>första</div><div><br /></div><div>andra</div>',
  },
  {
    kind: 'Outlook: a link through a filter of links (Microsoft Defender, Safe Links)',
    html: '<a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com&amp;data=05" originalsrc="https://example.com" target="_blank">läs</a>',
    shown:
      '<a target="_blank" href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com&amp;data=05" rel="noopener noreferrer">läs</a>',
  },
  {
    kind: 'Gmail: an answer with what it quotes (mailgun/talon test data)',
    html: '<div dir="ltr">Ja</div><div class="gmail_quote"><div class="gmail_attr">Anna skrev:</div><blockquote class="gmail_quote" style="margin:0">Kommer du?</blockquote></div>',
    shown:
      '<div dir="ltr">Ja</div><div><div>Anna skrev:</div><blockquote>Kommer du?</blockquote></div>',
  },
  {
    kind: 'Apple Mail and Notes: spaces that keep their width (prosemirror-view, clipboard)',
    html: '<meta charset="UTF-8"><p class="p1" style="margin:0"><span class="s1">Två<span class="Apple-converted-space"> </span>däck</span></p>',
    shown: '<p><span>Två<span> </span>däck</span></p>',
  },
  {
    kind: 'CKEditor 5: a picture with a caption, by id in the media library (CKEditor, image plugin)',
    html: '<figure class="image image-style-side"><img src="-/media/0AB1.ashx?w=300" alt="Verkstad" width="300" height="200"><figcaption>Vår verkstad</figcaption></figure>',
    shown:
      '<figure><img height="200" src="/image?src=%2F-%2Fmedia%2F0AB1.ashx%3Fw%3D300&amp;w=320" srcset="/image?src=%2F-%2Fmedia%2F0AB1.ashx%3Fw%3D300&amp;w=320 320w" sizes="(max-width: 48em) 100vw, 44em" alt="Verkstad" width="300" loading="lazy" decoding="async" /><figcaption>Vår verkstad</figcaption></figure>',
  },
  {
    kind: 'CKEditor 5: a table with head and caption (CKEditor, table plugin)',
    html: '<figure class="table" style="width:100%"><table class="ck-table-resized"><thead><tr><th scope="col">Modell</th></tr></thead><tbody><tr><td>A</td></tr></tbody></table><figcaption>Priser</figcaption></figure>',
    shown:
      '<figure><table><thead><tr><th scope="col">Modell</th></tr></thead><tbody><tr><td>A</td></tr></tbody></table><figcaption>Priser</figcaption></figure>',
  },
  {
    kind: 'CKEditor 5: a list of things to do (CKEditor, todo list)',
    html: '<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" disabled="disabled" checked="checked"><span class="todo-list__label__description">Besiktigad</span></label></li></ul>',
    shown: '<ul><li><span>☑ </span><span>Besiktigad</span></li></ul>',
  },
  {
    kind: 'CKEditor 5: a film (CKEditor, media embed)',
    html: '<p>Se filmen:</p><figure class="media"><oembed url="https://example.com/film"></oembed></figure>',
    shown: '<p>Se filmen:</p>',
  },
  {
    kind: 'CKEditor 5: a list that goes on at a number, in roman figures (CKEditor, list properties)',
    html: '<ol style="list-style-type:upper-roman;" start="4" reversed="reversed"><li>Fyra</li></ol>',
    shown: '<ol start="4" type="I" reversed="reversed"><li>Fyra</li></ol>',
  },
  {
    kind: 'CKEditor 4 and RadEditor: underline and stroke as styles, old elements (Sitecore rich text fields)',
    html: '<p align="center"><span style="text-decoration: underline;">A</span> <strike>B</strike> <font face="Arial">C</font></p>',
    shown: '<p><span><u>A</u></span> <s>B</s> C</p>',
  },
  {
    kind: 'RadEditor: a file of the media library and a place of the page (Sitecore rich text fields)',
    html: '<a href="~/media/0ab1.ashx" target="_blank" rel="nofollow">Prislista</a> <a href="#priser">Priser</a>',
    shown:
      '<a target="_blank" href="/-/media/0ab1.ashx" rel="nofollow noopener noreferrer">Prislista</a> <a href="#priser">Priser</a>',
  },
  {
    kind: 'A web page: its frame, scripts and handlers (apostrophecms/sanitize-html#49)',
    html: '<article onclick="x()"><header><h1>Nyhet</h1></header><p>Text<script>x()</script></p><form><label>E-post <input name="e"></label><button>Skicka</button></form></article>',
    shown: '<div><div><h2>Nyhet</h2></div><p>Text</p><div>E-post </div></div>',
  },
];
