import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { it } from 'vitest'
import { portalData, portalUrl, useBrowser } from './journey.ts'

const open = useBrowser()

/** Runs the operator's command that creates a first company. It prints the activation link of its admin. */
function createCompany(email: string): string {
  const command = join(import.meta.dirname, '../apps/api/src/commands/company.ts')
  const env = { ...process.env, DATA_DIR: portalData(), PUBLIC_URL: portalUrl(), LOG_LEVEL: 'silent' }
  const args = [command, '--name', 'Cascade Tools', '--admin', email, '--first-name', 'Iris', '--last-name', 'Berg']
  const printed = execFileSync(process.execPath, args, { env, encoding: 'utf8' })
  const [link] = /https?:\/\/\S+\/ActivateUser\/ActivateUser\/[A-Za-z0-9_-]+/.exec(printed) ?? []
  if (!link) throw new Error(`No activation link in:\n${printed}`)
  return link
}

it('takes a new user from the activation link to a password and on to the dashboard, once [AUTH-17]', async () => {
  const email = `iris-${randomUUID().slice(0, 8)}@cascade.test`
  const link = createCompany(email)
  const page = await open()
  await page.goto(link)
  await page.waitForURL('**/identity/activate/**')
  await page
    .getByLabel(/password/i)
    .first()
    .fill('short')
  await page
    .getByRole('button', { name: /activate|password|continue/i })
    .last()
    .click()
  await page.getByText('Use at least 10 characters').first().waitFor()
  await page
    .getByLabel(/password/i)
    .first()
    .fill('a-long-enough-secret')
  await page
    .getByRole('button', { name: /activate|password|continue/i })
    .last()
    .click()
  await page.waitForURL('**/dashboard')
  await page.getByText('Cascade Tools').first().waitFor()

  const other = await open()
  await other.goto(link)
  await other.getByText('This activation link is invalid or has expired.').waitFor()
  await other.getByRole('button', { name: 'Sign In' }).click()
  await other.waitForURL(`${portalUrl()}/`)
  // The URL changes before the page content does.
  await other.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
})
