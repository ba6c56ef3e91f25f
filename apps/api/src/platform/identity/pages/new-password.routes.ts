import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { findLink, type LinkPurpose } from '#platform/identity/credentials/links.ts'
import { activateByLink, setPassword } from '#platform/identity/credentials/set-password.ts'
import type { Site } from '#platform/identity/oidc/site.ts'
import { formText, goOn, sendPage } from './answer.ts'
import { endBrowserSession } from './browser-session.ts'
import { guardOf, isGuarded, rememberJustSet } from './cookies.ts'
import { staleForm } from './reset.routes.ts'
import { activateOnlyView, activationEndedView, newPasswordView, passwordChangedView, resetEndedView } from './views.ts'

type Token = { Params: { token: string } }
type Note = { alert?: string; error?: string }

/** What personal links lead to: the first password of an activation, the new one of a reset. */
export function serveNewPassword(scope: FastifyInstance, provider: Provider, site: Site) {
  serveForm(scope, provider, site, 'activation')
  serveForm(scope, provider, site, 'reset')
  scope.get('/password-changed', (_request, reply) => sendPage(reply, site, passwordChangedView(site)))
}

/** The activation of a user whose password another identity provider keeps. */
export function serveActivationOnly(scope: FastifyInstance, site: Site) {
  const show = async (request: FastifyRequest<Token>, reply: FastifyReply, note: Note = {}) => {
    const link = await findLink(site.db, 'activation', request.params.token, site.clock())
    if (!link) return sendPage(reply, site, activationEndedView(site), 410)
    const form = { action: request.url, guard: guardOf(site, request, reply), email: link.email, ...note }
    return sendPage(reply, site, activateOnlyView(site, form), note.alert ? 403 : 200)
  }
  scope.get<Token>('/activate/:token', (request, reply) => show(request, reply))
  scope.post<Token>('/activate/:token', async (request, reply) => {
    if (!isGuarded(site, request, formText(request, 'guard'))) return show(request, reply, { alert: staleForm })
    const isActivated = await activateByLink(site.db, request.params.token, site.clock())
    return isActivated ? goOn(reply, site.signInUrl) : sendPage(reply, site, activationEndedView(site), 410)
  })
}

const pages = {
  activation: { path: '/activate/:token', ended: activationEndedView },
  reset: { path: '/set-password/:token', ended: resetEndedView },
}

function serveForm(scope: FastifyInstance, provider: Provider, site: Site, purpose: LinkPurpose) {
  const { path, ended } = pages[purpose]
  const show = async (request: FastifyRequest<Token>, reply: FastifyReply, note: Note = {}) => {
    const link = await findLink(site.db, purpose, request.params.token, site.clock())
    if (!link) return sendPage(reply, site, ended(site), 410)
    const form = { action: request.url, guard: guardOf(site, request, reply), email: link.email, ...note }
    const status = note.alert ? 403 : note.error ? 400 : 200
    return sendPage(reply, site, newPasswordView(site, { ...form, isActivation: purpose === 'activation' }), status)
  }

  scope.get<Token>(path, (request, reply) => show(request, reply))

  scope.post<Token>(path, async (request, reply) => {
    if (!isGuarded(site, request, formText(request, 'guard'))) return show(request, reply, { alert: staleForm })
    const given = { purpose, token: request.params.token, password: formText(request, 'password') }
    const outcome = await setPassword(site.db, given, site.clock())
    if (outcome === 'ended') return sendPage(reply, site, ended(site), 410)
    if ('issue' in outcome) return show(request, reply, { error: outcome.issue })
    await endBrowserSession(provider, request, reply)
    rememberJustSet(site, reply, outcome.contactId)
    return goOn(reply, purpose === 'activation' ? site.signInUrl : `${site.base}/password-changed`)
  })
}
