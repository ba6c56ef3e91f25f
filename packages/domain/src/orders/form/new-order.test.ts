import { describe, expect, it } from 'vitest'
import { newOrder } from '#orders/form/new-order.ts'
import { offeredFreightTerms } from '#orders/form/order-defaults.ts'
import { newStopOf } from '#orders/form/references.ts'
import { aBasis } from '#orders/form/testing/given.ts'

const start = (...given: Parameters<typeof aBasis>) => newOrder(aBasis(...given), [])

describe('a new order', () => {
  it('takes its special instructions from the configuration, else from the settings, by mode [ORDER-14]', () => {
    const settings = { defaultSpecialInstructions: 'common', defaultLTLSpecialInstructions: 'common LTL' }
    const own = { defaultTLSpecialInstructions: 'own TL', defaultLTLSpecialInstructions: 'own LTL' }
    const instructionsOf = (mode: 'LTL' | 'VLTL' | 'TL', configuration: object = {}) =>
      start({ defaultShippingMode: mode, ...configuration }, { settings }).specialInstructions
    expect([instructionsOf('LTL', own), instructionsOf('VLTL', own), instructionsOf('TL', own)]).toEqual([
      'own LTL',
      'own LTL',
      'own TL',
    ])
    expect([instructionsOf('LTL'), instructionsOf('VLTL'), instructionsOf('TL')]).toEqual([
      'common LTL',
      'common LTL',
      'common',
    ])
  })

  it('starts from the defaults of the configuration [ORDER-15]', () => {
    const order = start({
      defaultOrderType: 'Sales',
      defaultFreightTerm: 'Collect',
      defaultShippingMode: 'TL',
      defaultEquipmentMode: 2,
      defaultEquipmentType: 'MultiTempReefer',
      defaultReeferMode: 'Continuous',
      defaultReeferTemp: -5,
    })
    expect(order).toMatchObject({
      orderType: 'Sales',
      freightTermType: 'Collect',
      shippingMode: 'TL',
      equipmentMode: 2,
    })
    expect(order).toMatchObject({
      equipmentTypes: ['MultiTempReefer'],
      reeferMode: 'Continuous',
      reeferTemperature: -5,
    })
    expect(start({ defaultShippingMode: 'VLTL', defaultEquipmentMode: 2 })).toMatchObject({
      shippingMode: 'VLTL',
      equipmentMode: 1,
      equipmentTypes: ['Van'],
      reeferMode: null,
    })
  })

  it('takes requirements, must-have and must-not-have flags from the configuration [ORDER-16]', () => {
    const order = start({
      additionalRequirements: ['Seal intact'],
      mustHaveRequirements: ['FoodGrade', 'LiftGate'],
      mustNotHaveRequirements: ['Tarps'],
    })
    expect(order.requirements).toEqual(['Seal intact'])
    expect(order.mustHaveEquipmentRequirementFlags).toEqual(['FoodGrade', 'LiftGate'])
    expect(order.mustNotHaveEquipmentRequirementFlags).toEqual(['Tarps'])
    expect(order.isLiftGateRequired).toBe(true)
  })

  it('pre-selects the default accessorials in LTL and VLTL only [ORDER-17]', () => {
    const availableDefaultLTLAccessorials = ['LiftgateDelivery', 'Nothing', 'SingleShipment']
    const of = (defaultShippingMode: 'LTL' | 'VLTL' | 'TL') =>
      start({ availableDefaultLTLAccessorials, defaultShippingMode }).accessorials
    expect(of('LTL')).toEqual(['LiftgateDelivery', 'SingleShipment'])
    expect(of('VLTL')).toEqual(['LiftgateDelivery', 'SingleShipment'])
    expect(of('TL')).toEqual([])
  })

  it('starts with a reference number of its order type [ORDER-24] and those that the company requires [ORDER-26]', () => {
    const required = (typeId: 'GlCode' | 'PickupNumber' | 'DeliveryNumber', label: string) => [
      { typeId, label, isRequired: true },
      { typeId: 'Other' as const, label: 'Other', isRequired: false },
    ]
    const references = {
      order: required('GlCode', 'GL'),
      pickup: required('PickupNumber', 'Pickup #'),
      dropoff: required('DeliveryNumber', 'Delivery #'),
    }
    const order = start({ defaultOrderType: 'Transfer' }, { references })
    expect(order.referenceNumbers).toEqual([
      { label: 'Transfer Order #', value: '', typeId: 'TransferOrder', isRequired: true },
      { label: 'GL', value: '', typeId: 'GlCode', isRequired: true },
    ])
    expect(newStopOf('Pickup', references).referenceNumbers.map(({ typeId }) => typeId)).toEqual(['PickupNumber'])
    expect(newStopOf('Dropoff', references).referenceNumbers.map(({ typeId }) => typeId)).toEqual(['DeliveryNumber'])
  })

  it('is offered Prepaid, Collect, PrepaidAdd and ThirdParty where no terms are configured [ORDER-33]', () => {
    expect(offeredFreightTerms(aBasis().configuration)).toEqual(['Prepaid', 'Collect', 'PrepaidAdd', 'ThirdParty'])
    const offered = (availableFreightTerms: ('Collect' | 'PrepaidAdd' | 'ThirdParty')[]) =>
      offeredFreightTerms(aBasis({ availableFreightTerms }).configuration)
    expect(offered(['ThirdParty'])).toEqual(['ThirdParty'])
    expect(offered(['Collect', 'PrepaidAdd'])).toEqual(['PrepaidAdd', 'Collect'])
  })

  it('takes no default that the company does not offer', () => {
    const collect = { availableFreightTerms: ['Collect'] as const, domesticTLMarkup: 8 }
    expect(start({ ...collect, defaultFreightTerm: 'PrepaidAdd' })).toMatchObject({
      freightTermType: null,
      markup: null,
    })
    expect(start({ ...collect, defaultFreightTerm: 'Collect' })).toMatchObject({
      freightTermType: 'Collect',
      markup: null,
    })
    expect(start(collect).freightTermType).toBeNull()
    expect(start({ availableShippingModes: ['VLTL'], defaultShippingMode: 'TL' }).shippingMode).toBe('VLTL')
    expect(start({ availableEquipmentModes: [3], defaultEquipmentMode: 1 }).equipmentMode).toBe(3)
    expect(start({ defaultEquipmentMode: 1, defaultEquipmentType: 'Reefer' }).equipmentTypes).toEqual([])
    expect(start({ defaultEquipmentMode: 1 }).equipmentTypes).toEqual([])
  })

  it('is neither blind nor just in time, needs no team and no share of a truck', () => {
    const none = { isBlind: false, isJustInTime: false, isTeamRequired: false, isPartial: false }
    expect(start()).toMatchObject(none)
  })

  it('begins with the markup of its terms and with the usual billing setting', () => {
    const order = start({ defaultFreightTerm: 'PrepaidAdd', domesticTLMarkup: 8 })
    expect(order).toMatchObject({ markup: 8, billingSettings: 'b1' })
  })
})
