import { describe, expect, it } from 'vitest'
import { openingScripts, type Script } from './opening-scripts.ts'

const script = (fileName: string, given: Partial<Script> = {}): Script => ({
  fileName,
  module: null,
  imports: [],
  dynamicImports: [],
  isEntry: false,
  ...given,
})
// Never called: the build reads only which file it would load.
const load = (path: string) => new Function(`return import('./${path}')`) as () => Promise<unknown>

const scripts = [
  script('index.js', { isEntry: true, imports: ['react.js'] }),
  script('react.js'),
  script('table.js', { imports: ['react.js'] }),
  script('map.js'),
  script('orders.js', { module: '/web/orders/OrdersPage.tsx', imports: ['table.js'], dynamicImports: ['map.js'] }),
  script('home.js', { module: '/web/home/HomePage.tsx', dynamicImports: ['today.js', 'map.js'] }),
  script('today.js', { module: '/web/home/TodayTile.tsx', imports: ['table.js'] }),
]

describe('the scripts that open a screen', () => {
  it('are its page and all that the page imports, without what every page loads and without what comes later', () => {
    expect(openingScripts(load('OrdersPage.tsx'), scripts)).toEqual(['orders.js', 'table.js'])
  })

  it('include the tiles of a page, which are shown from the beginning', () => {
    expect(openingScripts(load('HomePage.tsx'), scripts)).toEqual(['home.js', 'today.js', 'table.js'])
  })

  it('fail the build when a page has no script of its own', () => {
    expect(() => openingScripts(load('LostPage.tsx'), scripts)).toThrow(/0 scripts for the page/)
  })
})
