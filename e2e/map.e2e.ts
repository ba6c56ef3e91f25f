import { createServer, type Server } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { enter, portalUrl, signInByHand, useBrowser } from './journey.ts'
import { startPortal } from './portal-process.ts'

const open = useBrowser('webgl')
const openWithout = useBrowser('none')

/** A machine without a graphics card needs more time to draw and to take a screenshot. */
const slowly = { timeout: 60_000, interval: 500 }
const viewport = { width: 1100, height: 700 }

async function atMap(page: Page, enterPortal = enter) {
  await enterPortal(page, 'admin@acme.test')
  await page.goto('/locations?view=map')
  await page.getByRole('heading', { level: 1, name: 'Locations' }).waitFor()
}

/** Share of the map in the given color, in percent. Measured on a screenshot because the canvas cannot be read back. */
async function shareOf(page: Page, [red, green, blue]: readonly [number, number, number]): Promise<number> {
  const picture = (await page.locator('canvas').screenshot()).toString('base64')
  return page.evaluate(
    async ([data, wanted]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? []
      let count = 0
      for (let at = 0; at < pixels.length; at += 4) {
        if (wanted.every((part, index) => Math.abs((pixels[at + index] ?? 0) - part) < 3)) count += 1
      }
      return (count / (pixels.length / 4)) * 100
    },
    [picture, [red, green, blue]] as const,
  )
}

const water = [223, 231, 240] as const
const land = [250, 250, 250] as const

describe('a browser that can draw', () => {
  it('shows every location on the own map, parts clusters by a click, and asks nobody outside [UX-52] [LOCPAGE-1]', async () => {
    const page = await open({ viewport })
    const outside: string[] = []
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(portalUrl())) outside.push(request.url())
    })
    await atMap(page)
    const clusters = page.getByRole('button', { name: /places, zoom in/ })
    await clusters.first().waitFor()
    await expect.poll(() => shareOf(page, land), slowly).toBeGreaterThan(20)
    expect(await shareOf(page, water)).toBeGreaterThan(10)
    await page.getByText(/GeoNames/).waitFor()
    await page.getByRole('img', { name: /^Scale: [\d,]+ mi$/ }).waitFor()

    const before = await clusters.first().textContent()
    await clusters.first().click()
    await expect.poll(() => clusters.first().textContent()).not.toBe(before)
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect.poll(() => clusters.first().textContent()).toBe(before)
    expect(outside).toEqual([])

    // On a phone, the attribution would cover the map, so it is hidden.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByText(/GeoNames/).waitFor({ state: 'hidden' })
    await page.getByLabel('Map credits').click()
    await page.getByText(/GeoNames/).waitFor()
  })

  it('is worked by keyboard and follows a place chosen in the list', async () => {
    const page = await open({ viewport })
    await atMap(page)
    await page.getByRole('region', { name: 'Map of the locations' }).focus()
    const scale = page.getByRole('img', { name: /^Scale/ })
    const before = await scale.textContent()
    await page.keyboard.press('+')
    await expect.poll(() => scale.textContent()).not.toBe(before)
    const entry = page.getByRole('list', { name: 'Locations' }).getByRole('listitem').first()
    await entry.click({ position: { x: 300, y: 4 } })
    const name = (await entry.getByRole('link').textContent()) ?? ''
    await page.getByRole('button', { name, pressed: true }).waitFor()
    await page
      .getByRole('region', { name, exact: true })
      .getByRole('link', { name: /^Open L/ })
      .click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  })
})

it('leaves the list to a browser without WebGL and says why there is no map', async () => {
  const page = await openWithout()
  await atMap(page)
  await page.getByText('This browser cannot draw the map (WebGL is off). The list shows the same places.').waitFor()
  const first = page.getByRole('list', { name: 'Locations' }).getByRole('link').first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByText('WebGL is off').waitFor()
  await page.getByRole('region', { name: 'Dock schedule' }).getByRole('table').waitFor()
})

describe('a configured map service', () => {
  const requestedUrls: string[] = []
  let isRefusing = false
  let service: Server
  let portal: Awaited<ReturnType<typeof startPortal>>
  const green = '#2E7D32'
  const style = {
    version: 8,
    sources: {},
    layers: [{ id: 'ground', type: 'background', paint: { 'background-color': green } }],
  }

  beforeAll(async () => {
    service = createServer((request, response) => {
      requestedUrls.push(request.url ?? '')
      response.setHeader('access-control-allow-origin', '*')
      response.writeHead(isRefusing ? 403 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(isRefusing ? {} : style))
    })
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
    const address = service.address()
    const port = typeof address === 'object' && address ? address.port : 0
    portal = await startPortal(inject('seed'), {
      MAP_STYLE_URL: `http://127.0.0.1:${port}/style.json?key={key}`,
      MAP_KEY: 'abc',
    })
  })
  afterAll(async () => {
    await portal.stop()
    service.close()
  })

  it('draws the map with its key, and gives way to the own one when it refuses [UX-52] [UX-53]', async () => {
    const page = await open({ baseURL: portal.url, viewport })
    await atMap(page, signInByHand)
    await expect.poll(() => shareOf(page, [46, 125, 50]), slowly).toBeGreaterThan(50)
    expect(requestedUrls).toEqual(['/style.json?key=abc'])

    isRefusing = true
    await page.reload()
    await page.getByText('The map service does not answer. This is the built-in map.').waitFor()
    await expect.poll(() => shareOf(page, land), slowly).toBeGreaterThan(20)
    await page
      .getByRole('button', { name: /places, zoom in/ })
      .first()
      .waitFor()
  })
})
