import { type Html, html } from '#platform/html.ts'
import type { Site } from '#platform/identity/oidc/site.ts'
import { assetUrl } from './assets.ts'

export type View = { title: string; main: Html; foot?: Html }
type Place = Pick<Site, 'base' | 'publicUrl' | 'productName' | 'supportUrl'>

/** A complete page of the identity provider, without any script. */
export function renderPage(site: Place, { title, main, foot }: View): string {
  const asset = (name: Parameters<typeof assetUrl>[1]) => assetUrl(site.base, name)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${site.productName}</title>
<link rel="icon" type="image/svg+xml" href="${asset('mark.svg')}">
<link rel="stylesheet" href="${asset('pages.css')}">
<script src="${asset('pages.js')}" defer></script>
</head>
<body>
<div class="desk">
<header class="top"><a class="brand" href="${site.publicUrl}/"><img src="${asset('mark.svg')}" width="28" height="28" alt="">${site.productName}</a></header>
<main>
${main}
</main>
<footer class="foot">${foot}${site.supportUrl && html`<a href="${site.supportUrl}">Help center</a>`}</footer>
</div>
<aside class="picture" aria-hidden="true"><div><p class="claim">Quote, book, track and audit every load from one desk.</p><p class="scope">Truckload, LTL and volume LTL across the US, Canada and Mexico</p></div></aside>
</body>
</html>
`.markup
}
