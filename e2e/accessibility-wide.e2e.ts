import { describe, expect, it } from 'vitest'
import { judgeEveryScreen } from './every-screen.ts'
import { useBrowser } from './journey.ts'

const open = useBrowser()

describe('wide, light and dark', () => {
  judgeEveryScreen(open, { width: 1440, height: 900 })
})

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
