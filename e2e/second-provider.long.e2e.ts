import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { useBrowser } from './journey.ts'
import { root, startPortal } from './portal-process.ts'

const open = useBrowser()
let provider: ChildProcess
let portal: Awaited<ReturnType<typeof startPortal>>

const people = [
  { user: 'ana', secret: 'theirs', sub: 'other|1', email: 'admin@acme.test', email_verified: true },
  { user: 'eve', secret: 'theirs', sub: 'other|2', email: 'eve@elsewhere.test', email_verified: true },
]

beforeAll(async () => {
  const script = join(root, 'apps/api/src/platform/identity/testing/other-provider.mjs')
  provider = spawn(process.execPath, [script], {
    env: { ...process.env, PEOPLE: JSON.stringify(people) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const issuer = await new Promise<string>((done) =>
    provider.stdout?.once('data', (line: Buffer) => done(line.toString().trim())),
  )
  portal = await startPortal(inject('seed'), { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'lanewise-web' })
})
afterAll(async () => {
  await portal.stop()
  provider.kill()
})

async function signInElsewhere(user: string) {
  const page = await open({ baseURL: portal.url })
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { name: 'Other sign-in' }).waitFor()
  await page.locator('input[name=user]').fill(user)
  await page.locator('input[name=secret]').fill('theirs')
  await page.getByRole('button', { name: 'Enter' }).click()
  return page
}

it('signs in through another maker’s provider by configuration alone, matched by verified email [AUTH-1]', async () => {
  const page = await signInElsewhere('ana')
  await page.waitForURL('**/dashboard')
  await page.getByText('Acme Foods').first().waitFor()
})

it('leaves whoever has no account at the login page, with the generic text', async () => {
  const page = await signInElsewhere('eve')
  await page.getByText('An unknown error occurred.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})
