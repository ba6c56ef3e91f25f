import type { Page } from 'playwright-core'

export type Answered = { status: number; content: unknown }

/** Calls of the signed-in browser, several at a time. */
export async function answersOf(
  page: Page,
  method: string,
  address: string,
  bodies: readonly unknown[],
): Promise<Answered[]> {
  await keepSignedIn(page)
  return page.evaluate(
    async (given) => {
      const stored = Object.entries(localStorage).find(([key]) => key.startsWith('oidc.user:'))
      const { access_token: token } = JSON.parse(stored?.[1] ?? '{}') as { access_token: string }
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const answers: Answered[] = []
      const queue = [...given.bodies]
      const work = async () => {
        for (let body = queue.shift(); body !== undefined; body = queue.shift()) {
          const sent = { method: given.method, headers, ...(body !== null && { body: JSON.stringify(body) }) }
          const answer = await fetch(`/api/v1${given.address}`, sent)
          answers.push({ status: answer.status, content: await answer.json().catch(() => null) })
        }
      }
      await Promise.all([work(), work(), work(), work()])
      return answers
    },
    { method, address, bodies: [...bodies] },
  )
}

/** A token that has run out is renewed by the page when it next needs one. */
async function keepSignedIn(page: Page) {
  if (await page.evaluate(isSignedIn)) return
  await page.reload()
  await page.waitForFunction(isSignedIn)
}

const isSignedIn = () => {
  const stored = Object.entries(localStorage).find(([key]) => key.startsWith('oidc.user:'))
  const { expires_at: end = 0 } = JSON.parse(stored?.[1] ?? '{}') as { expires_at?: number }
  return end * 1000 > Date.now() + 5_000
}

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
