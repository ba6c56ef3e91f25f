import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { demoPassword, useBrowser } from './journey.ts'
import { focusedName, tabTo } from './keys.ts'

const open = useBrowser()

const hasVisibleFocus = (page: Page) =>
  page.evaluate(() => {
    const { outlineStyle, boxShadow } = getComputedStyle(document.activeElement ?? document.body)
    const frame = document.activeElement?.closest('.MuiOutlinedInput-root')
    return (
      outlineStyle !== 'none' || boxShadow !== 'none' || (frame ? getComputedStyle(frame).boxShadow !== 'none' : false)
    )
  })

it('signs in, adds, edits, deletes and logs out by keyboard alone; focus shows and comes back', async () => {
  const code = `AAA-${randomUUID().slice(0, 8)}`
  const page = await open()
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  await tabTo(page, /^Sign In/)
  expect(await hasVisibleFocus(page)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByLabel('Email').waitFor()
  await page.getByLabel('Email').focus()
  await page.keyboard.type('admin@acme.test')
  await tabTo(page, /^Password/)
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()

  await page.keyboard.press('g')
  await page.keyboard.press('m')
  await page.waitForURL('**/commodities')
  await page.getByText('BEANS-BLK-24').first().waitFor()

  // The list focuses its first row, and everything above it comes earlier in the tab order.
  await tabTo(page, /^Add Commodity/, 'Shift+Tab')
  expect(await hasVisibleFocus(page)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Add Single' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Add Commodity' }).waitFor()
  await expect.poll(() => focusedName(page)).toMatch(/^Code/)
  await page.keyboard.type(code)
  await tabTo(page, /^Description/)
  await page.keyboard.type('Typed by hand')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Commodity Created').waitFor()

  await page.keyboard.press('/')
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await page.getByText('1–1 of 1').waitFor()
  await tabTo(page, new RegExp(`^Edit.*${code}`))
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(
    new RegExp(`^Edit.*${code}`),
  )

  await tabTo(page, new RegExp(`^Delete.*${code}`))
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Delete Commodity?' }).waitFor()
  await tabTo(page, /^Delete$/)
  await page.keyboard.press('Enter')
  await page.getByText('Commodity deleted').waitFor()

  await tabTo(page, /user menu$/)
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
})
