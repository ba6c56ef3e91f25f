import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { truckRequirements } from '#freight/equipment-types.ts'
import { shippingModes } from '#freight/modes.ts'
import {
  chooseAccessorials,
  chooseEquipment,
  chooseFreightTerms,
  chooseLiftGate,
  chooseMode,
  chooseMustHave,
  chooseMustNotHave,
  chooseOrderType,
  choosePartial,
  chooseReeferMode,
} from '#orders/form/changes.ts'
import { factsOf, propagateChange, shownOrder } from '#orders/form/propagate-change.ts'
import { aBasis, anItem, anOrder, twoStops } from '#orders/form/testing/given.ts'
import type { EnteredOrder } from '#orders/order.ts'
import { accessorials } from '#rating/accessorials.ts'

const hazmat = anItem({ isHazmat: true })

describe('a change of order type', () => {
  it('replaces the required reference number by one of the new type and keeps what was typed [ORDER-23]', () => {
    const basis = aBasis({ defaultOrderType: 'Purchase' })
    const [po] = anOrder({}, basis).referenceNumbers
    const other = { label: 'Other', value: 'x', typeId: 'Other', isRequired: false } as const
    const entered = anOrder({ referenceNumbers: [{ ...po, value: '4711' } as never, other] }, basis)
    expect(chooseOrderType(entered, 'Sales', basis)).toMatchObject({
      orderType: 'Sales',
      referenceNumbers: [{ label: 'Sales Order #', value: '4711', typeId: 'SalesOrder', isRequired: true }, other],
    })
  })

  it('keeps the old number where the company requires it anyway', () => {
    const references = {
      order: [{ typeId: 'PurchaseOrder' as const, label: 'PO', isRequired: true }],
      pickup: [],
      dropoff: [],
    }
    const basis = aBasis({ defaultOrderType: 'Purchase' }, { references })
    const kinds = ({ referenceNumbers }: EnteredOrder) => referenceNumbers.map(({ typeId }) => typeId)
    const sales = chooseOrderType(anOrder({}, basis), 'Sales', basis)
    expect(kinds(sales)).toEqual(['SalesOrder', 'PurchaseOrder'])
    expect(kinds(chooseOrderType(sales, 'Purchase', basis))).toEqual(['PurchaseOrder'])
  })

  const reference = (typeId: 'PurchaseOrder' | 'SalesOrder' | 'GlCode', value: string, isRequired: boolean) => ({
    label: typeId,
    value,
    typeId,
    isRequired,
  })
  const changed = (from: 'Purchase' | null, ...referenceNumbers: ReturnType<typeof reference>[]) =>
    chooseOrderType(anOrder({ orderType: from, referenceNumbers }), 'Sales', aBasis()).referenceNumbers.map(
      ({ typeId, value, isRequired }) => [typeId, value, isRequired],
    )

  it('leaves every number that the old type did not ask for, and those of an order without a type', () => {
    expect(changed('Purchase', reference('GlCode', '77', true), reference('PurchaseOrder', '4711', false))).toEqual([
      ['SalesOrder', '', true],
      ['GlCode', '77', true],
      ['PurchaseOrder', '4711', false],
    ])
    expect(changed(null, reference('GlCode', '77', false), reference('PurchaseOrder', '4711', true))).toEqual([
      ['SalesOrder', '', true],
      ['GlCode', '77', false],
      ['PurchaseOrder', '4711', true],
    ])
  })

  it('makes a number of the new type required that is there already, and drops that of the old one alone', () => {
    const entered = [
      reference('PurchaseOrder', '4711', true),
      reference('SalesOrder', 'SO-1', false),
      reference('GlCode', '77', false),
    ]
    expect(changed('Purchase', ...entered)).toEqual([
      ['SalesOrder', 'SO-1', true],
      ['GlCode', '77', false],
    ])
  })
})

