import { required } from '@lanewise/contract/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors, type Interaction, type InteractionResults, type Provider } from 'oidc-provider'
import { findUser } from '#platform/identity/accounts.ts'
import { limits } from '#platform/identity/credentials/attempts.ts'
import { checkSignIn } from '#platform/identity/credentials/sign-in.ts'
import { shownDemo } from '#platform/identity/demo-users.ts'
import { withSignInCookie } from '#platform/identity/oidc/sign-in-cookie.ts'
import type { Site } from '#platform/identity/oidc/site.ts'
import { formText, goOn, sendPage } from './answer.ts'
import { type AtBrowser, endBrowserSession } from './browser-session.ts'
import { knownBrowser, rememberBrowser, rememberHint, takeJustSet } from './cookies.ts'
import { type SignInForm, signInEndedView, signInView } from './views.ts'

const wrong = 'The email address or the password is not right.'
const blocked = `Too many attempts. Try again in ${limits.signInPerAccountAndNetwork.minutes} minutes.`

type Uid = { Params: { uid: string } }

/** The sign-in form. The provider's cookie ties it to the browser that started the sign-in. */
export function serveSignIn(scope: FastifyInstance, provider: Provider, site: Site) {
  scope.get<Uid>('/sign-in/:uid', async (request, reply) => {
    const interaction = await interactionOf(provider, request, reply)
    if (!interaction) return sendPage(reply.code(410), site, signInEndedView(site))
    if (interaction.prompt.name !== 'login') return finish(interaction, { request, reply }, { consent: {} })
    const contactId = takeJustSet(site, request, reply)
    if (contactId && (await findUser(site.db, { contactId })))
      return signIn({ site, provider, interaction, request, reply }, contactId)
    return sendPage(
      reply,
      site,
      signInView(site, formOf(site, interaction, { demo: shownDemo(site.demo, request.raw) })),
    )
  })

  scope.post<Uid>('/sign-in/:uid', async (request, reply) => {
    const interaction = await interactionOf(provider, request, reply)
    if (!interaction) return sendPage(reply.code(410), site, signInEndedView(site))
    const email = formText(request, 'email').trim()
    if (formText(request, 'intent') === 'forgot') return forgotten({ site, interaction, request, reply }, email)
    const password = formText(request, 'password')
    const demo = shownDemo(site.demo, request.raw)
    const showAgain = (facts: Partial<SignInForm>, status: number) =>
      sendPage(reply.code(status), site, signInView(site, formOf(site, interaction, { email, demo, ...facts })))
    if (!email || !password) {
      return showAgain({ errors: { email: email ? null : required, password: password ? null : required } }, 400)
    }
    const attempt = { email, password, address: request.ip, browser: knownBrowser(site, request) }
    const outcome = await checkSignIn(site.db, attempt, site.clock())
    if (outcome === 'blocked') return showAgain({ alert: blocked }, 429)
    if (outcome === 'wrong') return showAgain({ alert: wrong }, 401)
    return signIn({ site, provider, interaction, request, reply }, outcome.contactId)
  })
}

async function interactionOf(provider: Provider, request: FastifyRequest<Uid>, reply: FastifyReply) {
  try {
    const find = () => provider.interactionDetails(request.raw, reply.raw)
    const interaction = await withSignInCookie(request, reply, find)
    return interaction.uid === request.params.uid ? interaction : null
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return null
    throw error
  }
}

const formOf = ({ base }: Site, { uid, params }: Interaction, facts: Partial<SignInForm>): SignInForm => ({
  action: `${base}/sign-in/${uid}`,
  email: typeof params.login_hint === 'string' ? params.login_hint : '',
  demo: null,
  ...facts,
})

type SigningIn = AtBrowser & { site: Site; interaction: Interaction }

/** Ends another user's session in this browser first, because the provider would otherwise show its own page. */
async function signIn({ site, interaction, ...browser }: SigningIn, accountId: string) {
  if (await endBrowserSession(browser, accountId)) interaction.session = undefined
  rememberBrowser(site, browser, accountId)
  return finish(interaction, browser, { login: { accountId } })
}

type Leaving = { site: Site; interaction: Interaction; request: FastifyRequest; reply: FastifyReply }

/** Sends the portal an error code from which it continues to the reset. (AUTH-8) */
function forgotten({ site, interaction, ...browser }: Leaving, email: string) {
  if (email) rememberHint(site, browser.reply, email)
  return finish(interaction, browser, { error: site.forgotCode, error_description: 'The password is forgotten' })
}

type Answering = { request: FastifyRequest; reply: FastifyReply }

async function finish(interaction: Interaction, { request, reply }: Answering, result: InteractionResults) {
  interaction.result = 'error' in result ? result : { ...interaction.lastSubmission, ...result }
  await withSignInCookie(request, reply, () => interaction.persist())
  return goOn(reply, interaction.returnTo)
}
