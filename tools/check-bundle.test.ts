import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { plantFolder } from '#testing/plant.ts'
import { checkBundle } from './check-bundle.ts'

/** Random text that gzip cannot compress to less than about this many bytes. */
const noise = (bytes: number) => randomBytes(Math.ceil(bytes * 0.75)).toString('base64')

const shipment = '/shipments/:shipmentNumber/preview'

type Given = { entry?: number; shared?: number; shell?: number; later?: number; lanes?: number; ofShipment?: string[] }

const dist = ({ entry = 1_000, shared = 1_000, shell = 1_000, later = 1_000, lanes = 1_000, ofShipment = [] }: Given) =>
  plantFolder({
    'index.html': '<script src="/theme.js"></script><script type="module" crossorigin src="/assets/index.js"></script>',
    'theme.js': noise(500),
    'assets/index.js': noise(entry),
    'assets/shared.js': noise(shared),
    'assets/shell.js': noise(shell),
    'assets/dashboard.js': noise(1_000),
    'assets/later.js': noise(later),
    'assets/lanes.js': noise(lanes),
    ...Object.fromEntries(ofShipment.map((file) => [file, noise(100)])),
    '.vite/screens.json': JSON.stringify([
      { path: '/orders', isUsedAllDay: true, scripts: [] },
      { path: '/lanes', isUsedAllDay: true, scripts: ['assets/lanes.js'] },
      { path: shipment, isUsedAllDay: true, scripts: ofShipment },
      { path: '/carriers', isUsedAllDay: false, scripts: ['assets/later.js'] },
    ]),
    '.vite/manifest.json': JSON.stringify({
      'index.html': { file: 'assets/index.js', imports: ['_shared.js'], dynamicImports: ['src/Later.tsx'] },
      '_shared.js': { file: 'assets/shared.js' },
      'src/platform/shell/Shell.tsx': { file: 'assets/shell.js', imports: ['index.html'] },
      'src/features/dashboard/DashboardPage.tsx': { file: 'assets/dashboard.js', imports: ['_shared.js'] },
      'src/Later.tsx': { file: 'assets/later.js' },
    }),
  })

describe('the budget of the first screen', () => {
  it('counts each file once and leaves out what loads later', () => {
    const { figure, complaint } = checkBundle(dist({ later: 900_000 }))
    expect(complaint).toBe('')
    expect(figure).toMatch(/^First screen: \d\.\d KB of 250\.0 KB gzipped JavaScript in 5 files\n/)
  })

  it.each(['entry', 'shared', 'shell'] as const)('fails when the %s is too large', (part) => {
    expect(checkBundle(dist({ [part]: 400_000 })).complaint).toMatch(/Over the budget/)
  })

  it('fails when there is no build, or no first screen in it', () => {
    expect(checkBundle(plantFolder({})).complaint).toMatch(/is missing/)
    const manifest = '{"index.html":{"file":"assets/a.js"}}'
    const without = plantFolder({ '.vite/manifest.json': manifest, '.vite/screens.json': '[]' })
    expect(checkBundle(without).complaint).toMatch(/no screen that is used all day/)
    const screens = JSON.stringify([{ path: '/orders', isUsedAllDay: true, scripts: [] }])
    const empty = {
      '.vite/manifest.json': manifest,
      '.vite/screens.json': screens,
      'index.html': '',
      'assets/a.js': '',
    }
    const { complaint } = checkBundle(plantFolder(empty))
    expect(complaint).toMatch(/no chunk for src\/features\/dashboard\/DashboardPage\.tsx/)
  })
})

describe('the limits of every screen that is used all day', () => {
  it('name bytes and scripts of each, with those that every page loads', () => {
    const { figure } = checkBundle(dist({ lanes: 5_000 }))
    expect(figure).toMatch(/^\/orders: \d\.\d KB in 3 scripts$/m)
    expect(figure).toMatch(/^\/lanes: \d\.\d KB in 4 scripts$/m)
  })

  it('fail when a screen loads too much', () => {
    expect(checkBundle(dist({ lanes: 800_000 })).complaint).toMatch(/^\/lanes: .* over the limit of 415\.0 KB in 20/)
  })

  it('fail when a screen needs too many scripts, however small', () => {
    const ofShipment = Array.from({ length: 24 }, (_unused, index) => `assets/part-${index}.js`)
    expect(checkBundle(dist({ ofShipment })).complaint).toMatch(/preview: .* in 27 scripts, over the limit/)
  })
})