describe('a change of mode', () => {
  const truckload = { shippingMode: 'TL', equipmentMode: 1 } as const
  const ltl = { shippingMode: 'LTL', equipmentMode: 1 } as const

  it('keeps the share of a truck while it stays a truckload, and feet that were entered for a whole one', () => {
    const share = anOrder({ isPartial: true, linearFeet: 20 })
    expect(chooseMode(share, truckload, aBasis())).toMatchObject({ isPartial: true, linearFeet: 20 })
    expect(choosePartial(anOrder({ linearFeet: 20 }), false).linearFeet).toBe(20)
  })

  it('takes the usual trailer of other equipment, and keeps what fits it or what was chosen for the same', () => {
    const basis = aBasis({ defaultEquipmentType: 'MultiTempReefer', defaultReeferMode: 'Cycle' })
    const reefer = { shippingMode: 'TL', equipmentMode: 2 } as const
    const dry = anOrder({ equipmentMode: 1, equipmentTypes: ['Van'] }, basis)
    expect(chooseMode(dry, reefer, basis)).toMatchObject({
      equipmentMode: 2,
      equipmentTypes: ['MultiTempReefer'],
      reeferMode: 'Cycle',
    })
    const both = anOrder({ equipmentMode: 1, equipmentTypes: ['Van', 'Reefer'] }, basis)
    expect(chooseEquipment(both, 2, basis.configuration).equipmentTypes).toEqual(['Reefer'])
    const cold = anOrder({ equipmentMode: 2, equipmentTypes: ['Reefer'], reeferTemperature: 4 }, basis)
    expect(chooseEquipment(cold, 2, basis.configuration)).toEqual(cold)
  })

  it('changes instructions that nobody has touched, and no others', () => {
    const settings = { defaultSpecialInstructions: 'By truck', defaultLTLSpecialInstructions: 'Shared' }
    const basis = aBasis({}, { settings })
    const moved = (specialInstructions: string | null, from = basis) =>
      chooseMode(anOrder({ specialInstructions }, from), ltl, from).specialInstructions
    expect([moved('By truck'), moved('Ring twice'), moved('')]).toEqual(['Shared', 'Ring twice', ''])
    const silent = aBasis({}, { settings: { ...settings, defaultSpecialInstructions: '' } })
    expect([moved('', silent), moved(null, silent)]).toEqual(['Shared', 'Shared'])
  })

  it('gives no markup to an order that is not charged on', () => {
    const basis = aBasis({ domesticLTLMarkup: 2 })
    expect(chooseMode(anOrder({ freightTermType: 'Prepaid' }, basis), ltl, basis).markup).toBeNull()
  })
})

describe('freight terms', () => {
  const markups = { domesticTLMarkup: 1, domesticLTLMarkup: 2, internationalTLMarkup: 3, internationalLTLMarkup: 4 }

  it('start the markup by lane and mode, otherwise from the default one [ORDER-31]', () => {
    const of = (shippingMode: 'TL' | 'LTL' | 'VLTL', to: 'US' | 'CA', configured: object = markups) => {
      const { configuration } = aBasis({ defaultPrepaidAdd: 9, ...configured })
      return chooseFreightTerms(anOrder({ shippingMode, stops: twoStops([], to) }), 'PrepaidAdd', configuration).markup
    }
    expect([of('TL', 'US'), of('LTL', 'US'), of('VLTL', 'US'), of('TL', 'CA'), of('LTL', 'CA')]).toEqual([
      1, 2, 2, 3, 4,
    ])
    expect([of('TL', 'US', {}), of('LTL', 'CA', {}), of('TL', 'US', { defaultPrepaidAdd: null })]).toEqual([9, 9, null])
  })

  it('other than PrepaidAdd clear the markup [ORDER-32]', () => {
    const { configuration } = aBasis(markups)
    for (const term of ['Prepaid', 'Collect', 'ThirdParty'] as const)
      expect(chooseFreightTerms(anOrder({ markup: 12 }), term, configuration)).toMatchObject({
        freightTermType: term,
        markup: null,
      })
  })

  it('keep a markup that somebody entered when the mode changes, and move one that nobody touched', () => {
    const basis = aBasis({ ...markups, defaultFreightTerm: 'PrepaidAdd' })
    const ltl = { shippingMode: 'LTL', equipmentMode: 1 } as const
    expect(chooseMode(anOrder({}, basis), ltl, basis).markup).toBe(2)
    expect(chooseMode(anOrder({ markup: 12 }, basis), ltl, basis).markup).toBe(12)
  })
})

