import { getBillToCompanies, getDefaultBillingSetting } from '@lanewise/contract/billing'
import { getCompanySettings, getCustomerConfiguration } from '@lanewise/contract/configuration'
import { findAllLocations } from '@lanewise/contract/locations'
import type { OrderInformation } from '@lanewise/contract/order-fields'
import {
  createOrder,
  getCompanyReferenceNumbers,
  getOrderInformation,
  getOrderRequirementFlags,
} from '@lanewise/contract/orders'
import { emptyFields } from '@lanewise/domain/orders/fields'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anItem } from '#features/line-items/testing/given.tsx'
import { aScreen, renderPortal } from '#testing/render-portal.tsx'
import { atlanta, type Facts, joliet, optionsOf, orderingPortal } from './form/testing/given.tsx'
import { orderScreens } from './orders.screens.ts'

const id = '0198c0de-0000-7000-8000-0000000000d1'
const line = { ...anItem(), id, productName: 'Tomato puree', unitWeight: null, packageQuantity: 96, lot: null }

const stopAt = (place: typeof joliet, stopType: 0 | 1): OrderInformation['stops'][number] => ({
  id: id.replace('d1', `e${stopType}`),
  stopType,
  stopNumber: stopType + 1,
  stopStatus: null,
  orderStopId: id,
  loadStyle: 'Drop',
  locationId: place.id,
  companyAlias: null,
  displayName: place.locationName,
  locationNumber: place.locationNumber,
  locationAlias: null,
  locationName: place.locationName,
  locationAddress: {
    line1: place.addressLine1,
    line2: null,
    city: place.city,
    governingDistrictAbbreviation: place.state,
    zip: place.postalCode,
    country: place.country,
    ianaTimezone: place.ianaTimeZone,
  },
  referenceNumber: [],
  ediCode: [],
  contacts: [],
  note: 'Gate 3',
  baseDate: '2099-11-17',
  baseZip: null,
  earlyDateTime: '2099-11-17T13:00:00Z',
  lateDateTime: '2099-11-17T21:00:00Z',
  appointmentDateTime: null,
  isAppointmentRequired: false,
  distance: null,
  expectedTransitTimeSeconds: null,
  coordinates: null,
  lineItems: [line],
})

const order: OrderInformation = {
  id,
  orderNumber: 'O200123',
  version: 3,
  orderStatusId: 1,
  orderStatus: 'Accepted',
  onTimeStatus: null,
  customerName: 'Acme Foods',
  createdBy: 'Ana Ruiz',
  createDateTime: '2026-11-14T15:30:00.000Z',
  updateDateTime: '2026-11-14T15:30:00.000Z',
  voidedBy: null,
  voidDateTime: null,
  voidReason: null,
  fields: {
    ...emptyFields,
    orderType: 'Sales',
    referenceNumbers: [{ label: 'Sales Order #', value: 'S-77', typeId: 'SalesOrder', isRequired: true }],
    specialInstructions: 'Seal it',
    billToCompanyNumber: null,
    billingSettings: '0198c0de-0000-7000-8000-0000000000b1',
    shippingMode: 'TL',
    equipmentMode: 1,
    reeferMode: null,
    reeferTemperature: null,
    reeferTemperatureMin: null,
    reeferTemperatureMax: null,
    equipmentTypes: ['Van'],
    freightValue: 84_200,
    isBlind: true,
    isInternational: false,
    requirements: [],
    mustHaveEquipmentRequirementFlags: [],
    mustNotHaveEquipmentRequirementFlags: [],
    accessorials: [],
    quoteNumberOrId: 'r1',
    tmsOrderDetails: { freightTermType: 'Collect', markup: null },
    acceptedSurprises: [],
  },
  stops: [stopAt(joliet, 0), stopAt(atlanta, 1)],
  locations: [joliet, atlanta],
  docks: [],
  billToCompanyName: null,
  billingSettingName: 'Main office',
  selectedQuote: {
    kind: 'Contract',
    quoteNumberOrId: 'r1',
    quoteNumber: null,
    carrierName: 'Copperline Transport',
    rateSource: 'Contract',
    serviceLevel: null,
    transitDays: 2,
    totalCost: 1985,
    customerTotal: 1985,
    charges: [],
    expiresAt: null,
    chosenAt: '2026-11-14T15:30:00.000Z',
    chosen: {
      internalQuote: { id, rateSource: 'Contract', carrier: 'Copperline Transport', transitDays: 2, totalCost: 1985 },
    },
  },
  totalWeight: 3240,
  palletCount: 4,
  linearFeet: 8,
  totalDistance: 716,
  estimatedTimeSeconds: null,
  lowestShipRate: null,
  lowestShipMode: null,
  lowestShipRateAt: null,
  isHazmat: false,
  shipmentNumber: 'S1',
  hasPendingChangeRequests: false,
}

