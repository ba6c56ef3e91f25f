import { build, type Rolldown, type UserConfig } from 'vite'
import { type ListedScreen, screensFile } from './list-screens.ts'
import { type Chunk, planChunks } from './plan-chunks.ts'

/** Approximate ratio of a script's compressed size to its full size. */
const compressed = 0.31

/**
 * Runs a trial build without writing files to see what the screens share, and groups the shared chunks into scripts.
 */
export async function fewerScripts(config: UserConfig): Promise<UserConfig> {
  const trial = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  })
  if (!('output' in trial)) throw new Error('The trial build gave no single output')
  const chunks = trial.output.filter((file) => file.type === 'chunk')
  const page = chunks.find(({ isEntry }) => isEntry)
  if (!page) throw new Error('The trial build has no page')
  const list = trial.output.find((file) => file.type === 'asset' && file.fileName === screensFile)
  const weight = weightsFrom(list?.type === 'asset' ? String(list.source) : '[]')
  const weighed = (chunk: Rolldown.OutputChunk) => ({ ...described(chunk), weight: weight(chunk) })
  const groups = planChunks(chunks.map(weighed), page.fileName)
  const groupOf = new Map(
    groups.flatMap((group, index) =>
      group.flatMap(({ modules }) => modules.map((module) => [module, `shared-${index}`])),
    ),
  )
  const shared = {
    debugName: 'shared',
    name: (module: string) => groupOf.get(module) ?? null,
    // The plan lists every module, including imported ones, so the bundler must not pull dependencies in by itself.
    includeDependenciesRecursively: false,
  }
  return { build: { rolldownOptions: { output: { codeSplitting: { groups: [shared] } } } } }
}

/** Screens that are used all day decide the plan; a dialog opens when most of its code has already been loaded. */
const weights = { allDay: 3, page: 0.5, other: 0.1 }

function weightsFrom(list: string) {
  const screens = JSON.parse(list) as ListedScreen[]
  const scriptsOf = (wanted: readonly ListedScreen[]) => new Set(wanted.flatMap(({ scripts }) => scripts))
  const [allDay, pages] = [scriptsOf(screens.filter(({ isUsedAllDay }) => isUsedAllDay)), scriptsOf(screens)]
  return ({ fileName }: Rolldown.OutputChunk) =>
    allDay.has(fileName) ? weights.allDay : pages.has(fileName) ? weights.page : weights.other
}

const described = ({ fileName, code, imports, isEntry, isDynamicEntry, moduleIds }: Rolldown.OutputChunk): Chunk => ({
  id: fileName,
  bytes: code.length * compressed,
  imports,
  isEntry: isEntry || isDynamicEntry,
  modules: moduleIds,
})
