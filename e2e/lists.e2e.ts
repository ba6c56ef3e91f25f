import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { enter, useBrowser } from './journey.ts'

const open = useBrowser()
const lists = ['commodities', 'contacts', 'carriers', 'locations']

async function at(page: Page, address: string) {
  await page.goto(address)
  await page.locator('[data-row]').first().waitFor()
}

/** The focused row and the scroll position of the page. */
const place = (page: Page) =>
  page.evaluate(() => ({
    row: document.activeElement?.closest('[data-row]')?.getAttribute('data-row') ?? null,
    scroll: Math.round(scrollY),
  }))

/** Scrolls the focused row to the middle of the window, because focusing alone would leave it at an edge. */
async function inTheMiddle(page: Page) {
  await page.evaluate(() => {
    const { top, height } = document.activeElement?.closest('[data-row]')?.getBoundingClientRect() ?? new DOMRect()
    scrollBy(0, Math.round(top + height / 2 - innerHeight / 2))
  })
  const at = await page.evaluate(() => document.activeElement?.closest('[data-row]')?.getBoundingClientRect().top ?? 0)
  const height = page.viewportSize()?.height ?? 0
  expect(Math.abs(at - height / 2)).toBeLessThan(height / 4)
  return place(page)
}

/** Retries until the expectation is met. */
const eventually = <T>(ask: () => T) => expect.poll(ask, { timeout: 15_000 })

it('begins every list on a phone at most 220 px below the top bar, with one bar of actions at the bottom', async () => {
  const page = await open({ viewport: { width: 390, height: 844 } })
  await enter(page, 'admin@acme.test')
  for (const list of lists) {
    await page.setViewportSize({ width: 390, height: 844 })
    await at(page, `/${list}`)
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 })
      const { topBar, firstRow, scrollWidth } = await edgesOf(page)
      expect(firstRow - topBar, `${list} at ${width}`).toBeLessThanOrEqual(220)
      expect(firstRow, `${list} at ${width}`).toBeGreaterThan(topBar)
      expect(scrollWidth, `${list} at ${width}`).toBeLessThanOrEqual(width)
      const bars = page.getByRole('group', { name: 'Actions' })
      expect(await bars.count(), list).toBe(1)
      const bar = await bars.boundingBox()
      expect((bar?.y ?? 0) + (bar?.height ?? 0), list).toBe(844)
      expect(await bars.getByRole('button', { name: /^Add / }).isVisible(), list).toBe(true)
    }
  }
})

const edgesOf = (page: Page) =>
  page.evaluate(() => ({
    topBar: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    firstRow: document.querySelector('[data-row]')?.getBoundingClientRect().top ?? 0,
    scrollWidth: document.documentElement.scrollWidth,
  }))

describe('the way back to a list', () => {
  it('leads by Back and by the breadcrumb to filter, page, scroll and row; a list opens on its first row [DEF-124]', async () => {
    const page = await open()
    await enter(page, 'admin@acme.test')
    await at(page, '/locations?search=store&page=2')
    const first = await page.locator('[data-row]').first().getAttribute('data-row')
    await eventually(async () => (await place(page)).row).toBe(first)
    for (let step = 0; step < 25; step += 1) await page.keyboard.press('ArrowDown')
    const position = await inTheMiddle(page)
    expect(position.row).not.toBe(first)
    expect(position.scroll).toBeGreaterThan(0)

    await page.keyboard.press('Enter')
    await page.getByRole('navigation', { name: 'Breadcrumb' }).waitFor()
    await page.goBack()
    await eventually(() => place(page)).toEqual(position)
    expect(new URL(page.url()).search).toBe('?search=store&page=2')

    await page.keyboard.press('Enter')
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Locations' }).click()
    await eventually(() => place(page)).toEqual(position)
    expect(new URL(page.url()).search).toBe('?search=store&page=2')
  })

  it('leads from the dialog of a record to its row, also where a link opened it [DEF-124]', async () => {
    const page = await open()
    await enter(page, 'admin@acme.test')
    await at(page, '/commodities')
    const first = await page.locator('[data-row]').first().getAttribute('data-row')
    await eventually(async () => (await place(page)).row).toBe(first)
    for (let step = 0; step < 15; step += 1) await page.keyboard.press('ArrowDown')
    const position = await inTheMiddle(page)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).waitFor()
    await page.keyboard.press('Escape')
    await eventually(() => place(page)).toEqual(position)

    await at(page, `/commodities?commodityId=${position.row}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).waitFor()
    await page.keyboard.press('Escape')
    await eventually(async () => (await place(page)).row).toBe(position.row)
  })
})

it('lets a read-only user open every record that the lists show', async () => {
  const page = await open()
  await enter(page, 'readonly@acme.test')
  for (const list of lists) {
    await at(page, `/${list}`)
    await eventually(async () => (await place(page)).row).not.toBeNull()
    const name = (await page.evaluate(() => document.activeElement?.textContent)) ?? ''
    await page.keyboard.press('Enter')
    await eventually(() => page.url()).toMatch(new RegExp(`/${list}(/.+|\\?\\w+Id=.+)$`))
    await page
      .getByRole('dialog')
      .or(page.getByRole('navigation', { name: 'Breadcrumb' }))
      .getByText(name)
      .or(page.getByRole('heading', { name }))
      .first()
      .waitFor()
    expect(await page.getByRole('dialog').getByRole('button', { name: /^Edit/ }).count(), list).toBe(0)
  }
})

it('selects by keyboard alone: X, Shift with arrows, Ctrl A, Esc', async () => {
  const page = await open()
  await enter(page, 'admin@acme.test')
  await at(page, '/carriers?mode=LTL')
  await eventually(async () => (await place(page)).row).not.toBeNull()
  const selected = () => page.locator('[data-row][data-selected]').count()
  await page.keyboard.press('x')
  await page.keyboard.press('Shift+ArrowDown')
  expect(await selected()).toBe(2)
  await page.getByRole('region', { name: 'Selection' }).getByText('2 selected').waitFor()
  await page.keyboard.press('Control+a')
  expect(await selected()).toBe(await page.locator('[data-row]').count())
  await page.keyboard.press('Escape')
  expect(await selected()).toBe(0)
})
