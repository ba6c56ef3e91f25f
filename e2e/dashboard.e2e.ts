import { expect, it } from 'vitest'
import { signIn, useBrowser } from './journey.ts'
import { loaded } from './screens/step.ts'

const open = useBrowser()

it('shows its tiles in one grid that follows the width, and asks nothing for a tile that the user may not see [DASH-1]', async () => {
  const page = await open()
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  await signIn(page, 'admin@acme.test')
  const tiles = page.locator('main [data-size]').getByRole('region')
  await page.getByRole('region', { name: 'Waiting for a carrier' }).waitFor()
  expect(requestedPaths).toContain('/api/v1/shipments/search')

  /** The parent element of all tiles and its number of columns. */
  const grid = () =>
    tiles.evaluateAll((regions) => {
      const cells = regions.map((region) => region.closest('[data-size]'))
      const parents = [...new Set(cells.map((cell) => cell?.parentElement))]
      const { display, gridTemplateColumns } = getComputedStyle(parents[0] ?? document.body)
      const columns = gridTemplateColumns.split(' ').length
      const left = new Set(cells.map((cell) => Math.round(cell?.getBoundingClientRect().left ?? 0))).size
      return { parents: parents.length, display, columns, left }
    })
  expect(await tiles.count()).toBeGreaterThan(2)
  expect(await grid()).toMatchObject({ parents: 1, display: 'grid', columns: 60 })
  for (const [width, columns] of [
    [900, 2],
    [899, 1],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await grid(), `${width} px`).toMatchObject({ parents: 1, display: 'grid', columns })
  }
  expect(await grid()).toMatchObject({ left: 1 })

  const other = await open()
  const pathsOfOther: string[] = []
  other.on('request', (request) => pathsOfOther.push(new URL(request.url()).pathname))
  await signIn(other, 'nobody@acme.test')
  await other.getByRole('region', { name: 'Recent changes' }).waitFor()
  await loaded(other)
  expect(await other.getByRole('region', { name: 'Waiting for a carrier' }).count()).toBe(0)
  expect(pathsOfOther).not.toContain('/api/v1/shipments/search')
})
