import { required } from '@lanewise/contract/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestReset } from '#platform/identity/credentials/request-reset.ts'
import { isWatch } from '#platform/identity/credentials/watches.ts'
import type { Site } from '#platform/identity/oidc/site.ts'
import { formText, goOn, sendPage } from './answer.ts'
import { guardOf, isGuarded, readHint } from './cookies.ts'
import { resetSentView, resetView } from './views.ts'

const blocked = 'Too many attempts. Try again in an hour.'
export const staleForm = 'This form was open for too long. Send it again.'

type ResetRoute = { Querystring: { login_hint?: string | string[]; watch?: string | string[] } }
type Shown = { email: string; watch: string | null; alert?: string; error?: string }

/** The form for a forgotten password (AUTH-10, AUTH-11). */
export function serveReset(scope: FastifyInstance, site: Site) {
  const show = (request: FastifyRequest, reply: FastifyReply, shown: Shown) => {
    const form = { action: `${site.base}/reset`, guard: guardOf(site, request, reply), ...shown }
    return sendPage(reply, site, resetView(site, form))
  }

  scope.get<ResetRoute>('/reset', (request, reply) =>
    show(request, reply, {
      email: (one(request.query.login_hint) || readHint(request)).slice(0, 320),
      watch: watchOf(one(request.query.watch)),
    }),
  )

  scope.post('/reset', async (request, reply) => {
    const shown = { email: formText(request, 'email').trim(), watch: watchOf(formText(request, 'watch')) }
    if (!isGuarded(site, request, formText(request, 'guard'))) {
      return show(request, reply.code(403), { ...shown, alert: staleForm })
    }
    if (!shown.email) return show(request, reply.code(400), { ...shown, error: required })
    const outcome = await requestReset(site, { ...shown, address: request.ip }, site.clock())
    if (outcome === 'blocked') return show(request, reply.code(429), { ...shown, alert: blocked })
    return goOn(reply, shown.watch ? `${site.publicUrl}/forgotpassword?waiting=1` : `${site.base}/reset/sent`)
  })

  scope.get('/reset/sent', (_request, reply) => sendPage(reply, site, resetSentView(site)))
}

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''
const watchOf = (text: string) => (isWatch(text) ? text : null)
