import { html } from '#platform/html.ts'
import { type Call, callSection } from './call-section.ts'
import { assetUrl } from './reference-assets.ts'

type Document = { info: { title: string; version: string }; paths: Record<string, Record<string, unknown>> }

/** The API reference: every call by feature, searchable, with a form to try it. Nothing comes from other origins. */
export function referencePage({ info: { title }, paths }: Document): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      ...(described as Omit<Call, 'path' | 'method'>),
      path,
      method: method.toUpperCase(),
    })),
  )
  const groups = [...Map.groupBy(calls, ({ tags }) => tags[0] ?? 'other')].sort(([one], [other]) =>
    one.localeCompare(other, 'en'),
  )
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="stylesheet" href="${assetUrl('reference.css')}"><script src="${assetUrl('reference.js')}"></script></head>
<body>
<header class="top"><a class="brand" href="/"><img src="/favicon.svg" width="28" height="28" alt="">${title}</a>
<input id="search" type="search" placeholder="Search ${calls.length} calls" aria-label="Search calls" autocomplete="off" spellcheck="false" hidden>
<a class="document" href="/api/openapi.json">openapi.json</a></header>
<nav aria-label="Features"><ul>${groups.map(([name, own]) => html`<li><a href="#feature-${name}">${titleOf(name)}</a> <small>${own.length}</small></li>`)}</ul></nav>
<main><h1>${title}</h1>
${intro}
<section id="credentials" hidden aria-labelledby="credentials-title"></section>
<p id="nothing" hidden role="status">No call matches.</p>
${groups.map(
  ([name, own]) =>
    html`<section class="feature" id="feature-${name}"><h2>${titleOf(name)}</h2>${own.map(callSection)}</section>`,
)}
</main></body></html>`.markup
}

const intro = html`<p class="lead">Every screen of the product uses these calls. They take and answer JSON over HTTPS.</p>
<ul class="rules">
<li><strong>Credentials.</strong> Send <code>Authorization: Bearer &lt;token&gt;</code>, or an API key as <code>x-api-key</code>. Administrators make API keys under Settings, API keys.</li>
<li><strong>Errors</strong> are problem documents (RFC 9457) with a <code>message</code> and, for fields, <code>modelState</code>. 401 means no valid credentials, 403 no permission, 409 a conflict with the present state.</li>
<li><strong>Lists</strong> answer <code>data</code> and <code>total</code>.</li>
<li><strong>Repeating a write</strong> is safe with an <code>Idempotency-Key</code>: the same key and body give the same answer.</li>
</ul>
<pre tabindex="0">curl https://portal.example/api/v1/shipments/search \\
  -H 'x-api-key: lw_…' -H 'Content-Type: application/json' \\
  -d '{"statuses":[5],"pageSize":25}'</pre>`

/** "api-keys" is shown as "API keys". */
function titleOf(name: string): string {
  const text = name.replaceAll('-', ' ').replace(/^api\b/, 'API')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
