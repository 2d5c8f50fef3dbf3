import type { PastedFixture } from './pasted.types';

export const otherEditors: PastedFixture[] = [
  {
    description: 'CKEditor 5: a table in a figure, a picture of the library, a list of tasks',
    html: '<figure class="table" style="width:60%;"><table class="ck-table-resized"><colgroup><col style="width:50%;"><col style="width:50%;"></colgroup><thead><tr><th>Modell</th><th>Pris</th></tr></thead><tbody><tr><td>A</td><td>1</td></tr></tbody></table><figcaption>Priser</figcaption></figure><figure class="image image_resized" style="width:50%"><img style="aspect-ratio:3/2" src="-/media/0AB1.ashx" alt="Verkstad" width="300" height="200"><figcaption>Vår verkstad</figcaption></figure><ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" disabled="disabled" checked="checked"><span class="todo-list__label__description">Klart</span></label></li></ul><p><mark class="marker-yellow">Nytt</mark></p>',
    expectedHtml:
      '<figure><table><thead><tr><th>Modell</th><th>Pris</th></tr></thead><tbody><tr><td>A</td><td>1</td></tr></tbody></table><figcaption>Priser</figcaption></figure><figure><img src="/-/media/0AB1.ashx" alt="Verkstad" width="300" height="200"><figcaption>Vår verkstad</figcaption></figure><ul><li>☑ Klart</li></ul><p><mark>Nytt</mark></p>',
  },
  {
    description: 'WordPress: blocks with their comments, a quote with its source, a button',
    html: '<!-- wp:heading --><h2 class="wp-block-heading">Rubrik</h2><!-- /wp:heading --><!-- wp:paragraph {"textColor":"vivid-red"} --><p class="has-vivid-red-color has-text-color">Text</p><!-- /wp:paragraph --><!-- wp:quote --><blockquote class="wp-block-quote"><!-- wp:paragraph --><p>Det går.</p><!-- /wp:paragraph --><cite>Anna</cite></blockquote><!-- /wp:quote --><!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>Ett<!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>Två</li><!-- /wp:list-item --></ul><!-- /wp:list --></li><!-- /wp:list-item --></ul><!-- /wp:list --><!-- wp:separator --><hr class="wp-block-separator has-alpha-channel-opacity"/><!-- /wp:separator --><!-- wp:buttons --><div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/boka">Boka</a></div></div><!-- /wp:buttons --><figure class="wp-block-image size-large"><img src="https://example.com/wp-content/uploads/a.jpg" alt="" class="wp-image-5"/><figcaption class="wp-element-caption">En bil</figcaption></figure>',
    expectedHtml:
      '<h2>Rubrik</h2><p>Text</p><blockquote><p>Det går.</p><p><cite>Anna</cite></p></blockquote><ul><li>Ett<ul><li>Två</li></ul></li></ul><hr><p><a href="/boka">Boka</a></p>',
    expectedLoss: '1 picture',
  },
  {
    description: 'Storyblok: HTML copied from its ProseMirror editor',
    html: '<meta charset="utf-8"><h3 data-pm-slice="1 1 []">Rubrik</h3><p style="text-align:left">Text med <strong>fet</strong> och <a href="/boka" uuid="null" anchor="null" target="_self" linktype="url">länk</a></p><ul><li><p>Ett</p><ol order="1"><li><p>Två</p></li></ol></li></ul><blockquote><p>Citat</p></blockquote><p><span style="color: #ff0000">röd</span></p>',
    expectedHtml:
      '<h3>Rubrik</h3><p>Text med <strong>fet</strong> och <a href="/boka">länk</a></p><ul><li>Ett<ol><li>Två</li></ol></li></ul><blockquote><p>Citat</p></blockquote><p>röd</p>',
    expectedLoss: 'styles',
  },
  {
    description: 'Notion: a list with tasks, a toggle, a callout and code',
    html: '<meta charset="utf-8"><h1>Plan</h1><ul><li>Ett<ul><li>Två</li></ul></li></ul><ul class="to-do-list"><li><input type="checkbox" checked>Klart</li></ul><ul class="toggle"><li><details open=""><summary>Mer</summary><p>Dolt</p></details></li></ul><figure class="block-color-gray_background callout" style="white-space:pre-wrap;display:flex"><div style="font-size:1.5em"><span class="icon">💡</span></div><div style="width:100%"><p>Tips</p></div></figure><pre><code>npm  test</code></pre><blockquote>Citat</blockquote>',
    expectedHtml:
      '<h2>Plan</h2><ul><li>Ett<ul><li>Två</li></ul></li></ul><ul><li>☑ Klart</li></ul><ul><li><details><summary>Mer</summary><p>Dolt</p></details></li></ul><p>💡</p><p>Tips</p><pre><code>npm  test</code></pre><blockquote><p>Citat</p></blockquote>',
    expectedLoss: 'styles',
  },
  {
    description: 'LibreOffice: fonts as elements, paragraphs in items and cells',
    html: '<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 7.6"/><style type="text/css">@page { size: 21cm 29.7cm } p { line-height: 115% }</style></head><body lang="sv-SE" link="#000080" dir="ltr"><h1 class="western">Kapitel</h1><p style="line-height:100%"><font face="Liberation Serif, serif"><font size="3" style="font-size:12pt"><b>Fet</b> och <font color="#c9211e">röd</font></font></font></p><ul><li><p style="line-height:100%">Ett</p><ul><li><p>Två</p></li></ul></li></ul><table width="100%" cellpadding="4" cellspacing="0"><col width="128*"/><tr valign="top"><td width="50%" style="border:1px solid #000000"><p>A</p></td><td width="50%"><p>B</p></td></tr></table><p><br/><br/></p></body></html>',
    expectedHtml:
      '<h2>Kapitel</h2><p><strong>Fet</strong> och röd</p><ul><li>Ett<ul><li>Två</li></ul></li></ul><table><tbody><tr><td>A</td><td>B</td></tr></tbody></table>',
    expectedLoss: 'styles',
  },
  {
    description: 'Apple Pages: a class on every element, non-breaking spaces',
    html: '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN"><html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px; font: 12.0px Helvetica} li.li1 {color: #000000} span.s1 {font-kerning: none}</style></head><body><p class="p1"><span class="s1"><b>Två<span class="Apple-converted-space">&nbsp; </span>däck</b></span></p><p class="p2"><span class="s1"></span><br></p><ul class="ul1"><li class="li1"><span class="s2"></span><span class="s1">Ett</span></li><ul class="ul1"><li class="li1"><span class="s1">Två</span></li></ul></ul><table width="200" cellspacing="0" class="t1"><tbody><tr><td valign="top" class="td1"><p class="p1"><span class="s1">A</span></p></td><td valign="top" class="td1"><p class="p1"><span class="s1">B</span></p></td></tr></tbody></table></body></html>',
    expectedHtml:
      '<p><strong>Två däck</strong></p><ul><li>Ett<ul><li>Två</li></ul></li></ul><table><tbody><tr><td>A</td><td>B</td></tr></tbody></table>',
  },
  {
    description:
      'WordPress and CKEditor: films with captions, one of the library and two of others',
    html: '<figure class="wp-block-video"><video controls style="aspect-ratio:16/9" poster="/image?src=%2F-%2Fmedia%2Fa.jpg&amp;w=1280" src="/-/media/a.mp4" aria-label="En tur" onplay="x()"><source src="https://example.com/a.webm"><a href="https://example.com/a.mp4">Ladda ner</a></video><figcaption class="wp-element-caption">Vid <b>kusten</b></figcaption></figure><p>Text</p><figure class="wp-block-embed"><div class="wp-block-embed__wrapper"><iframe src="https://www.youtube.com/embed/x"></iframe></div><figcaption>Hos andra</figcaption></figure><figure class="media"><oembed url="https://example.com/film"></oembed><figcaption>Hos andra</figcaption></figure>',
    expectedHtml:
      '<figure><video src="/-/media/a.mp4" poster="/-/media/a.jpg" aria-label="En tur"></video><figcaption>Vid <strong>kusten</strong></figcaption></figure><p>Text</p>',
    expectedLoss: '2 embedded items',
  },
];
