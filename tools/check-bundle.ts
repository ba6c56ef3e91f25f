import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { isMain, root } from '#process/run.ts'

const budget = 250_000
const page = 'index.html'
const firstScreen = 'src/features/dashboard/DashboardPage.tsx'
/** The frame around every screen is loaded first; its menus and dialogs are loaded when they are opened. */
const isShell = (module: string) => module === 'src/platform/shell/Shell.tsx'

/** Limits for the scripts of a screen that is used all day. What it loads besides, mostly answers, is not known here. */
const scriptLimit = 20
const byteLimits: Readonly<Record<string, number>> = { '/quotes': 430_000 }
const byteLimit = 415_000
type Chunk = { file: string; imports?: string[] }
type Manifest = Record<string, Chunk>
type Screen = { path: string; isUsedAllDay: boolean; scripts: string[] }
type Outcome = { figure: string; complaint: string }

/**
 * The first screen after sign-in may load at most 250 KB of gzipped JavaScript, and no screen that is used all day may
 * need many scripts or large ones.
 */
export function checkBundle(dist: string = join(root, 'apps/web/dist')): Outcome {
  const [manifestFile, screensFile] = [join(dist, '.vite/manifest.json'), join(dist, '.vite/screens.json')]
  const missing = [manifestFile, screensFile].filter((file) => !existsSync(file))
  if (missing.length > 0)
    return { figure: '', complaint: `${missing.join(' and ')} is missing; build the web client first` }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  const screens = JSON.parse(readFileSync(screensFile, 'utf8')) as Screen[]
  const limited = screens.filter(({ isUsedAllDay }) => isUsedAllDay)
  if (limited.length === 0) return { figure: '', complaint: 'The build lists no screen that is used all day' }
  const outcomes = [checkFirstScreen(dist, manifest), ...limited.map((screen) => checkScreen(dist, screen, manifest))]
  const text = (part: keyof Outcome) => outcomes.flatMap((outcome) => outcome[part] || []).join('\n')
  return { figure: text('figure'), complaint: text('complaint') }
}

function checkFirstScreen(dist: string, manifest: Manifest): Outcome {
  const missing = [page, firstScreen].filter((module) => !manifest[module])
  if (missing.length > 0) return { figure: '', complaint: `The build has no chunk for ${missing.join(' and ')}` }
  const starts = [page, firstScreen, ...Object.keys(manifest).filter(isShell)]
  const sizes = sizesOf(dist, [...scriptsOf(dist), ...filesOf(starts, manifest)])
  const bytes = sum(sizes)
  const figure = `First screen: ${kilobytes(bytes)} of ${kilobytes(budget)} gzipped JavaScript in ${sizes.length} files`
  return { figure, complaint: bytes > budget ? `Over the budget. ${largestOf(sizes)}` : '' }
}

/** Counts the scripts of the page itself and those that open the screen, its tiles included. */
function checkScreen(dist: string, { path, scripts }: Screen, manifest: Manifest): Outcome {
  const sizes = sizesOf(dist, [...scriptsOf(dist), ...filesOf([page], manifest), ...scripts])
  const bytes = sum(sizes)
  const figure = `${path}: ${kilobytes(bytes)} in ${sizes.length} scripts`
  const limit = byteLimits[path] ?? byteLimit
  const isOver = bytes > limit || sizes.length > scriptLimit
  const complaint = `${figure}, over the limit of ${kilobytes(limit)} in ${scriptLimit}. ${largestOf(sizes)}`
  return { figure, complaint: isOver ? complaint : '' }
}

type Size = { file: string; bytes: number }

const sizesOf = (dist: string, files: readonly string[]): Size[] =>
  [...new Set(files)].map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file))).length }))

const sum = (sizes: readonly Size[]) => sizes.reduce((total, { bytes }) => total + bytes, 0)

function largestOf(sizes: readonly Size[]): string {
  const sorted = sizes.toSorted((a, b) => b.bytes - a.bytes)
  return `The largest first:\n${sorted.map(({ file, bytes }) => `${kilobytes(bytes)} ${file}`).join('\n')}`
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
