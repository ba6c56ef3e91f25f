import { required } from '@lanewise/contract/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors, type Interaction, type InteractionResults, type Provider } from 'oidc-provider'
import { findUser } from '#platform/identity/accounts.ts'
import { limits } from '#platform/identity/credentials/attempts.ts'
import { checkSignIn } from '#platform/identity/credentials/sign-in.ts'
import { shownDemo } from '#platform/identity/demo-users.ts'
import type { Site } from '#platform/identity/oidc/site.ts'
import { formText, goOn, sendPage } from './answer.ts'
import { type AtBrowser, endBrowserSession } from './browser-session.ts'
import { rememberHint, takeJustSet } from './cookies.ts'
import { type SignInForm, signInEndedView, signInView } from './views.ts'

const wrong = 'The email address or the password is not right.'
const blocked = `Too many attempts. Try again in ${limits.signInPerAccount.minutes} minutes.`

type Uid = { Params: { uid: string } }

/** The sign-in form. The provider's cookie ties it to the browser that started the sign-in. */
export function serveSignIn(scope: FastifyInstance, provider: Provider, site: Site) {
  scope.get<Uid>('/sign-in/:uid', async (request, reply) => {
    const interaction = await interactionOf(provider, request, reply)
    if (!interaction) return sendPage(reply.code(410), site, signInEndedView(site))
    if (interaction.prompt.name !== 'login') return finish(interaction, reply, { consent: {} })
    const contactId = takeJustSet(site, request, reply)
    if (contactId && (await findUser(site.db, { contactId })))
      return signIn({ provider, interaction, request, reply }, contactId)
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
    if (formText(request, 'intent') === 'forgot') return forgotten({ site, interaction, reply }, email)
    const password = formText(request, 'password')
    const demo = shownDemo(site.demo, request.raw)
    const showAgain = (facts: Partial<SignInForm>, status: number) =>
      sendPage(reply.code(status), site, signInView(site, formOf(site, interaction, { email, demo, ...facts })))
    if (!email || !password) {
      return showAgain({ errors: { email: email ? null : required, password: password ? null : required } }, 400)
    }
    const outcome = await checkSignIn(site.db, { email, password, address: request.ip }, site.clock())
    if (outcome === 'blocked') return showAgain({ alert: blocked }, 429)
    if (outcome === 'wrong') return showAgain({ alert: wrong }, 401)
    return signIn({ provider, interaction, request, reply }, outcome.contactId)
  })
}

async function interactionOf(provider: Provider, request: FastifyRequest<Uid>, reply: FastifyReply) {
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw)
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

type SigningIn = AtBrowser & { interaction: Interaction }

/** Ends another user's session in this browser first, because the provider would otherwise show its own page. */
async function signIn({ interaction, ...browser }: SigningIn, accountId: string) {
  if (await endBrowserSession(browser, accountId)) interaction.session = undefined
  return finish(interaction, browser.reply, { login: { accountId } })
}

type Leaving = { site: Site; interaction: Interaction; reply: FastifyReply }

/** Sends the portal an error code from which it continues to the reset. (AUTH-8) */
function forgotten({ site, interaction, reply }: Leaving, email: string) {
  if (email) rememberHint(site, reply, email)
  return finish(interaction, reply, { error: site.forgotCode, error_description: 'The password is forgotten' })
}

async function finish(interaction: Interaction, reply: FastifyReply, result: InteractionResults) {
  interaction.result = 'error' in result ? result : { ...interaction.lastSubmission, ...result }
  await interaction.persist()
  return goOn(reply, interaction.returnTo)
}
