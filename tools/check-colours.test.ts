import { expect, it } from 'vitest'
import { plant } from '#testing/plant.ts'
import { checkColours } from './check-colours.ts'

const messages = (files: Record<string, string>) =>
  checkColours(plant(files)).map(({ path, message }) => `${path}: ${message}`)

it.each(['#fff', '#0b5fff', '#0b5fff80', '1px solid #ABC'])('finds the colour %s outside the theme', (colour) => {
  const text = `export const style = { border: '${colour}' }`
  expect(messages({ 'apps/web/src/features/lanes/LanePage.tsx': text })).toHaveLength(1)
  expect(messages({ 'apps/api/src/platform/mail/a.ts': text })).toHaveLength(1)
})

it('lets the theme and the pages of identity hold colours, and tests', () => {
  const text = `export const accent = '#0b5fff'`
  const paths = [
    'apps/web/src/ui/theme/tokens.ts',
    'apps/api/src/platform/identity/pages/style.ts',
    'apps/web/src/ui/a.test.ts',
  ]
  for (const path of paths) expect(messages({ [path]: text })).toEqual([])
})

it('does not take an import, an anchor or a number for a colour', () => {
  const text = `import { a } from '#add/face.ts'\nexport const b = ['#main-content', '/page#abc-1', 'Order #12345', '&#039;']`
  expect(messages({ 'apps/web/src/ui/a.ts': text })).toEqual([])
})
