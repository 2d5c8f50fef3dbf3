import type { PastedFixture } from './pasted.types';

export const outlook: PastedFixture[] = [
  {
    description: 'Outlook: a mail with empty lines and a list in the format of Word',
    html: "<html><body lang=SV link=\"#0563C1\" style='word-wrap:break-word'><div class=WordSection1><p class=MsoNormal>Hej Anna!<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l3 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt \"Times New Roman\"'>&nbsp; </span></span><![endif]>Öppna<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l3 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>Stäng<o:p></o:p></p></div></body></html>",
    expectedHtml: '<p>Hej Anna!</p><ol><li>Öppna</li><li>Stäng</li></ol>',
  },
  {
    description: 'Outlook on the web: each line in a div',
    html: '<div class="elementToProof" style="font-family: Aptos, Calibri; font-size: 12pt; color: rgb(0, 0, 0);">Första raden</div><div class="elementToProof"><br></div><div class="elementToProof" style="font-family: Aptos"><b>Andra</b> raden</div><ul data-editing-info="{}" style="margin-top:0"><li style="font-size:12pt"><div role="presentation" class="elementToProof">Punkt</div></li></ul>',
    expectedHtml: '<p>Första raden</p><p><strong>Andra</strong> raden</p><ul><li>Punkt</li></ul>',
    expectedLoss: 'styles',
  },
  {
    description: 'Outlook: links that Safe Links has rewritten',
    html: '<p class=MsoNormal><a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1&amp;data=05%7C02" originalsrc="https://example.com/a?b=1">första</a> <a href="https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fb&amp;data=05">andra</a></p>',
    expectedHtml:
      '<p><a href="https://example.com/a?b=1">första</a> <a href="https://example.com/b">andra</a></p>',
  },
  {
    description: 'Outlook: a reply with a quoted mail, a signature and a logo',
    html: '<div><p class="MsoNormal">Ja, det går bra.</p><p class="MsoNormal"><span style="color:#1F497D">Med vänlig hälsning</span><br>Anna</p><p class="MsoNormal"><img border="0" width="120" height="40" src="cid:image001.png@01DA" alt="Logo"></p><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal"><b>Från:</b> Bo &lt;bo@example.com&gt;<br><b>Ämne:</b> Tid</p></div></div>',
    expectedHtml:
      '<p>Ja, det går bra.</p><p>Med vänlig hälsning<br>Anna</p><p><strong>Från:</strong> Bo &lt;bo@example.com&gt;<br><strong>Ämne:</strong> Tid</p>',
    expectedLoss: 'styles, 1 picture',
  },
];

export const gmailAndWeb: PastedFixture[] = [
  {
    description: 'Gmail: lines, and a reply with the quoted mail',
    html: '<div dir="ltr">Hej!<div><br></div><div>Kommer&nbsp;du på <b>fredag</b>?</div></div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">Den mån 3 maj skrev Bo:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">När passar det?</blockquote></div>',
    expectedHtml:
      '<p>Hej!</p><p>Kommer du på <strong>fredag</strong>?</p><p>Den mån 3 maj skrev Bo:</p><blockquote><p>När passar det?</p></blockquote>',
  },
  {
    description: 'Gmail: a list, and a table of a newsletter',
    html: '<div dir="ltr"><ol><li style="margin-left:15px">Ett</li><li>Två</li></ol><table cellpadding="0" border="0" style="font-family:Roboto;color:rgb(32,33,36)"><tbody><tr><td style="padding:8px"><font color="#0000ff">Måndag</font></td><td>7–18</td></tr></tbody></table></div>',
    expectedHtml:
      '<ol><li>Ett</li><li>Två</li></ol><table><tbody><tr><td>Måndag</td><td>7–18</td></tr></tbody></table>',
    expectedLoss: 'styles',
  },
  {
    description: 'Web page: an article with navigation, script, form, video and pictures',
    html: '<article class="post"><header><h1 class="title">Vinter</h1><p class="byline" style="color:gray">Av Anna</p></header><section><p>Lufta <em>däcken</em>.<br><br>Kolla oljan.</p><figure><picture><source srcset="/a.webp"><img src="https://example.com/a.jpg" alt="Bil"></picture><figcaption>En bil</figcaption></figure><script>track()</script><iframe src="https://www.youtube.com/embed/x"></iframe><form><input name="q"><button>Sök</button></form><dl><dt>Tryck</dt><dd>2,4 bar</dd></dl><pre><code>a  b</code></pre></section><aside><p onclick="x()">Läs <a href="javascript:x()">mer</a></p></aside></article>',
    expectedHtml:
      '<h2>Vinter</h2><p>Av Anna</p><p>Lufta <em>däcken</em>.</p><p>Kolla oljan.</p><dl><dt>Tryck</dt><dd>2,4 bar</dd></dl><pre><code>a  b</code></pre><p>Läs mer</p>',
    expectedLoss: 'styles, 1 picture, 2 embedded items',
  },
  {
    description: 'Web page: a table with head, caption and merged cells, and details',
    html: '<div class="table-responsive"><table class="wikitable" style="background:#f8f9fa"><caption>Räckvidd</caption><thead><tr><th scope="col">Bil</th><th scope="col" colspan="2">km</th></tr></thead><tbody><tr><th scope="row">A</th><td rowspan="2">400</td><td>300</td></tr><tr><th scope="row">B</th><td>280</td></tr></tbody></table></div><details><summary>Hur?</summary><p>WLTP</p></details>',
    expectedHtml:
      '<table><caption>Räckvidd</caption><thead><tr><th scope="col">Bil</th><th scope="col" colspan="2">km</th></tr></thead><tbody><tr><th scope="row">A</th><td rowspan="2">400</td><td>300</td></tr><tr><th scope="row">B</th><td>280</td></tr></tbody></table><details><summary>Hur?</summary><p>WLTP</p></details>',
    expectedLoss: 'styles',
  },
];
