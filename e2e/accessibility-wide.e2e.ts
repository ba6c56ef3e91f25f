import { expect, it } from 'vitest'
import { judgeWith, screens } from './every-screen.ts'
import { useBrowser } from './journey.ts'

const open = useBrowser()
const judge = judgeWith(open, { width: 1440, height: 900 })

it.each(screens)('finds nothing wrong with the wide %s screen, and nothing wider than it [A11Y-1]', judge)

it('moves nothing when the theme changes, for who wants less motion', async () => {
  const page = await open()
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  const moving = await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    getComputedStyle(document.body).color
    return document.getAnimations().length
  })
  expect(moving).toBe(0)
})
