import type { PastedFixture } from './pasted.types';

const wrapInDocument = (body: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0f1e2d3c-7fff">${body}</b>`;

const createSpan = (text: string, style = '') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;${style}">${text}</span>`;

const createParagraph = (inner: string) =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${inner}</p>`;

const createItem = (level: number, inner: string, type = 'disc') =>
  `<li dir="ltr" style="list-style-type:${type};font-size:11pt;font-family:Arial,sans-serif;color:#000000" aria-level="${level}"><p dir="ltr" style="line-height:1.38" role="presentation">${inner}</p></li>`;

export const googleDocs: PastedFixture[] = [
  {
    description: 'Google Docs: paragraphs with a line between them',
    html: wrapInDocument(
      `${createParagraph(createSpan('Första'))}<br />${createParagraph(createSpan('Andra'))}`,
    ),
    expectedHtml: '<p>Första</p><p>Andra</p>',
    expectedLoss: 'styles',
  },
  {
    description: 'Google Docs: a list in a list',
    html: wrapInDocument(
      `<ul style="margin-top:0;margin-bottom:0;">${createItem(1, createSpan('Bil'))}<ul style="margin-top:0">${createItem(2, createSpan('Elbil'), 'circle')}${createItem(2, createSpan('Bensin'), 'circle')}</ul>${createItem(1, createSpan('Lastbil'))}</ul>`,
    ),
    expectedHtml: '<ul><li>Bil<ul><li>Elbil</li><li>Bensin</li></ul></li><li>Lastbil</li></ul>',
    expectedLoss: 'styles',
  },
  {
    description: 'Google Docs: a numbered list with letters',
    html: wrapInDocument(
      `<ol style="margin-top:0">${createItem(1, createSpan('Boka'), 'decimal')}<ol style="list-style-type:lower-alpha">${createItem(2, createSpan('på webben'), 'lower-alpha')}</ol></ol>`,
    ),
    expectedHtml: '<ol><li>Boka<ol type="a"><li>på webben</li></ol></li></ol>',
    expectedLoss: 'styles',
  },
  {
    description: 'Google Docs: a table in a scrollable container',
    html: wrapInDocument(
      `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="300"/><col width="300"/></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000000 1pt;padding:5pt">${createParagraph(createSpan('Modell', 'font-weight:700'))}</td><td style="border:solid #000000 1pt">${createParagraph(createSpan('Pris', 'font-weight:700'))}</td></tr><tr><td>${createParagraph(createSpan('Ö3'))}</td><td>${createParagraph(createSpan('299&nbsp;000'))}</td></tr></tbody></table></div>`,
    ),
    expectedHtml:
      '<table><tbody><tr><td>Modell</td><td>Pris</td></tr><tr><td>Ö3</td><td>299 000</td></tr></tbody></table>',
    expectedLoss: 'styles',
  },
  {
    description: 'Google Docs: a title, headings and emphasis only by styles',
    html: wrapInDocument(
      `<h1 dir="ltr" style="line-height:1.38">${createSpan('Vår', 'font-size:20pt')}</h1><h2 dir="ltr">${createSpan('Däck')}</h2><p dir="ltr"><span style="font-weight:700;font-style:normal">Nu</span><span style="font-weight:400"> </span><span style="font-weight:400;font-style:italic">gäller</span><span style="text-decoration:line-through;-webkit-text-decoration-skip:none"> 399</span><span style="text-decoration:underline"> 349 kr</span></p>`,
    ),
    expectedHtml:
      '<h2>Vår</h2><h3>Däck</h3><p><strong>Nu</strong> <em>gäller</em><s> 399</s><u> 349 kr</u></p>',
    expectedLoss: 'styles',
  },
  {
    description: 'Google Docs: a link with the colour and underline of links',
    html: wrapInDocument(
      createParagraph(
        `${createSpan('Läs ')}<a href="https://example.com/villkor" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;text-decoration:underline;-webkit-text-decoration-skip:none;text-decoration-skip-ink:none">villkoren</span></a>`,
      ),
    ),
    expectedHtml: '<p>Läs <a href="https://example.com/villkor">villkoren</a></p>',
    expectedLoss: 'styles',
  },
  {
    description: 'Google Docs: a picture and a line',
    html: wrapInDocument(
      `${createParagraph(`<span style="border:none;display:inline-block;overflow:hidden;width:602px"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX" width="602" height="401" style="margin-left:0px" alt="Bil"></span>`)}<p dir="ltr"><hr /></p>${createParagraph(createSpan('Efter linjen'))}`,
    ),
    expectedHtml: '<hr><p>Efter linjen</p>',
    expectedLoss: 'styles, 1 picture',
  },
  {
    description: 'Google Docs: a text from right to left, superscript and subscript, a task list',
    html: wrapInDocument(
      `<p dir="rtl" style="line-height:1.38">${createSpan('سيارة جديدة')}</p><p dir="ltr">${createSpan('m')}<span style="font-size:0.6em;vertical-align:super">2</span>${createSpan(' CO')}<span style="font-size:0.6em;vertical-align:sub">2</span></p><ul style="list-style-type:none"><li dir="ltr" role="checkbox" aria-checked="true" style="list-style-type:none" aria-level="1"><p dir="ltr" role="presentation">${createSpan('Tvättad')}</p></li></ul>`,
    ),
    expectedHtml:
      '<p dir="rtl">سيارة جديدة</p><p>m<sup>2</sup> CO<sub>2</sub></p><ul><li>Tvättad</li></ul>',
    expectedLoss: 'styles',
  },
];