describe('Partial', () => {
  it('is offered in TL only [ORDER-34], and unchecking it clears the linear feet [ORDER-35]', () => {
    expect(choosePartial(anOrder({ shippingMode: 'TL' }), true).isPartial).toBe(true)
    for (const shippingMode of ['LTL', 'VLTL'] as const) {
      expect(choosePartial(anOrder({ shippingMode }), true).isPartial).toBe(false)
      const moved = chooseMode(anOrder({ isPartial: true }), { shippingMode, equipmentMode: 1 }, aBasis())
      expect(moved.isPartial).toBe(false)
    }
    expect(choosePartial(anOrder({ isPartial: true, linearFeet: 20 }), false)).toMatchObject({
      isPartial: false,
      linearFeet: null,
    })
  })
})

describe('Lift Gate', () => {
  const isSet = ({ accessorials: chosen, mustHaveEquipmentRequirementFlags: flags }: EnteredOrder) =>
    chosen.includes('LiftgatePickup') || chosen.includes('LiftgateDelivery') || flags.includes('LiftGate')

  it('is on exactly while a lift-gate accessorial or requirement is set, whatever is changed [ORDER-36]', () => {
    const list = <T>(values: readonly T[]) => fc.subarray([...values])
    const step = fc.oneof(
      list(accessorials).map((chosen) => (order: EnteredOrder) => chooseAccessorials(order, chosen)),
      list(truckRequirements).map((flags) => (order: EnteredOrder) => chooseMustHave(order, flags)),
      list(truckRequirements).map((flags) => (order: EnteredOrder) => chooseMustNotHave(order, flags)),
      fc.boolean().map((isOn) => (order: EnteredOrder) => chooseLiftGate(order, isOn)),
      fc
        .constantFrom(...shippingModes)
        .map(
          (shippingMode) => (order: EnteredOrder) => chooseMode(order, { shippingMode, equipmentMode: 1 }, aBasis()),
        ),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const order = steps.reduce((before, change) => change(before), anOrder())
        expect(order.isLiftGateRequired).toBe(isSet(order))
      }),
    )
    expect(chooseLiftGate(anOrder(), true).isLiftGateRequired).toBe(true)
  })

  it('off drops both lift-gate accessorials and the must-have flag [ORDER-37]', () => {
    const order = anOrder({
      isLiftGateRequired: true,
      accessorials: ['LiftgatePickup', 'InsidePickup', 'LiftgateDelivery'],
      mustHaveEquipmentRequirementFlags: ['LiftGate', 'FoodGrade'],
    })
    expect(chooseLiftGate(order, false)).toMatchObject({
      isLiftGateRequired: false,
      accessorials: ['InsidePickup'],
      mustHaveEquipmentRequirementFlags: ['FoodGrade'],
    })
  })

  it('goes on with the pickup or the delivery accessorial [ORDER-38]', () => {
    expect(chooseAccessorials(anOrder(), ['LiftgatePickup']).isLiftGateRequired).toBe(true)
    expect(chooseAccessorials(anOrder(), ['LiftgateDelivery']).isLiftGateRequired).toBe(true)
    expect(chooseAccessorials(anOrder(), ['InsideDelivery']).isLiftGateRequired).toBe(false)
  })
})

