import { type Html, html } from '#platform/html.ts'
import { exampleOf, requestExample } from './example.ts'
import { type FieldRow, fieldRows, type Schema, typesOf } from './schema.ts'

export type Parameter = { name: string; in: string; required: boolean; schema: Schema; description?: string }
type Content = { content?: Record<string, { schema?: Schema }> }
export type Call = {
  path: string
  method: string
  operationId: string
  summary: string
  tags: readonly string[]
  'x-permission': unknown
  'x-scope'?: string
  security: readonly object[]
  parameters: readonly Parameter[]
  requestBody?: Content
  responses: Record<string, Content>
}

/** One call: what it does and needs, its fields, examples, and a form to try it (made by the script of the page). */
export function callSection(call: Call): Html {
  const { path, method, operationId, summary, requestBody } = call
  const body = jsonSchema(requestBody)
  const parameters = call.parameters.map(({ name, in: place, required }) => ({ name, place, required }))
  return html`<details class="call" id="${operationId}" data-method="${method}" data-path="${path}" data-parameters="${JSON.stringify(parameters)}">
<summary><span class="method ${method.toLowerCase()}">${method}</span><span class="what"><span>${summary}</span><code>${path}</code></span></summary>
<div class="inside">
<dl class="needs"><dt>Permission</dt><dd>${permissionText(call['x-permission'])}</dd><dt>API key</dt><dd>${keyText(call)}</dd></dl>
${call.parameters.length > 0 && html`<h4>Parameters</h4>${table(call.parameters.map(parameterRow))}`}
${requestBody && html`<h4>Request</h4>${requestOf(requestBody, body)}`}
${answerOf(call)}
</div></details>`
}

function requestOf(requestBody: Content, body: Schema | undefined): Html {
  if (!body) return html`<p>The body is <code>${Object.keys(requestBody.content ?? {})[0]}</code>.</p>`
  return html`${table(fieldRows(body))}${example('Request example', 'request', requestExample(body))}`
}

function answerOf({ responses }: Call): Html {
  const [[status, answer] = ['200', {}]] = Object.entries(responses).filter(([code]) => code !== 'default')
  const schema = jsonSchema(answer)
  if (!schema) return html`<h4>Answer ${status}</h4><p>No body.</p>`
  return html`<h4>Answer ${status}</h4>${table(fieldRows(schema))}${example('Answer example', 'answer', exampleOf(schema))}`
}

const jsonSchema = (content: Content | undefined) => content?.content?.['application/json']?.schema

const example = (title: string, name: string, value: unknown): Html =>
  html`<details class="example"><summary>${title}</summary><pre class="${name}" tabindex="0">${JSON.stringify(value, null, 2)}</pre></details>`

const parameterRow = ({ name, in: place, required, schema, description }: Parameter): FieldRow => ({
  name,
  type: typesOf(schema).join(' or ') || 'any',
  isRequired: required,
  limits: [`in ${place === 'path' ? 'the address' : place === 'query' ? 'the query' : 'a header'}`, description]
    .filter(Boolean)
    .join('; '),
})

const table = (rows: readonly FieldRow[]): Html | null =>
  rows.length === 0
    ? null
    : html`<div class="fields" tabindex="0"><table><thead><tr><th>Field</th><th>Type</th><th>Required</th><th>Values</th></tr></thead><tbody>${rows.map(
        ({ name, type, isRequired, limits }) =>
          html`<tr><td><code>${name}</code></td><td>${type}</td><td>${isRequired ? 'yes' : ''}</td><td>${limits}</td></tr>`,
      )}</tbody></table></div>`

function permissionText(needs: unknown): string {
  if (needs === 'public') return 'None, no sign-in needed'
  if (needs === 'signed-in') return 'Any signed-in user'
  if (typeof needs === 'string') return needs
  const { any, all } = needs as { any?: string[]; all?: string[] }
  return any ? any.join(' or ') : (all ?? []).join(' and ')
}

function keyText({ security, 'x-scope': scope }: Call): string {
  if (security.length === 0) return 'Not needed'
  if (!security.some((one) => 'apiKey' in one)) return 'Not accepted'
  return scope ? `With the scope ${scope}` : 'With a scope that includes the permission'
}
