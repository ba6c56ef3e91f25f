import type { Outline } from '../src/platform/routing/outline.ts'
import { breakpoints, radius } from '../src/ui/theme/tokens.ts'

const times = (count: number, part: string) => part.repeat(count)
const row = '<i></i>'
const card = '<u></u>'
const bar = '<p><b></b></p>'

/** In each outline `p` is a bar across the page, `b` a text or control, `i` a row, `u` a card and `em` a map. */
const outlines: Record<Outline, string> = {
  page: `<b></b><u>${times(8, row)}</u>`,
  dashboard: `<b></b><div>${times(3, card)}</div><div>${times(2, card)}</div>`,
  table: `${bar}<p></p>${bar}<p></p>${times(16, row)}`,
  cards: `${bar}<p></p>${bar}<div>${times(8, card)}</div>`,
  wizard: `${bar}<div>${times(5, card)}</div><aside></aside>`,
  map: `<div>${bar}${bar}${times(8, row)}</div><em></em>`,
  inbox: `<nav><b></b></nav><div>${bar}${times(12, row)}</div><aside>${times(2, '<p></p>')}<em></em></aside>`,
  lane: `<aside>${bar}${times(8, row)}</aside><div>${bar}<div>${times(4, card)}</div></div>`,
  record: `${bar}<div>${times(4, card)}</div>`,
}

export const outlineHtml = Object.entries(outlines)
  .map(([name, parts]) => `<section class="${name}">${parts}</section>`)
  .join('')

const only = (name: Outline, rules: Record<string, string>) =>
  Object.entries(rules).map(([part, style]) => `.frame .${name}${part && ` ${part}`}{${style}}`)

const wide = (...rules: string[]) => `@media (min-width:${breakpoints.lg}px){${rules.join('')}}`
const names = Object.keys(outlines)

/** Sizes are those of the screens, so that their content appears where the outline was. */
export const outlineCss = [
  '.frame section{display:none;margin-left:var(--side);min-height:calc(100dvh - 52px)}',
  `${names.map((name) => `html[data-outline=${name}] .frame .${name}`).join()}{display:block}`,
  '.frame p{display:flex;box-sizing:border-box;align-items:center;height:56px;margin:0;padding:0 24px;background:var(--paper);border-bottom:1px solid var(--line)}',
  `.frame b{display:block;width:140px;height:24px;border-radius:${radius.control}px;background:var(--bone)}`,
  '.frame i{display:block;box-sizing:border-box;height:var(--row,60px);border-bottom:1px solid var(--line);background:linear-gradient(var(--bone),var(--bone)) 24px 50%/40% 10px no-repeat}',
  `.frame u{display:block;box-sizing:border-box;overflow:hidden;background:linear-gradient(var(--bone),var(--bone)) 16px 18px/120px 10px no-repeat,var(--paper);border:1px solid var(--line);border-radius:${radius.card}px}`,
  '.frame em{display:block;background:var(--bone)}',
  '.frame section div{min-width:0}',
  ...only('page', { '': 'padding:16px 24px', b: 'margin:4px 0 20px', u: 'background:var(--paper)' }),
  ...only('dashboard', { '': 'padding:20px 24px', div: 'display:grid;gap:12px;margin-top:12px', u: 'height:330px' }),
  ...only('dashboard', { 'b+div': 'margin-top:20px', 'b+div u': 'height:442px' }),
  ...['table', 'cards'].map(
    (name) =>
      `.frame .${name} p:first-child{border:0}.frame .${name} p:nth-child(2){height:37px}.frame .${name} p:nth-child(3){height:53px}.frame .${name} p:nth-child(3) b{width:320px;height:32px}`,
  ),
  ...only('table', { '': 'background:var(--paper);--row:44px', 'p:nth-child(4)': 'height:34px' }),
  ...only('cards', {
    div: 'display:grid;gap:12px;padding:16px 24px;grid-template-columns:repeat(auto-fill,minmax(min(100%,480px),1fr))',
    u: 'height:187px',
  }),
  ...only('wizard', { div: 'display:grid;gap:12px;padding:16px 24px', u: 'height:150px' }),
  ...only('map', { div: 'background:var(--paper);--row:89px', 'p:first-child': 'border:0', 'p+p': 'height:85px' }),
  ...only('map', { 'p+p b': 'width:100%', p: 'padding:0 16px' }),
  ...only('inbox', { p: 'height:49px', div: 'background:var(--paper);--row:64px', nav: 'display:none' }),
  ...only('inbox', { aside: 'display:none;background:var(--paper)', 'aside p': 'height:138px', em: 'height:220px' }),
  ...only('lane', { aside: 'background:var(--paper);--row:79px', 'aside p': 'height:143px' }),
  ...only('lane', {
    '>div': 'display:none',
    'div p': 'height:52px',
    'div div': 'display:grid;gap:12px;padding:16px 24px',
  }),
  ...only('lane', { u: 'height:216px', 'u:nth-child(-n+2)': 'height:278px' }),
  ...only('record', { p: 'height:57px', div: 'display:grid;gap:12px;padding:12px 24px', u: 'height:90px' }),
  ...only('record', { 'u:nth-child(2)': 'height:136px', 'u:nth-child(n+3)': 'height:520px' }),
  wide(
    ...only('dashboard', {
      div: 'grid-template-columns:437fr 887fr',
      'b+div': 'grid-template-columns:325fr 527fr 460fr',
    }),
    'html[data-outline=wizard] .frame .wizard,html[data-outline=map] .frame .map,html[data-outline=inbox] .frame .inbox,html[data-outline=lane] .frame .lane{display:grid}',
    ...only('wizard', { '': 'grid-template:56px 1fr/minmax(0,1fr) 320px', p: 'grid-column:1/-1' }),
    ...only('wizard', { div: 'grid-template:150px 130px 243px 250px/1fr 1fr', u: 'height:auto;grid-column:1/-1' }),
    ...only('wizard', { 'u:nth-child(2)': 'grid-column:1', 'u:nth-child(3)': 'grid-column:2' }),
    ...only('wizard', { aside: 'background:var(--paper);border-left:1px solid var(--line)' }),
    ...only('map', { '': 'grid-template-columns:431px 1fr' }),
    ...only('inbox', { '': 'grid-template-columns:216px minmax(0,1fr) minmax(420px,38%)', aside: 'display:block' }),
    ...only('inbox', { nav: 'display:block;padding:18px 16px', ':is(div,aside)': 'border-left:1px solid var(--line)' }),
    ...only('lane', {
      '': 'grid-template-columns:303px 1fr',
      '>div': 'display:block;border-left:1px solid var(--line)',
    }),
    ...only('lane', { 'div div': 'grid-template-columns:1fr 1fr', 'u:nth-child(n+3)': 'grid-column:1/-1' }),
    ...only('record', { div: 'grid-template-columns:minmax(0,1fr) 320px', 'u:nth-child(-n+2)': 'grid-column:1/-1' }),
  ),
].join('')
