import { invalidActivation } from '@lanewise/contract/auth'
import { type Html, html, raw } from '#platform/html.ts'
import { type DemoSignIns, demoUsers } from '#platform/identity/demo-users.ts'
import type { Site } from '#platform/identity/oidc/site.ts'
import { alert, field } from './fields.ts'
import { icon } from './icons.ts'
import type { View } from './layout.ts'

export type SignInForm = {
  action: string
  email: string
  alert?: string | null
  errors?: { email?: string | null; password?: string | null }
  demo: DemoSignIns | null
}

export const signInView = ({ productName }: Site, { action, email, errors, demo, ...form }: SignInForm): View => ({
  title: 'Sign in',
  main: html`<h1>Sign in to ${productName}</h1>
<p class="lead">Use your work email address and your password.</p>
${alert(form.alert)}
<form id="sign-in" method="post" action="${action}" novalidate>
${field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username', value: email, error: errors?.email, hasFocus: !email || Boolean(errors?.email) })}
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', error: errors?.password, hasFocus: Boolean(email) && !errors?.email })}
<button class="button primary" type="submit">Sign In ${icon('arrow')}</button>
</form>
${demo && demoUsers(demo)}`,
  foot: html`<button type="submit" form="sign-in" name="intent" value="forgot">Forgot password</button>`,
})

export type GuardedForm = { action: string; guard: string; alert?: string | null; error?: string | null }

export const resetView = (site: Site, form: GuardedForm & { email: string; watch: string | null }): View => ({
  title: 'Reset your password',
  main: html`<h1>Reset your password</h1>
<p class="lead">Enter your email address. We send you a link to set a new password.</p>
${alert(form.alert)}
<form method="post" action="${form.action}" novalidate>
${guarded(form)}
${form.watch && html`<input type="hidden" name="watch" value="${form.watch}">`}
${field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username', value: form.email, error: form.error, hasFocus: true })}
<button class="button primary" type="submit">Send link</button>
</form>`,
  foot: backToSignIn(site),
})

/** The same text for every address, so that it does not reveal who has an account. */
export const resetSentView = (site: Site): View =>
  message({
    title: 'Check your email',
    symbol: html`<div class="symbol">${icon('mail', 20)}</div>`,
    text: 'If an account exists for this address, we have sent a link.',
    more: 'It works once and expires in one hour.',
    foot: backToSignIn(site),
  })

export type NewPasswordForm = GuardedForm & { email: string; isActivation: boolean }

export const newPasswordView = ({ productName }: Site, form: NewPasswordForm): View => {
  const title = form.isActivation ? 'Activate your account' : 'Set a new password'
  return {
    title,
    main: html`<h1>${title}</h1>
<p class="lead">${form.isActivation ? html`Welcome to ${productName}. Choose a password` : 'Choose a new password'} for <strong>${form.email}</strong>.</p>
${alert(form.alert)}
<form method="post" action="${form.action}" novalidate>
${guarded(form)}
<input type="hidden" name="email" autocomplete="username" value="${form.email}">
${field({ name: 'password', label: form.isActivation ? 'Password' : 'New password', type: 'password', autocomplete: 'new-password', help: 'At least 10 characters', error: form.error, hasFocus: true })}
<button class="button primary" type="submit">${form.isActivation ? 'Activate account' : 'Set password'}</button>
</form>`,
  }
}

/** Used where another identity provider stores the passwords: the link only activates the account. */
export const activateOnlyView = ({ productName }: Site, form: GuardedForm & { email: string }): View => ({
  title: 'Activate your account',
  main: html`<h1>Activate your account</h1>
<p class="lead">Welcome to ${productName}. You sign in as <strong>${form.email}</strong> on your company's sign-in page.</p>
${alert(form.alert)}
<form method="post" action="${form.action}">
${guarded(form)}
<button class="button primary" type="submit">Activate account</button>
</form>`,
})

export const passwordChangedView = ({ signInUrl }: Site): View =>
  message({
    title: 'Password changed',
    symbol: html`<div class="symbol ok">${icon('check', 20)}</div>`,
    text: 'Your new password is set. All sessions signed in with the old one have been signed out.',
    actions: html`<a class="button primary" href="${signInUrl}">Continue ${icon('arrow')}</a>`,
  })

export const activationEndedView = ({ signInUrl }: Site): View =>
  message({
    title: 'Link not valid',
    symbol: endedSymbol,
    text: invalidActivation,
    actions: html`<a class="button primary" href="${signInUrl}">Sign In</a>`,
  })

export const resetEndedView = (site: Site): View =>
  message({
    title: 'Link not valid',
    symbol: endedSymbol,
    text: 'This link is invalid or has expired.',
    actions: html`<a class="button primary" href="${site.publicUrl}/forgotpassword">Send a new link</a>`,
    foot: backToSignIn(site),
  })

export const signInEndedView = ({ signInUrl }: Site): View =>
  message({
    title: 'Sign-in has ended',
    symbol: endedSymbol,
    text: 'This sign-in has already been completed, has expired or was started in another browser.',
    actions: html`<a class="button primary" href="${signInUrl}">Sign In</a>`,
  })

export const signOutView = ({ productName, publicUrl }: Site, form: string): View => ({
  title: 'Sign out',
  main: html`<h1>Sign out of ${productName}?</h1>
<p class="lead">You can sign in again at any time.</p>
${raw(form)}
<div class="actions">
<button class="button primary" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<a class="button secondary" href="${publicUrl}/">Stay signed in</a>
</div>`,
})

export const signedOutView = ({ signInUrl }: Site): View =>
  message({
    title: 'You are signed out',
    symbol: html`<div class="symbol ok">${icon('check', 20)}</div>`,
    text: 'Close the browser if others use this computer.',
    actions: html`<a class="button primary" href="${signInUrl}">Sign In</a>`,
  })

export const failureView = ({ signInUrl }: Site, reason: string): View =>
  message({
    title: 'Something went wrong',
    symbol: html`<div class="symbol late">${icon('alert', 20)}</div>`,
    text: sentence(reason),
    actions: html`<a class="button primary" href="${signInUrl}">Sign In</a>`,
  })

export const notFoundView = (site: Site): View => failureView(site, 'This page does not exist.')

type Message = { title: string; symbol: Html; text: string; more?: string; actions?: Html; foot?: Html }

const message = ({ title, symbol, text, more, actions, foot }: Message): View => ({
  title,
  main: html`${symbol}<h1>${title}</h1>
<p class="lead">${text}</p>
${more && html`<p class="lead">${more}</p>`}
${actions && html`<div class="actions">${actions}</div>`}`,
  ...(foot && { foot }),
})

const endedSymbol = html`<div class="symbol">${icon('link', 20)}</div>`

const guarded = ({ guard }: GuardedForm) => html`<input type="hidden" name="guard" value="${guard}">`

const backToSignIn = ({ signInUrl }: Site) => html`<a href="${signInUrl}">Back to sign in</a>`

const sentence = (text: string) => {
  const capital = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(capital) ? capital : `${capital}.`
}
