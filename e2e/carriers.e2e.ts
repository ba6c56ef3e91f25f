import { expect, it } from 'vitest'
import { signIn, useBrowser } from './journey.ts'
import { addCarrier, addCertificate, putOnHold } from './parts/carriers.ts'
import { dayIn } from './parts/days.ts'

const open = useBrowser()

it('adds a carrier by DOT number, names its expired certificate, takes the renewal, and holds and releases it with the reason in its history [CARRIER-3] [CARRIER-4]', async () => {
  const page = await open()
  const dotNumber = String(Date.now() % 100_000_000)
  const name = `Prairie ${dotNumber}`
  await signIn(page, 'admin@acme.test', '/carriers')
  await addCarrier(page, { dotNumber, name })
  expect(await page.title()).toContain(`DOT ${dotNumber}`)

  await addCertificate(page, { policyNumber: 'CG-100', effectiveOn: dayIn(-370), expiresOn: dayIn(-5) })
  const banner = page.getByText(
    new RegExp(`${name} cannot be booked or tendered: Cargo certificate CG-100 expired 5 days ago\\.`),
  )
  await banner.waitFor()
  await page.getByText('Expired', { exact: true }).first().waitFor()

  await addCertificate(page, { policyNumber: 'CG-101', effectiveOn: dayIn(-4), expiresOn: dayIn(360) })
  await banner.waitFor({ state: 'detached' })
  await page.getByText('Valid', { exact: true }).first().waitFor()

  await putOnHold(page, 'Unpaid claims')
  await page.getByRole('button', { name: 'Release' }).click()
  await page.getByText('On hold: Unpaid claims', { exact: true }).waitFor({ state: 'detached' })
  const history = page.getByRole('list', { name: 'History' })
  await history.getByText('Ana Ruiz put the carrier on hold: Unpaid claims').waitFor()
  await history.getByText('Ana Ruiz released the hold (was Unpaid claims)').waitFor()

  await page.goto('/carriers')
  await page.getByRole('button', { name: /Add Carrier/ }).click()
  await page.getByLabel('DOT or docket number').fill(dotNumber)
  await page.getByRole('button', { name: /Continue/ }).click()
  await page.getByText(`${name} already has this number.`).waitFor()
  await page.getByRole('button', { name: 'Open carrier' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
})
