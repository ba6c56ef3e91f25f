/**
 * HTML samples that try to run a script, reach another server, or imitate other content, generated from families of
 * attacks. Any script that runs sets a property on the window, which the tests check.
 */
export const mark = 'hostileNoteRan'
const call = `window.${mark}=1`
const outside = 'https://hostile.example'

const handlers = [
  'onerror',
  'onload',
  'onclick',
  'onmouseover',
  'onfocus',
  'onanimationstart',
  'ontoggle',
  'onpointerenter',
]
const elements = [
  ...['img src=x', 'svg', 'body', 'iframe', 'video src=x', 'audio src=x', 'input autofocus', 'select autofocus'],
  ...[
    'textarea autofocus',
    'details open',
    'marquee',
    'object data=x',
    'embed src=x',
    'p tabindex=1',
    'span',
    'a href=x',
  ],
  ...['ul', 'ol', 'li', 'h1', 'h6', 'strong', 'em', 'u', 's', 'br'],
]

const events = elements.flatMap((element) => handlers.map((handler) => `<${element} ${handler}="${call}">x`))

const schemes = [
  ...[
    'javascript:',
    'JaVaScRiPt:',
    ' javascript:',
    'java\tscript:',
    'java\nscript:',
    'java\rscript:',
    'javascript&#58;',
  ],
  ...['&#106;avascript:', '&#x6A;avascript:', '&#0000106avascript:', 'java&Tab;script:', 'java&NewLine;script&colon;'],
  ...[
    '\u0001javascript:',
    'javascript:/*--></title></style>*/',
    'vbscript:',
    'data:text/html,',
    'data:text/html;base64,',
  ],
  ...[
    'data:image/svg+xml,<svg onload=',
    'blob:',
    'file:///',
    'view-source:javascript:',
    'feed:javascript:',
    '//hostile.example/',
  ],
  ...['\\\\hostile.example\\', '/\\hostile.example/', 'https:hostile.example/'],
]
const holders = [
  (address: string) => `<a href="${address}${call}">x</a>`,
  (address: string) => `<img src="${address}${call}">`,
  (address: string) => `<iframe src="${address}${call}"></iframe>`,
  (address: string) => `<form action="${address}${call}"><button autofocus>x</button></form>`,
  (address: string) => `<object data="${address}${call}"></object>`,
]
/** Addresses that run code or lead elsewhere, in every attribute that holds an address. */
const addresses = schemes.flatMap((scheme) => holders.map((holder) => holder(scheme)))

const styles = [
  ...[`background:url(${outside}/a)`, `background-image:url('${outside}/b')`, `list-style:url(${outside}/c)`],
  ...[
    `font-family:Georgia;background:url(${outside}/d)`,
    `font-family:url(${outside}/e)`,
    'font-family:Georgia,expression(1)',
  ],
  ...[
    'width:expression(alert(1))',
    'behavior:url(#default#time2)',
    '-moz-binding:url(x)',
    'position:fixed;inset:0;z-index:9999',
  ],
  ...[`cursor:url(${outside}/f),auto`, `content:url(${outside}/g)`, 'font-family:"Georgia</span><script>1</script>"'],
  ...[
    `\\62 ackground:url(${outside}/h)`,
    `background:u\\72l(${outside}/i)`,
    'display:none',
    'opacity:0',
    'font-size:900px',
  ],
]
const styled = styles.flatMap((style) => [
  `<span style='${style}'>x</span>`,
  `<p style='${style}'>x</p>`,
  `<a style='${style}' href="https://ok.example">x</a>`,
])

