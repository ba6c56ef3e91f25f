import type { Page } from 'playwright-core'

export const editor = (page: Page) => page.locator('.ProseMirror')
export const notes = (page: Page) => page.getByRole('list', { name: 'Notes' })

export async function openLane(page: Page, path: string) {
  await page.goto(path)
  await page.getByRole('heading', { level: 2, name: 'Notes' }).waitFor()
}

export async function startEditor(page: Page) {
  await page.getByRole('textbox', { name: 'Note' }).focus()
  await editor(page).waitFor()
}

/** The address of a lane that this test alone writes on. */
export async function aLane(page: Page): Promise<string> {
  const [created] = await answersOf(page, 'POST', '/lanes', [
    {
      customerReferenceNumber: `Notes ${Date.now()}`,
      equipmentMode: 1,
      origin: { city: 'Chicago', state: 'IL', country: 'US' },
      destination: { city: 'Dallas', state: 'TX', country: 'US' },
      tenderType: 'Manual',
      tenderMethod: 'Email',
    },
  ])
  if (!created) throw new Error('No lane was made')
  return `/lanes/${(created.content as { id: string }).id}`
}

type Answered = { status: number; content: unknown }

/** Calls of the signed-in browser, several at a time. */
const answersOf = (page: Page, method: string, address: string, bodies: readonly unknown[]): Promise<Answered[]> =>
  page.evaluate(
    async (given) => {
      const stored = Object.entries(localStorage).find(([key]) => key.startsWith('oidc.user:'))
      const { access_token: token } = JSON.parse(stored?.[1] ?? '{}') as { access_token: string }
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const answers: Answered[] = []
      const queue = [...given.bodies]
      const work = async () => {
        for (let body = queue.shift(); body !== undefined; body = queue.shift()) {
          const sent = { method: given.method, headers, body: JSON.stringify(body) }
          const answer = await fetch(`/api/v1${given.address}`, sent)
          answers.push({ status: answer.status, content: await answer.json().catch(() => null) })
        }
      }
      await Promise.all([work(), work(), work(), work()])
      return answers
    },
    { method, address, bodies: [...bodies] },
  )

/** The different statuses of such calls. */
export const callAs = async (page: Page, method: string, address: string, bodies: readonly unknown[]) => [
  ...new Set((await answersOf(page, method, address, bodies)).map(({ status }) => status)),
]
