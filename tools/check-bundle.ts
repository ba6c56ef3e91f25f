import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { isMain, root } from '#process/run.ts'

const budget = 250_000
const page = 'index.html'
const firstScreen = 'src/features/dashboard/DashboardPage.tsx'
/** The frame around every screen is loaded first; its menus and dialogs are loaded when they are opened. */
const isShell = (module: string) => module === 'src/platform/shell/Shell.tsx'

type Chunk = { file: string; imports?: string[] }
type Manifest = Record<string, Chunk>

/** The first screen after sign-in may load at most 250 KB of gzipped JavaScript. */
export function checkBundle(dist: string = join(root, 'apps/web/dist')): { figure: string; complaint: string } {
  const manifestFile = join(dist, '.vite/manifest.json')
  if (!existsSync(manifestFile))
    return { figure: '', complaint: `${manifestFile} is missing; build the web client first` }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  const missing = [page, firstScreen].filter((module) => !manifest[module])
  if (missing.length > 0) return { figure: '', complaint: `The build has no chunk for ${missing.join(' and ')}` }

  const starts = [page, firstScreen, ...Object.keys(manifest).filter(isShell)]
  const files = new Set([...scriptsOf(dist), ...filesOf(starts, manifest)])
  const sizes = [...files].map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file))).length }))
  const bytes = sizes.reduce((sum, size) => sum + size.bytes, 0)
  const figure = `First screen: ${kilobytes(bytes)} of ${kilobytes(budget)} gzipped JavaScript in ${sizes.length} files`
  const largest = sizes.sort((a, b) => b.bytes - a.bytes).map((size) => `${kilobytes(size.bytes)} ${size.file}`)
  return { figure, complaint: bytes > budget ? `Over the budget. The largest first:\n${largest.join('\n')}` : '' }
}

/** JavaScript files that these modules load at startup: their own chunks and all static imports. */
function filesOf(modules: string[], manifest: Manifest): string[] {
  const seen = new Set<string>()
  const collect = (module: string): void => {
    if (seen.has(module)) return
    seen.add(module)
    for (const imported of manifest[module]?.imports ?? []) collect(imported)
  }
  for (const module of modules) collect(module)
  return [...seen].flatMap((module) => manifest[module]?.file ?? []).filter((file) => file.endsWith('.js'))
}

/** Scripts that the page references directly, such as the one that sets the theme before the first paint. */
function scriptsOf(dist: string): string[] {
  const html = readFileSync(join(dist, page), 'utf8')
  return [...html.matchAll(/<script[^>]*\ssrc="\/([^"]+)"/g)].flatMap(([, file]) => file ?? [])
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

if (isMain(import.meta)) {
  const { figure, complaint } = checkBundle()
  console.log([figure, complaint].filter(Boolean).join('\n'))
  process.exitCode = complaint ? 1 : 0
}
