import { describe, expect, it } from 'vitest'
import { accessorialLabels, accessorials, feetOfOverlength } from '#rating/accessorials.ts'
import { servicePrices } from '#rating/ltl/testing/given.ts'
import { includedTexts, serviceCharges, serviceRefusals } from './accessorial-charges.ts'
import { servicesOf } from './services.ts'

const schedule = {
  pickup: servicePrices.site(),
  delivery: servicePrices.site(),
  whole: servicePrices.whole(),
}
const nothing = {
  pickup: Object.fromEntries(Object.keys(schedule.pickup).map((group) => [group, 'Refused'])) as never,
  delivery: Object.fromEntries(Object.keys(schedule.delivery).map((group) => [group, 'Refused'])) as never,
  whole: Object.fromEntries(Object.keys(schedule.whole).map((service) => [service, 'Refused'])) as never,
}
const amounts = { pounds: 1_000, pieces: 2 }
const services = accessorials.filter((accessorial) => feetOfOverlength(accessorial) === null)

describe('the schedule of accessorials', () => {
  it('charges each service at its end of the way by its name', () => {
    const requested = servicesOf(['LiftgatePickup', 'ResidentialDelivery', 'ProtectFromFreezing'])
    const pickup = servicePrices.site({ Liftgate: 'Included' })
    expect(serviceCharges({ ...schedule, pickup }, requested, amounts)).toMatchObject([
      { chargeType: 'Residential', description: 'Residential Delivery', total: 5_000 },
      { chargeType: 'ProtectiveService', description: 'Protect From Freezing', total: 3_000 },
    ])
  })

  it('names what is included, but for docks', () => {
    const included = {
      ...schedule,
      delivery: servicePrices.site({ Dock: 'Included', Notification: 'Included' }),
      whole: servicePrices.whole({ MarkOrTag: 'Included' }),
    }
    const requested = servicesOf(['DockDelivery', 'NotifyBeforeDelivery', 'LiftgateDelivery', 'MarkOrTag', 'Hazmat'])
    expect(includedTexts(included, requested)).toEqual(['Delivery Notification is included', 'Mark or Tag is included'])
  })

  it('prices every accessorial', () => {
    for (const accessorial of services) {
      expect(serviceCharges(schedule, servicesOf([accessorial]), amounts)).toHaveLength(1)
      expect(serviceRefusals(schedule, servicesOf([accessorial]))).toEqual([])
    }
  })

  it('refuses every accessorial that is not offered by its name, hazardous freight by its classes elsewhere', () => {
    const isOther = (name: string) => name !== 'Hazmat' && !name.startsWith('Liftgate')
    for (const accessorial of services.filter(isOther)) {
      expect(serviceRefusals(nothing, servicesOf([accessorial]))).toEqual([
        `does not offer ${accessorialLabels[accessorial]}`,
      ])
    }
    expect(serviceRefusals(nothing, servicesOf(['Hazmat']))).toEqual([])
    expect(serviceRefusals(nothing, servicesOf(['LiftgatePickup', 'LiftgateDelivery']))).toEqual([
      'has no lift gate at the pickup',
      'has no lift gate at the delivery',
    ])
  })
})
