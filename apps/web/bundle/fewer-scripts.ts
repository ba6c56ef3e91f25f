import { build, type Rolldown, type UserConfig } from 'vite'
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
  const groups = planChunks(chunks.map(described), page.fileName)
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

const described = ({ fileName, code, imports, isEntry, isDynamicEntry, moduleIds }: Rolldown.OutputChunk): Chunk => ({
  id: fileName,
  bytes: code.length * compressed,
  imports,
  isEntry: isEntry || isDynamicEntry,
  modules: moduleIds,
})
