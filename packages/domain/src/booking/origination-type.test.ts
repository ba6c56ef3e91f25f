import { expect, it } from 'vitest'
import { originationTypeOf } from '#booking/origination-type.ts'

it('says who bills the freight by where the rate came from', () => {
  expect(['Contract', 'Manual', 'Spot', 'Tariff', 'Project44Ltl', 'FlockFreight'].map(originationTypeOf)).toEqual([
    'ContractTMS',
    'ContractTMS',
    'Spot',
    'Integrated',
    'Integrated',
    'Integrated',
  ])
})
