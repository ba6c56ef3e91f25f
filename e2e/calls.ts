import type { BrowserContext, Page } from 'playwright-core'
import { endOfToken, tokenIn } from './token.ts'

export type Answered = { status: number; content: unknown }

/** Maximum number of concurrent calls. */
const atOnce = 4

/** Calls the API as the signed-in user, bypassing the limits of the screen. */
export async function answersOf(
  page: Page,
  method: string,
  address: string,
  bodies: readonly unknown[],
): Promise<Answered[]> {
  const answers: Answered[] = []
  const queue = [...bodies]
  const work = async () => {
    for (let body = queue.shift(); body !== undefined; body = queue.shift())
      answers.push(await answerOf(page, method, address, body))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return answers
}

/** If the token was renewed in the meantime, it is read again and the call is repeated. */
async function answerOf(page: Page, method: string, address: string, body: unknown): Promise<Answered> {
  const isKnown = accesses.has(page.context())
  const { origin, authorization } = await accessOf(page)
  const headers = { authorization, ...(body !== null && { 'content-type': 'application/json' }) }
  const sent = { method, headers, ...(body !== null && { body: JSON.stringify(body) }) }
  const answer = await fetch(`${origin}/api/v1${address}`, sent)
  if (answer.status === 401 && isKnown) {
    accesses.delete(page.context())
    return answerOf(page, method, address, body)
  }
  return { status: answer.status, content: await answer.json().catch(() => null) }
}

type Access = { origin: string; authorization: string; until: number }
/** Browser storage can only be read by a page of its own, which takes longer than a call, so the token is cached. */
const accesses = new WeakMap<BrowserContext, Access>()

/** The page renews an expired token when it next needs one. */
async function accessOf(page: Page): Promise<Access> {
  const known = accesses.get(page.context())
  if (known && known.until > Date.now()) return known
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const state = await page.context().storageState()
    const token = tokenIn(state)
    const until = endOfToken(token)
    if (until > Date.now()) {
      const access = { origin: state.origins[0]?.origin ?? '', authorization: `Bearer ${token.access_token}`, until }
      accesses.set(page.context(), access)
      return access
    }
    await page.goto('/profile')
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  throw new Error('The token was not renewed')
}

/** Clears the cached token because another user signs in at this browser. */
export const forgetAccess = (context: BrowserContext) => accesses.delete(context)

/** The distinct status codes of the given calls. */
export const callAs = async (page: Page, method: string, address: string, bodies: readonly unknown[]) => [
  ...new Set((await answersOf(page, method, address, bodies)).map(({ status }) => status)),
]

/** Result of one call that must succeed. Without a body argument, none is sent. */
export async function called<A>(page: Page, method: string, address: string, body: unknown = null): Promise<A> {
  const [answer] = await answersOf(page, method, address, [body])
  if (!answer || answer.status >= 300) throw new Error(`${method} ${address}: ${JSON.stringify(answer)}`)
  return answer.content as A
}
