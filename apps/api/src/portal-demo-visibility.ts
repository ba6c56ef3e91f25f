import type { Env } from './env.ts'
import { isLocalClient, isLoopback } from './platform/http/local-client.ts'

/** Whether other machines can reach a demo, whose passwords are publicly known. */
const isExposedDemo = ({ DEMO, HOST }: Env) => DEMO && !isLoopback(HOST)

/** Restricts the mails and metrics of a demo that other machines can reach. */
export const demoVisibility = (env: Env) =>
  isExposedDemo(env) && !env.DEMO_EXPOSED ? { isVisibleTo: isLocalClient } : {}

/** Printed at the start of such a demo. Empty for every other installation. */
export function demoWarning(env: Env): string[] {
  if (!isExposedDemo(env)) return []
  const others = env.DEMO_EXPOSED
    ? 'Mails and metrics are shown to them too.'
    : 'Mails and metrics are not shown to them.'
  return [
    '',
    '!!! WARNING: THIS IS A DEMO THAT OTHER MACHINES CAN REACH !!!',
    `!!! It listens on ${env.HOST}. Everybody who reaches it can sign in with the password below. ${others}`,
    '!!! Keep no real data here. Set HOST=127.0.0.1 to close it, or DEMO=false for a real installation.',
  ]
}
