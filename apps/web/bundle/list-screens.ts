import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { openingScripts, type Script } from './opening-scripts.ts'

export const screensFile = '.vite/screens.json'

export type ListedScreen = {
  path: string
  title: string
  isPublic: boolean
  needs: readonly string[]
  /** Their speed is limited by the size check. */
  isUsedAllDay: boolean
  scripts: readonly string[]
}

const usedAllDay = [
  '/dashboard',
  '/orders',
  '/quotes',
  '/shipments',
  '/shipments/tracking',
  '/exceptions',
  '/lanes',
  '/shipments/:shipmentNumber/preview',
]

/**
 * Writes the list of screens with the scripts that open them. The server lets the browser load these scripts together
 * with the page, and the browser tests read the list instead of source files.
 */
export function listScreens(): Plugin {
  return {
    name: 'lanewise:list-screens',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? described(file) : []))
      const source = JSON.stringify(await allScreens(scripts), null, 2)
      this.emitFile({ type: 'asset', fileName: screensFile, source })
    },
  }
}

async function allScreens(scripts: readonly Script[]): Promise<ListedScreen[]> {
  const [{ screens, publicPages }, { doors }, { loginPage }] = await Promise.all([
    load<typeof import('../src/screens.ts')>('src/screens.ts'),
    load<typeof import('../src/platform/routing/public-addresses.ts')>('src/platform/routing/public-addresses.ts'),
    load<typeof import('../src/features/auth/auth.screens.ts')>('src/features/auth/auth.screens.ts'),
  ])
  const unknown = usedAllDay.filter((path) => !screens.some((screen) => screen.path === path))
  if (unknown.length > 0) throw new Error(`There is no screen ${unknown.join(' and ')}`)
  const listed = ({ path, title, page }: Pick<(typeof screens)[number], 'path' | 'title' | 'page'>) => ({
    path,
    title,
    isUsedAllDay: usedAllDay.includes(path),
    scripts: openingScripts(page, scripts),
  })
  return [
    ...doors.map((path) => ({ ...listed({ path, title: 'Sign In', page: loginPage }), isPublic: true, needs: [] })),
    ...publicPages.map((page) => ({ ...listed(page), isPublic: true, needs: [] })),
    ...screens.map((screen) => ({ ...listed(screen), isPublic: false, needs: screen.needs })),
  ]
}

/** Importing by URL makes Node load the file itself, so that Vite does not bundle it into its configuration. */
const load = <T>(file: string): Promise<T> => import(pathToFileURL(join(import.meta.dirname, '..', file)).href)

const described = ({ fileName, facadeModuleId, imports, dynamicImports, isEntry }: Rolldown.OutputChunk): Script => ({
  fileName,
  module: facadeModuleId,
  imports,
  dynamicImports,
  isEntry,
})
