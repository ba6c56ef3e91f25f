import type { BrowserContext, Page } from 'playwright-core'
import { endOfToken, tokenIn } from './token.ts'

export type Answered = { status: number; content: unknown }

/** How many calls are under way at a time. */
const atOnce = 4

/** Calls of whoever is signed in, past everything that the screen offers. */
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

/** A token that was renewed meanwhile is read once more. */
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
/** What windows keep can only be read with a page of its own, which takes longer than a call. */
const accesses = new WeakMap<BrowserContext, Access>()

/** A token that has run out is renewed by the page when it next needs one. */
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

/** Somebody else begins at this machine. */
export const forgetAccess = (context: BrowserContext) => accesses.delete(context)

/** The different statuses of such calls. */
export const callAs = async (page: Page, method: string, address: string, bodies: readonly unknown[]) => [
  ...new Set((await answersOf(page, method, address, bodies)).map(({ status }) => status)),
]

/** What one call answers that must succeed; no body where none is given. */
export async function called<A>(page: Page, method: string, address: string, body: unknown = null): Promise<A> {
  const [answer] = await answersOf(page, method, address, [body])
  if (!answer || answer.status >= 300) throw new Error(`${method} ${address}: ${JSON.stringify(answer)}`)
  return answer.content as A
}
