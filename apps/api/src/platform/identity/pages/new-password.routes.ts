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

/** Pages behind personal links: the first password for an activation, a new one for a reset. */
export function serveNewPassword(scope: FastifyInstance, provider: Provider, site: Site) {
  serveForm(scope, { provider, site }, 'activation')
  serveForm(scope, { provider, site }, 'reset')
  scope.get('/password-changed', (_request, reply) => sendPage(reply, site, passwordChangedView(site)))
}

/** Activation of a user whose password is stored by another identity provider. */
export function serveActivationOnly(scope: FastifyInstance, site: Site) {
  const show = async (request: FastifyRequest<Token>, reply: FastifyReply, note: Note = {}) => {
    const { token } = request.params
    const link = await findLink(site.db, { purpose: 'activation', token }, site.clock())
    if (!link) return sendPage(reply.code(410), site, activationEndedView(site))
    const form = {
      action: `${site.base}/activate/${token}`,
      guard: guardOf(site, request, reply),
      email: link.email,
      ...note,
    }
    return sendPage(reply, site, activateOnlyView(site, form))
  }
  scope.get<Token>('/activate/:token', (request, reply) => show(request, reply))
  scope.post<Token>('/activate/:token', async (request, reply) => {
    if (!isGuarded(site, request, formText(request, 'guard')))
      return show(request, reply.code(403), { alert: staleForm })
    const isActivated = await activateByLink(site.db, request.params.token, site.clock())
    return isActivated ? goOn(reply, site.signInUrl) : sendPage(reply.code(410), site, activationEndedView(site))
  })
}

const pages = {
  activation: { folder: 'activate', ended: activationEndedView },
  reset: { folder: 'set-password', ended: resetEndedView },
}

type Served = { provider: Provider; site: Site }

function serveForm(scope: FastifyInstance, { provider, site }: Served, purpose: LinkPurpose) {
  const { folder, ended } = pages[purpose]
  const path = `/${folder}/:token`
  const show = async (request: FastifyRequest<Token>, reply: FastifyReply, note: Note = {}) => {
    const { token } = request.params
    const link = await findLink(site.db, { purpose, token }, site.clock())
    if (!link) return sendPage(reply.code(410), site, ended(site))
    const form = {
      action: `${site.base}/${folder}/${token}`,
      guard: guardOf(site, request, reply),
      email: link.email,
      ...note,
    }
    return sendPage(reply, site, newPasswordView(site, { ...form, isActivation: purpose === 'activation' }))
  }

  scope.get<Token>(path, (request, reply) => show(request, reply))

  scope.post<Token>(path, async (request, reply) => {
    if (!isGuarded(site, request, formText(request, 'guard')))
      return show(request, reply.code(403), { alert: staleForm })
    const given = { purpose, token: request.params.token, password: formText(request, 'password') }
    const outcome = await setPassword(site.db, given, site.clock())
    if (outcome === 'ended') return sendPage(reply.code(410), site, ended(site))
    if ('issue' in outcome) return show(request, reply.code(400), { error: outcome.issue })
    await endBrowserSession({ provider, request, reply })
    rememberJustSet(site, reply, outcome.contactId)
    return goOn(reply, purpose === 'activation' ? site.signInUrl : `${site.base}/password-changed`)
  })
}
