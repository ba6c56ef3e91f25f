import { expect, it } from 'vitest'
import { choosePlan } from '#stages/choose.ts'

const choose = (...args: string[]) => choosePlan(args, ['check', 'api'], ['api-long'])

it('runs the quick stages, the long ones, or both', () => {
  expect(choose()).toEqual({ stages: ['check', 'api'], isBuild: false })
  expect(choose('--long')).toMatchObject({ stages: ['api-long'] })
  expect(choose('--all')).toMatchObject({ stages: ['check', 'api', 'api-long'] })
})

it('runs the quick stages in a build, which adds its part of the long ones', () => {
  expect(choose('--build')).toEqual({ stages: ['check', 'api'], isBuild: true })
})

it('runs the named stages alone, each once, in their order', () => {
  expect(choose('api-long', 'api', 'api')).toMatchObject({ stages: ['api', 'api-long'] })
})

it('names a stage or a clock that does not exist, and those that do', () => {
  expect(choose('apy', 'api')).toBe('There is no stage apy. There are: check, api, api-long')
  expect(choose('--clock', 'yesterday')).toMatch(/^There is no clock yesterday. There are: .*month-end/)
  expect(choose('--clock')).toMatch(/^There is no clock without a name/)
})

it('takes changes since the start of the current change, or since a named commit', () => {
  expect(choose('--changed')).toMatchObject({ stages: ['check', 'api'], changed: { since: null } })
  expect(choose('--changed', 'HEAD~3')).toMatchObject({ stages: ['check', 'api'], changed: { since: 'HEAD~3' } })
  expect(choose('--changed', 'api')).toMatchObject({ stages: ['api'], changed: { since: null } })
})

it('runs stages under a shifted clock', () => {
  expect(choose('--clock', 'month-end', 'api')).toMatchObject({ stages: ['api'], clock: 'month-end' })
})
