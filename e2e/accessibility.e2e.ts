import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useBrowser } from './journey.ts'
import { judgeWith } from './screens/judge.ts'
import { everySecond, opened, productScreens } from './screens/product-screens.ts'
import { steps } from './screens/steps.ts'

const open = useBrowser('none', 'of the file')
const judge = judgeWith(open)

it.each(everySecond(0, opened))(
  'finds nothing wrong with the screen $name, wide and narrow, and nothing wider than it [A11Y-1] [A11Y-3]',
  judge,
)

it('finds a button without a name, pale text, what is wider than its window and a number that is cut off, so that finding nothing means something', async () => {
  const show = async (page: Page, content: string) => {
    // Unloads the previous page so that none of its work continues.
    await page.goto('about:blank')
    await page.setContent(content)
  }
  const spoil = (content: string) =>
    judge({
      name: 'spoiled',
      isPublic: true,
      isState: false,
      isOtherOnPhone: false,
      open: (page) => show(page, content),
    })
  const page = (body: string) => `<html lang="en"><title>A page</title><main>${body}</main></html>`
  await expect(spoil(page('<button></button>'))).rejects.toThrow('button-name')
  await expect(spoil(page('<p style="color: #bbb">Pale</p>'))).rejects.toThrow('color-contrast')
  await expect(spoil(page(paleInTheDark))).rejects.toThrow('dark, 1440 px')
  await expect(spoil(page('<p style="width: 2000px">Wide</p>'))).rejects.toThrow('light, 1440 px')
  await expect(spoil(page('<p style="width: 500px">Wide for a phone</p>'))).rejects.toThrow('dark, 360 px')
  await expect(spoil(page(tableOf(30)))).rejects.toThrow('42,774.5')
  await spoil(page(tableOf(300)))
  await spoil(page('<p>Plain</p>'))
})

const paleInTheDark = '<style>@media (prefers-color-scheme: dark) { p { color: #ddd } }</style><p>Pale</p>'
const tableOf = (width: number) =>
  `<table style="table-layout: fixed; width: ${width}px"><tr><td data-align="end" style="overflow: hidden">42,774.5</td></tr></table>`

it('has steps for screens of the product alone', () => {
  const paths = productScreens.map(({ path }) => path)
  expect(Object.keys(steps).filter((path) => !paths.includes(path))).toEqual([])
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
