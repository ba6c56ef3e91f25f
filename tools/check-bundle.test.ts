import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { plantFolder } from '#testing/plant.ts'
import { checkBundle } from './check-bundle.ts'

/** Random text that gzip cannot compress to less than about this many bytes. */
const noise = (bytes: number) => randomBytes(Math.ceil(bytes * 0.75)).toString('base64')

const dist = ({ entry = 1_000, shared = 1_000, shell = 1_000, later = 1_000 }) =>
  plantFolder({
    'index.html': '<script src="/theme.js"></script><script type="module" crossorigin src="/assets/index.js"></script>',
    'theme.js': noise(500),
    'assets/index.js': noise(entry),
    'assets/shared.js': noise(shared),
    'assets/shell.js': noise(shell),
    'assets/dashboard.js': noise(1_000),
    'assets/later.js': noise(later),
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
    expect(figure).toMatch(/^First screen: \d\.\d KB of 250\.0 KB gzipped JavaScript in 5 files$/)
  })

  it.each(['entry', 'shared', 'shell'] as const)('fails when the %s is too large', (part) => {
    expect(checkBundle(dist({ [part]: 400_000 })).complaint).toMatch(/Over the budget/)
  })

  it('fails when there is no build, or no first screen in it', () => {
    expect(checkBundle(plantFolder({})).complaint).toMatch(/is missing/)
    const empty = plantFolder({ '.vite/manifest.json': '{"index.html":{"file":"a.js"}}' })
    expect(checkBundle(empty).complaint).toMatch(/no chunk for src\/features\/dashboard\/DashboardPage\.tsx/)
  })
})
