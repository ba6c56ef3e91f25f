import type { MailOutbox } from '@lanewise/contract/help'
import type { Env } from './env.ts'
import { isLocalClient, isLoopback } from './platform/http/local-client.ts'
import type { DemoSignIns } from './platform/identity/demo-users.ts'

/** Mails and metrics of a demo are only for its own machine. A proxy on it could pass them on to anybody. */
export const demoVisibility = ({ DEMO, DEMO_EXPOSED }: Env) =>
  DEMO && !DEMO_EXPOSED ? { isVisibleTo: isLocalClient } : {}

/** The same for the browser, which shows a link to the mails. */
export const mailOutbox = ({ DEMO, DEMO_EXPOSED }: Env): MailOutbox =>
  DEMO ? (DEMO_EXPOSED ? 'everybody' : 'own machine') : 'none'

/** Demo users on the sign-in page, for those who may see the mails too. */
export const demoSignIns = (env: Env, users: DemoSignIns['users']): DemoSignIns => ({
  users,
  password: env.DEMO_PASSWORD,
  isVisibleTo: () => true,
  ...demoVisibility(env),
})

/** How other machines can reach a demo, whose passwords are publicly known. */
function exposureOf({ DEMO, HOST, TRUST_PROXY, PUBLIC_URL }: Env): string | null {
  if (!DEMO) return null
  if (!isLoopback(HOST)) return `It listens on ${HOST}.`
  if (TRUST_PROXY > 0) return 'It is behind a proxy, as TRUST_PROXY says.'
  return isLoopback(new URL(PUBLIC_URL).hostname) ? null : `Its public address is ${PUBLIC_URL}.`
}

/** Printed at the start of such a demo. Empty for every other installation. */
export function demoWarning(env: Env): string[] {
  const exposure = exposureOf(env)
  if (!exposure) return []
  const others = env.DEMO_EXPOSED
    ? 'Mails and metrics are shown to them too.'
    : 'Mails and metrics are not shown to them.'
  return [
    '',
    '!!! WARNING: THIS IS A DEMO THAT OTHER MACHINES CAN REACH !!!',
    `!!! ${exposure} Everybody who reaches it can sign in with the password below. ${others}`,
    '!!! Keep no real data here. Set HOST=127.0.0.1 to close it, or DEMO=false for a real installation.',
  ]
}
