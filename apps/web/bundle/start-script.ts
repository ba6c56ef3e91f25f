import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const source = 'src/start.ts'
const root = join(import.meta.dirname, '..')
const before = '<link rel="icon"'

/** Adds the script that runs before the first paint. It must be small, so it shares nothing with the other scripts. */
export function startScript(): Plugin {
  let isBuild = false
  return {
    name: 'lanewise:start-script',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    async buildStart() {
      if (isBuild) this.emitFile({ type: 'asset', name: 'start.js', source: await compiled() })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => /^assets\/start-[^/]+\.js$/.test(name))
        const script = file ? `<script src="/${file}"></script>` : `<script type="module" src="/${source}"></script>`
        return html.replace(before, `${script}\n    ${before}`)
      },
    },
  }
}

async function compiled(): Promise<string> {
  const made = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: join(root, source), output: { format: 'iife' } },
    },
  })
  const output = Array.isArray(made) ? made.flatMap((one) => one.output) : 'output' in made ? made.output : []
  const script = output.find((file) => file.type === 'chunk')
  if (script?.type !== 'chunk') throw new Error('The start script was not compiled')
  return script.code
}
