import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { defineConfig, mergeConfig } from 'vite'
import { compressFiles } from './bundle/compress-files.ts'
import { fewerScripts } from './bundle/fewer-scripts.ts'
import { lighterFont } from './bundle/lighter-font.ts'
import { listScreens } from './bundle/list-screens.ts'
import { openingFrame } from './bundle/opening-frame.ts'
import { startScript } from './bundle/start-script.ts'

const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:3000'
const served = ['/api', '/files', '/identity', '/dev', '/healthz', '/readyz']

const config: UserConfig = {
  plugins: [
    react(),
    lighterFont(),
    openingFrame(),
    startScript(),
    preloadFont(),
    listScreens(),
    fillPlaceholders(),
    servePdfParts(),
    shipNotice(),
    compressFiles(),
  ],
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: {
      ...Object.fromEntries(served.map((path) => [path, { target: apiUrl }])),
      '/socket.io': { target: apiUrl, ws: true },
    },
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    manifest: true,
    // The polyfill would be an inline script, which the content security policy forbids.
    modulePreload: { polyfill: false },
    // The map library, the picture decoder and the PDF reader are this large, and are loaded only when needed.
    chunkSizeWarningLimit: 3500,
  },
}

export default defineConfig(async ({ command }) =>
  command === 'build' ? mergeConfig(config, await fewerScripts(config)) : config,
)

/** The font's file name is only known after the build, so its preload link is added then. */
function preloadFont(): Plugin {
  return {
    name: 'lanewise:preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => file.endsWith('.woff2'))
        if (!font) return []
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}

/** Serves the files that the PDF renderer fetches on demand together with the product. (UX-51) */
function servePdfParts(): Plugin {
  const parts = join(import.meta.dirname, '../../node_modules/pdfjs-dist')
  const folders = ['cmaps', 'iccs', 'standard_fonts', 'wasm']
  return {
    name: 'lanewise:serve-pdf-parts',
    generateBundle() {
      for (const folder of folders)
        for (const name of readdirSync(join(parts, folder)))
          this.emitFile({
            type: 'asset',
            fileName: `pdf/${folder}/${name}`,
            source: readFileSync(join(parts, folder, name)),
          })
    },
    configureServer({ middlewares }) {
      middlewares.use('/pdf', (request, answer, next) => {
        const [folder = '', name = ''] = (request.url ?? '').slice(1).split('/')
        if (!folders.includes(folder) || !readdirSync(join(parts, folder)).includes(name)) return next()
        if (name.endsWith('.js')) answer.setHeader('content-type', 'text/javascript')
        answer.end(readFileSync(join(parts, folder, name)))
      })
    },
  }
}

/** Includes the licenses of the portal's third-party code in the build. (NOTICE) */
function shipNotice(): Plugin {
  const root = join(import.meta.dirname, '../..')
  const files = {
    'NOTICE.txt': 'NOTICE',
    'licenses/heic-to.txt': 'node_modules/heic-to/LICENSE',
    'licenses/inter.txt': 'node_modules/inter-ui/LICENSE.txt',
  }
  return {
    name: 'lanewise:ship-notice',
    generateBundle() {
      for (const [fileName, path] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source: readFileSync(join(root, path)) })
    },
  }
}

/** During development Vite serves the page, so it fills in the placeholders that the server fills in otherwise. */
function fillPlaceholders(): Plugin {
  return {
    name: 'lanewise:fill-placeholders',
    apply: 'serve',
    async transformIndexHtml(html) {
      const config = await fetch(`${apiUrl}/portal-config.json`).then(
        (answer) => (answer.ok ? answer.text() : '{}'),
        () => '{}',
      )
      return html.replaceAll('%CSP_NONCE%', '').replace('%LANEWISE_CONFIG%', escapeAttribute(config))
    },
  }
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
