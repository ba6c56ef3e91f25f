import { expect, it } from 'vitest'
import { chooseStages } from '#stages/choose.ts'

const choose = (...words: string[]) => chooseStages(words, ['check', 'api'], ['api-long'])

it('runs the quick stages, the long ones, or both', () => {
  expect(choose().chosen).toEqual(['check', 'api'])
  expect(choose('--long').chosen).toEqual(['api-long'])
  expect(choose('--all').chosen).toEqual(['check', 'api', 'api-long'])
})

it('runs the named stages alone, each once, in their order', () => {
  expect(choose('api-long', 'api', 'api').chosen).toEqual(['api', 'api-long'])
})

it('names a stage that does not exist, and those that do', () => {
  expect(choose('apy', 'api')).toEqual({
    chosen: [],
    complaint: 'There is no stage apy. There are: check, api, api-long',
  })
})