async function open(path: string, facts: Facts = {}, permissions?: readonly string[]) {
  const portal = orderingPortal(facts)
  portal.on(getOrderInformation, ({ params }) => ({ ...order, orderNumber: params.orderNumber ?? '' }))
  const screens = [aScreen(), ...orderScreens, aScreen({ path: '/orders/:orderNumber', title: 'Order page' })]
  return renderPortal({ path, portal, screens, ...(permissions && { user: { permissions: permissions as never } }) })
}

const text = (name: string) => screen.getByRole('textbox', { name })
const chosen = (name: string) => screen.getByRole('combobox', { name })

describe('the order routes', () => {
  it('open an empty form to create, one filled from the order to edit, and its preview [ORDER-1]', async () => {
    const opened = await open('/orders/O200123/edit')
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Order O200123' })).toBeVisible()
    expect(opened.portal.calls(getOrderInformation)[0]?.params).toEqual({ orderNumber: 'O200123' })
    expect(text('Sales Order #')).toHaveValue('S-77')
    expect(text('Special Instructions')).toHaveValue('Seal it')
    expect(text('Freight Value (dollars)')).toHaveValue('84200')
    expect(chosen('Freight Terms')).toHaveTextContent('Collect')
    expect(screen.getByText('Copperline Transport')).toBeVisible()
    cleanup()
    await open('/orders/create')
    expect(await screen.findByRole('heading', { level: 1, name: 'Create Order' })).toBeVisible()
    expect(text('Purchase Order #')).toHaveValue('')
    expect(text('Special Instructions')).toHaveValue('')
    expect(screen.queryByText('Copperline Transport')).toBeNull()
    cleanup()
    const preview = await open('/orders/O200123')
    expect(await screen.findByRole('heading', { level: 1, name: 'O200123' })).toBeVisible()
    expect(preview.portal.calls(getOrderInformation)[0]?.params).toEqual({ orderNumber: 'O200123' })
    expect(screen.queryByRole('textbox', { name: 'Special Instructions' })).toBeNull()
    expect(await screen.findByText('Seal it')).toBeVisible()
  })

  it('redirect whoever lacks a permission: all need ViewOrder, creating CreateOrder, editing EditOrder [ORDER-2] [ORDER-3]', async () => {
    const reach = async (path: string, permissions: string[]) => {
      const opened = await open(path, {}, permissions)
      await screen.findByRole('heading', { level: 1 })
      const address = opened.address()
      cleanup()
      return address
    }
    expect(await reach('/orders/create', ['CreateOrder'])).toBe('/dashboard')
    expect(await reach('/orders/create', ['ViewOrder', 'EditOrder'])).toBe('/dashboard')
    expect(await reach('/orders/create', ['ViewOrder', 'CreateOrder'])).toBe('/orders/create')
    expect(await reach('/orders/O1/edit', ['EditOrder'])).toBe('/dashboard')
    expect(await reach('/orders/O1/edit', ['ViewOrder', 'CreateOrder'])).toBe('/dashboard')
    expect(await reach('/orders/O1/edit', ['ViewOrder', 'EditOrder'])).toBe('/orders/O1/edit')
  })

  it('copy an order without dates, order number, shipment links and quote [ORDPAGE-9]', async () => {
    const opened = await open('/orders/create?from=O200123')
    expect(await screen.findByRole('heading', { level: 1, name: 'Create Order' })).toBeVisible()
    expect(text('Sales Order #')).toHaveValue('S-77')
    expect(screen.queryByRole('region', { name: 'Selected Quote' })).toBeNull()
    await opened.keys.click(screen.getByRole('button', { name: /^Create Order/ }))
    for (const label of [
      'Stop 1: Pickup date required',
      'Stop 2: Dropoff date required',
      'Stop 1: Early Time is required',
    ])
      expect(await screen.findByRole('button', { name: label })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Location is required/ })).toBeNull()
    expect(opened.portal.calls(createOrder)).toEqual([])
  })
})

