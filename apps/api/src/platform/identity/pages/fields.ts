import { type Html, html } from '#platform/html.ts'
import { icon } from './icons.ts'

type Field = {
  name: string
  label: string
  type?: 'email' | 'password'
  autocomplete: string
  value?: string
  help?: string
  error?: string | null
  hasFocus?: boolean
}

/** Label above, help or error below. An error replaces the help. */
export function field({ name, label, type, autocomplete, value, help, error, hasFocus }: Field): Html {
  const note = error ? `${name}-error` : help ? `${name}-help` : null
  const input = html`<input id="${name}" name="${name}" type="${type ?? 'text'}" value="${value ?? ''}" maxlength="400" required autocomplete="${autocomplete}"${type === 'email' && html` inputmode="email" autocapitalize="none" spellcheck="false"`}${note && html` aria-describedby="${note}"`}${error && html` aria-invalid="true"`}${hasFocus && html` autofocus`}>`
  return html`<div class="field">
<label for="${name}">${label}</label>
${type === 'password' ? html`<div class="input reveals">${input}${reveal(name)}</div>` : html`<div class="input">${input}</div>`}
${error ? html`<p class="error" id="${name}-error">${icon('alert', 14)}${error}</p>` : help && html`<p class="help" id="${name}-help">${help}</p>`}
</div>`
}

/** Error about the form as a whole. Screen readers announce it at once. */
export const alert = (text: string | null | undefined): Html | null =>
  text ? html`<div class="alert" role="alert">${icon('alert')}<span>${text}</span></div>` : null

const reveal = (name: string) =>
  html`<button class="reveal" type="button" hidden aria-controls="${name}" aria-pressed="false" aria-label="Show password"><span class="hidden">${icon('eye')}</span><span class="shown">${icon('eyeOff')}</span></button>`
