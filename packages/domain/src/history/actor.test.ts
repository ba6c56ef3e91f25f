import { expect, it } from 'vitest'
import { actorName } from './actor.ts'

it('translates the names of earlier versions and leaves all others [DEF-139]', () => {
  const recorded = [
    'The system',
    'Able (by link)',
    'Able (by message)',
    'Warehouse (by key)',
    'Ana Ruiz',
    'Able (link)',
  ]
  expect(recorded.map(actorName)).toEqual([
    'Lanewise',
    'Able (link)',
    'Able (connection)',
    'API key Warehouse',
    'Ana Ruiz',
    'Able (link)',
  ])
})