describe('the form', () => {
  it('waits behind one spinner for its six inputs [ORDER-11]', async () => {
    const six = [
      getCustomerConfiguration,
      getCompanySettings,
      getOrderRequirementFlags,
      getCompanyReferenceNumbers,
      getDefaultBillingSetting,
      getBillToCompanies,
    ]
    const known = orderingPortal()
    for (const late of six) {
      let release = () => {}
      const held = new Promise<void>((done) => {
        release = done
      })
      const portal = orderingPortal()
      const answer = await known.fetch(`/api/v1${late.path}`).then((response) => response.json())
      portal.on(late, async () => {
        await held
        return answer as never
      })
      await renderPortal({ path: '/orders/create', portal, screens: [aScreen(), ...orderScreens] })
      expect(await screen.findByText('Loading the order form')).toBeVisible()
      await waitFor(() => {
        for (const one of six) expect(portal.calls(one)).toHaveLength(1)
      })
      expect(screen.getByText('Loading the order form')).toBeVisible()
      expect(screen.queryByRole('radiogroup', { name: 'Shipping Mode' })).toBeNull()
      release()
      expect(await screen.findByRole('radiogroup', { name: 'Shipping Mode' })).toBeVisible()
      expect(screen.queryByText('Loading the order form')).toBeNull()
      cleanup()
    }
  })

  it('has no bill-to company selection with the setting off [ORDER-42]', async () => {
    await open('/orders/create')
    await screen.findByRole('combobox', { name: 'Billing Setting' })
    expect(screen.queryByRole('combobox', { name: 'Bill to Company' })).toBeNull()
  })

  it('offers bill-to companies and requirements, and presets the billing setting, as the server says [ORDER-43]', async () => {
    const opened = await open('/orders/create', { settings: { allowTMSBillToCompany: true } })
    await screen.findByRole('combobox', { name: 'Bill to Company' })
    expect(await optionsOf(opened, 'Bill to Company')).toEqual(['Acme Foods, Inc.'])
    expect(chosen('Billing Setting')).toHaveTextContent('Main office')
    expect(await optionsOf(opened, 'Must have')).toEqual(['Lift Gate', 'Food Grade', 'Tarps'])
  })

  it('starts the first pickup at the usual location [LOC-9]', async () => {
    const portal = orderingPortal({ configuration: { defaultLocation: joliet.id } })
    portal.on(findAllLocations, ({ body }) => ({
      data: [joliet, atlanta].filter((one) => (body.ids as string[]).includes(one.id)),
      total: 1,
    }))
    const opened = await renderPortal({ path: '/orders/create', portal, screens: [aScreen(), ...orderScreens] })
    await opened.keys.click(await screen.findByRole('button', { name: /^Create Order/ }))
    expect(await screen.findByRole('button', { name: 'Stop 2: Dropoff Location is required' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Stop 1: Pickup Location is required' })).toBeNull()
  })

  it('asks before what was entered is lost', async () => {
    const opened = await open('/orders/create')
    await opened.keys.type(await screen.findByRole('textbox', { name: 'Special Instructions' }), 'Seal it')
    expect(await screen.findByText('Unsaved changes')).toBeVisible()
    await opened.keys.click(screen.getByRole('link', { name: 'Dashboard' }))
    const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }))
    await opened.keys.click(question.getByRole('button', { name: 'Cancel' }))
    expect(text('Special Instructions')).toHaveValue('Seal it')
  })
})