/** Requests to another server that need no script. */
const loads = [
  ...[
    `<img src="${outside}/1">`,
    `<img srcset="${outside}/2 1x">`,
    `<picture><source srcset="${outside}/3"><img></picture>`,
  ],
  ...[
    `<video poster="${outside}/4"></video>`,
    `<audio src="${outside}/5" autoplay></audio>`,
    `<input type=image src="${outside}/6">`,
  ],
  ...[
    `<link rel=stylesheet href="${outside}/7">`,
    `<link rel=prefetch href="${outside}/8">`,
    `<link rel=preload as=image href="${outside}/9">`,
  ],
  ...[
    `<style>@import "${outside}/10"</style>`,
    `<style>*{background:url(${outside}/11)}</style>`,
    `<table background="${outside}/12">`,
  ],
  ...[
    `<body background="${outside}/13">`,
    `<svg><image href="${outside}/14"/></svg>`,
    `<svg><use href="${outside}/15#x"/></svg>`,
  ],
  ...[
    `<base href="${outside}/">`,
    `<meta http-equiv=refresh content="0;url=${outside}/16">`,
    `<iframe src="${outside}/17"></iframe>`,
  ],
  ...[
    `<embed src="${outside}/18">`,
    `<object data="${outside}/19"></object>`,
    `<a ping="${outside}/20" href="https://ok.example">x</a>`,
  ],
  ...[
    `<track src="${outside}/21">`,
    `<img src="/api/v1/notes/pictures/../../../x">`,
    `<img src="/api/v1/notes/pictures/x?y=${outside}">`,
  ],
  ...[
    `<img src="//hostile.example/22">`,
    `<img lowsrc="${outside}/23">`,
    `<img dynsrc="${outside}/24">`,
    `<bgsound src="${outside}/25">`,
  ],
  ...[
    `<script src="${outside}/26.js"></script>`,
    `<frameset><frame src="${outside}/27"></frameset>`,
    `<applet code="${outside}/28">`,
  ],
]

const scripts = [
  ...[`<script type=module>${call}</script>`, `<script type="text/javascript" defer>${call}</script>`],
  ...[`<script>/*</script>*/${call}</script>`, `<b><script>${call}</script></b>`, `<s/><script>${call}</script>`],
  ...[
    `<script>${call}</script>`,
    `<SCRIPT>${call}</SCRIPT>`,
    `<script >${call}</script >`,
    `<script/x>${call}</script>`,
  ],
  ...[
    `<scr<script>ipt>${call}</scr</script>ipt>`,
    `<<script>${call}//<</script>`,
    `<script\n>${call}</script>`,
    `<script>${call}`,
  ],
  ...[
    `<svg><script>${call}</script></svg>`,
    `<svg><script href="data:,${call}"/></svg>`,
    `<math><script>${call}</script></math>`,
  ],
  ...[`<noscript><p title="</noscript><img src=x onerror=${call}>">`, `<template><script>${call}</script></template>`],
  ...[`<iframe srcdoc="<script>parent.${mark}=1</script>"></iframe>`, `<xmp><script>${call}</script></xmp>`],
  ...[
    `<style><img src="</style><img src=x onerror=${call}>"></style>`,
    `<title><img src="</title><img src=x onerror=${call}>">`,
  ],
  ...[`<textarea></textarea><script>${call}</script>`, `<noembed><img src="</noembed><img src=x onerror=${call}>">`],
  ...[
    `<!--><img src=x onerror=${call}>-->`,
    `<!--<img src="--><img src=x onerror=${call}>">`,
    `<![CDATA[<img src=x onerror=${call}>]]>`,
  ],
  ...[
    `<?xml version="1.0"?><img src=x onerror=${call}>`,
    `<!doctype html><script>${call}</script>`,
    `</p><script>${call}</script><p>`,
  ],
]

