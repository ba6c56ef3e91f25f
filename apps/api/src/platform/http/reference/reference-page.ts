import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Html, html, raw } from '#platform/html.ts'

type Parameter = { name: string; in: string; required: boolean; schema: unknown; description?: string }
type Described = {
  operationId: string
  summary: string
  tags: string[]
  'x-permission': unknown
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>
}
type Document = { info: { title: string; version: string }; paths: Record<string, Record<string, unknown>> }

/** The API reference as a single page without external resources or scripts. */
export function referencePage(document: Document, nonce: string): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      path,
      method: method.toUpperCase(),
      ...(described as Described),
    })),
  )
  const groups = Map.groupBy(calls, (call) => call.tags[0] ?? 'other')
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${document.info.title}</title>
<style nonce="${nonce}">${raw(style)}</style></head>
<body><nav aria-label="Calls"><strong>${document.info.title}</strong><p><a href="/api/openapi.json">openapi.json</a></p>
${[...groups].map(([name, own]) => html`<h2>${name}</h2><ul>${own.map((call) => html`<li><a href="#${call.operationId}">${call.summary}</a></li>`)}</ul>`)}
</nav><main><h1>${document.info.title}</h1>
<p>Every call but the public ones carries a bearer token, or an API key as <code>x-api-key</code> where its scopes allow it. Errors are problem documents (RFC 9457) with <code>modelState</code>; lists answer <code>data</code> and <code>total</code>.</p>
${calls.map(section)}</main></body></html>`.toString()
}

const section = (call: Described & { path: string; method: string }): Html => html`<section id="${call.operationId}">
<h3><span class="method ${call.method.toLowerCase()}">${call.method}</span> <code>${call.path}</code></h3>
<p>${call.summary}. Permission: <strong>${permissionText(call['x-permission'])}</strong></p>
${
  call.parameters.length > 0
    ? html`<table><thead><tr><th>Parameter</th><th>In</th><th>Required</th><th>Shape</th></tr></thead><tbody>
${call.parameters.map((one) => html`<tr><td><code>${one.name}</code></td><td>${one.in}</td><td>${one.required ? 'yes' : 'no'}</td><td><code>${JSON.stringify(one.schema)}</code></td></tr>`)}</tbody></table>`
    : ''
}
${shapes(call)}</section>`

function shapes({ requestBody, responses }: Described) {
  const body = requestBody?.content['application/json']?.schema
  const [[status, answer] = ['', {}]] = Object.entries(responses).filter(([code]) => code !== 'default')
  const schema = answer.content?.['application/json']?.schema
  return [
    body
      ? html`<details><summary>Request body</summary><pre tabindex="0">${JSON.stringify(body, null, 2)}</pre></details>`
      : '',
    schema
      ? html`<details><summary>Answer ${status}</summary><pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre></details>`
      : html`<p>Answer ${status} without a body.</p>`,
  ]
}

function permissionText(needs: unknown) {
  if (typeof needs === 'string') return needs === 'signed-in' ? 'a sign-in' : needs === 'public' ? 'none' : needs
  const { any, all } = needs as { any?: string[]; all?: string[] }
  return any ? any.join(' or ') : (all ?? []).join(' and ')
}

const style = readFileSync(join(import.meta.dirname, 'reference-page.css'), 'utf8')