describe('what follows from modes and items', () => {
  it('drops overlength accessorials in TL [ORDER-39]', () => {
    const long = anItem({ packageLength: 120 })
    const ltl = anOrder({
      shippingMode: 'LTL',
      stops: twoStops([long]),
      accessorials: ['Overlength10', 'InsidePickup'],
    })
    const moved = chooseMode(ltl, { shippingMode: 'TL', equipmentMode: 1 }, aBasis())
    expect(moved.accessorials).toEqual(['InsidePickup'])
    const back = chooseMode(moved, { shippingMode: 'LTL', equipmentMode: 1 }, aBasis())
    expect(back.accessorials).toEqual(['InsidePickup', 'Overlength10'])
  })

  it('drops the Hazmat accessorial with the last hazmat item [ORDER-40]', () => {
    const second = anItem({ uniqueIdentifier: 'line-2', isHazmat: true })
    const both = anOrder({ shippingMode: 'LTL', stops: twoStops([hazmat, second]), accessorials: ['Hazmat', 'InBond'] })
    const { configuration } = aBasis()
    const one = propagateChange(factsOf(both), { ...both, stops: twoStops([hazmat]) }, configuration)
    expect(one.accessorials).toEqual(['Hazmat', 'InBond'])
    const none = propagateChange(factsOf(one), { ...one, stops: twoStops([anItem()]) }, configuration)
    expect(none.accessorials).toEqual(['InBond'])
  })

  it('starts the customs fields of an international order as configured [ORDER-18]', () => {
    const { configuration } = aBasis({
      customsBrokerName: 'Border Inc',
      customsContact: 'Lee',
      customsPhoneNumber: '555-0100',
      customsPort: 'Detroit',
    })
    const home = anOrder()
    const abroad = propagateChange(factsOf(home), { ...home, stops: twoStops([], 'CA') }, configuration)
    expect(abroad).toMatchObject({
      customsBrokerName: 'Border Inc',
      customsBrokerContactName: 'Lee',
      customsBrokerPhoneNumber: '555-0100',
      customsBrokerPortOfEntry: 'Detroit',
    })
    expect(propagateChange(factsOf(home), { ...home, linearFeet: 3 }, configuration).customsBrokerName).toBeNull()
    const entered = { ...home, customsBrokerName: 'Mine', stops: twoStops([], 'CA') }
    expect(propagateChange(factsOf(home), entered, configuration).customsBrokerName).toBe('Mine')
    expect(propagateChange(factsOf(abroad), home, configuration).customsBrokerName).toBeNull()
  })

  it('exchanges one overlength for another in LTL, and adds none to a truckload', () => {
    const { configuration } = aBasis()
    const longer = (facts: Partial<EnteredOrder>) => {
      const order = anOrder({ stops: twoStops([anItem({ packageLength: 144 })]), ...facts })
      return propagateChange(factsOf(order), order, configuration)
    }
    expect(longer({ shippingMode: 'LTL', accessorials: ['Overlength10'] }).accessorials).toEqual(['Overlength12'])
    expect(longer({ shippingMode: 'TL' }).accessorials).toEqual([])
  })

  it('leaves an order untouched from which nothing follows', () => {
    const order = anOrder({ shippingMode: 'LTL', accessorials: ['InBond', 'InsidePickup'] })
    expect(propagateChange(factsOf(order), order, aBasis().configuration)).toBe(order)
  })

  it('changes nothing where nothing follows, so that following twice is following once', () => {
    const { configuration } = aBasis()
    const chosen = fc.record({
      shippingMode: fc.constantFrom(...shippingModes),
      accessorials: fc.subarray([...accessorials]),
      length: fc.integer({ min: 1, max: 400 }),
      to: fc.constantFrom('US' as const, 'CA' as const),
    })
    fc.assert(
      fc.property(chosen, ({ length, to, ...facts }) => {
        const before = anOrder()
        const order = anOrder({ ...facts, stops: twoStops([anItem({ packageLength: length })], to) })
        const once = propagateChange(factsOf(before), order, configuration)
        expect(propagateChange(factsOf(once), once, configuration)).toEqual(once)
      }),
    )
  })

  it('sends nothing that the form does not show', () => {
    const filled = { hazmatEmergencyContactInfo: 'Lee', chemtracAccountNumber: '1', customsBrokerName: 'Border Inc' }
    expect(shownOrder(anOrder(filled))).toMatchObject({
      hazmatEmergencyContactInfo: null,
      chemtracAccountNumber: null,
      customsBrokerName: null,
    })
    expect(shownOrder(anOrder({ ...filled, stops: twoStops([hazmat], 'CA') }))).toMatchObject(filled)
    const ofTrucks = { isTeamRequired: true, isJustInTime: true, isPartial: true }
    expect(shownOrder(anOrder({ ...ofTrucks, shippingMode: 'TL' }))).toMatchObject(ofTrucks)
    const none = { isTeamRequired: false, isJustInTime: false, isPartial: false }
    expect(shownOrder(anOrder({ ...ofTrucks, shippingMode: 'LTL' }))).toMatchObject(none)
  })
})

it('keeps one temperature for Continuous and two for Cycle', () => {
  const order = anOrder({ reeferTemperature: 1, reeferTemperatureMin: 2, reeferTemperatureMax: 3 })
  expect(chooseReeferMode(order, 'Cycle')).toMatchObject({ reeferTemperature: null, reeferTemperatureMin: 2 })
  expect(chooseReeferMode(order, 'Continuous')).toMatchObject({ reeferTemperature: 1, reeferTemperatureMax: null })
})