/** Markup that different parsers read differently. */
const shifts = [
  ...[`<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${call}&gt;">`],
  ...[`<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${call}>`],
  ...[
    `<svg></p><style><a id="</style><img src=x onerror=${call}>">`,
    `<svg><foreignObject><img src=x onerror=${call}></foreignObject></svg>`,
  ],
  ...[`<math><annotation-xml encoding="text/html"><img src=x onerror=${call}></annotation-xml></math>`],
  ...[`<svg><desc><img src=x onerror=${call}></desc></svg>`, `<svg><animate onbegin=${call} attributeName=x dur=1s>`],
  ...[`<svg><a><animate attributeName=href values="javascript:${call}"/><text>x</text></a></svg>`],
  ...[
    `<svg><set attributeName=onmouseover to="${call}"/></svg>`,
    `<table><td><a href="javascript:${call}"><table>x</table></a></td></table>`,
  ],
  ...[
    `<select><option><style></option></select><img src=x onerror=${call}></style>`,
    `<p><svg><p></svg><img src=x onerror=${call}>`,
  ],
  ...[
    `<a href="https://ok.example" onclick="${call}" rel="opener" target="_self">x</a>`,
    `<img alt="&quot; onerror=${call} x=&quot;">`,
  ],
  ...[
    `<img alt="\` onerror=${call}" src=\`x\`>`,
    `<img """><script>${call}</script>">`,
    `<img/src="x"/onerror=${call}>`,
  ],
  ...[
    `<img src=x onerror\n=\n${call}>`,
    `<img src=x onerror\u0000=${call}>`.replace('\u0000', '\u000c'),
    `<a href='x' \u2028onclick='${call}'>x</a>`,
  ],
  ...[
    `<span data-type="mention" data-id="' onclick='${call}">@x</span>`,
    `<span data-type="mention" data-label="<img src=x onerror=${call}>">@x</span>`,
  ],
  ...[`<span data-type="mention" data-id="0198c0de-0000-7000-8000-00000000dead" onclick="${call}">@Nobody</span>`],
  ...[
    `<ol start="1&quot; onclick=${call}"><li>x</li></ol>`,
    `<a href="https://ok.example/&quot;><img src=x onerror=${call}>">x</a>`,
  ],
  ...[
    `<a href="mailto:x@y.example?body=<script>${call}</script>">x</a>`,
    `<a href="tel:1&quot; onclick=${call}">x</a>`,
  ],
  ...[
    `<div id="root"><div class="MuiDialog-root">x</div></div>`,
    `<form id=location><input name=href></form>`,
    `<img name=cookie src=x>`,
  ],
  ...[
    `<a id=defaultView name=document href="x:${call}">x</a>`,
    `<input form=x formaction="javascript:${call}" type=submit>`,
  ],
  ...[
    `<isindex action="javascript:${call}" type=image>`,
    `<keygen autofocus onfocus=${call}>`,
    `<dialog open onclose=${call}>x</dialog>`,
  ],
  ...[
    `<slot onslotchange=${call}>x</slot>`,
    `<p is="x-y" onx=${call}>x</p>`,
    `<button popovertarget=x onbeforetoggle=${call}>x</button>`,
  ],
  ...[
    `<details ontoggle=${call} open><summary>x</summary></details>`,
    `<p contenteditable oninput=${call} autofocus>x</p>`,
  ],
  ...[
    `\ufeff<script>${call}</script>`,
    `\ud83d\ude80<img src=x onerror=${call}>`,
    `+ADw-script+AD4-${call}+ADw-/script+AD4-`,
  ],
  ...[
    `&lt;script&gt;${call}&lt;/script&gt;`,
    `&amp;lt;img src=x onerror=${call}&amp;gt;`,
    `%3Cscript%3E${call}%3C/script%3E`,
  ],
]

/** Nesting so deep that a parser or the page might fail. */
const deep = [200, 2_000].flatMap((depth) => [
  `${'<ul><li>'.repeat(depth)}<img src=x onerror=${call}>`,
  `${'<span>'.repeat(depth)}<a href="javascript:${call}">x</a>`,
])

export const hostileHtml: readonly string[] = [
  ...new Set([...scripts, ...loads, ...shifts, ...styled, ...deep, ...addresses, ...events]),
]
