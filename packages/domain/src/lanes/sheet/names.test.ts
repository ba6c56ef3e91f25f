import { expect, it } from 'vitest'
import { suggestions } from './names.ts'

it('says which known name was most likely meant, and nothing where none is near', () => {
  const suggest = suggestions('Nobody has this name', ['Kestrel Lines', 'Prairie Freight'])
  expect(suggest('kestral lines')).toEqual({
    message: 'Nobody has this name. Nearest is Kestrel Lines',
    nearest: 'Kestrel Lines',
  })
  expect(suggest('Zephyr')).toEqual({ message: 'Nobody has this name' })
})

it('looks for 200 unknown names and no more, and remembers what it said of those', () => {
  const suggest = suggestions('Unknown', ['Kestrel Lines'])
  const suggested = Array.from({ length: 202 }, (_unused, number) => suggest(`Kestrel Line${number}`).nearest)
  expect(suggested.filter((nearest) => nearest === 'Kestrel Lines')).toHaveLength(200)
  expect(suggested.slice(200)).toEqual([undefined, undefined])
  expect(suggest('Kestrel Line0').nearest).toBe('Kestrel Lines')
})
