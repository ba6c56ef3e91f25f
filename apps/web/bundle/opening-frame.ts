import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { breakpoints, dark, light } from '../src/ui/theme/tokens.ts'
import { outlineCss, outlineHtml } from './outlines.ts'

const place = '<div id="root"></div>'

/**
 * Puts the frame of the portal into the page itself: navigation, top bar, and the outline of each screen. A signed-in
 * user sees it before any other script has run; the portal replaces it when the user is known. (ROUTE-9)
 */
export function openingFrame(): Plugin {
  return {
    name: 'lanewise:opening-frame',
    transformIndexHtml(html) {
      const tags = [{ tag: 'style', attrs: { nonce: '%CSP_NONCE%' }, children: css, injectTo: 'head' as const }]
      return { html: html.replace(place, `<div id="root">${frame}</div>`), tags }
    },
  }
}

const mark = readFileSync(join(import.meta.dirname, '../public/favicon.svg'), 'utf8').replace(/<title>.*<\/title>/, '')
const frame = `<div class="frame" role="status" aria-label="Loading">${mark}<nav></nav><header></header>${outlineHtml}</div>`

const coloursOf = ({ background, nav, divider, hover }: typeof light) =>
  `--page:${background.default};--paper:${background.paper};--nav:${nav};--line:${divider};--bone:${hover}`

/** Sizes are those of the shell, so that nothing moves when it takes over. The styles end with the frame. */
const css = [
  `body:has(.frame){margin:0;background:var(--page);${coloursOf(light)}}`,
  `html[data-theme=dark] body:has(.frame){${coloursOf(dark)}}`,
  '.frame{display:none}',
  'html[data-frame] .frame{display:block;min-height:100dvh;--side:56px}',
  `@media (min-width:${breakpoints.lg}px){html[data-frame=locked] .frame{--side:224px}}`,
  '.frame svg{position:fixed;left:15px;top:14px;z-index:1;width:24px;height:24px}',
  '.frame>nav{position:fixed;inset:0 auto 0 0;box-sizing:border-box;width:var(--side);background:var(--nav);border-right:1px solid var(--line)}',
  '.frame header{box-sizing:border-box;height:52px;margin-left:var(--side);background:var(--paper);border-bottom:1px solid var(--line)}',
  outlineCss,
  `@media (max-width:${breakpoints.w768 - 0.05}px){html[data-frame] .frame{--side:0px}.frame>nav,.frame svg{display:none}}`,
].join('')
