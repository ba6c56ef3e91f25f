import type { CurrentUser } from '@lanewise/contract/auth'
import {
  type BillingSetting,
  type BillToCompany,
  getBillingSettings,
  getBillToCompanies,
  getDefaultBillingSetting,
} from '@lanewise/contract/billing'
import {
  type CompanySettings,
  type CustomerConfiguration,
  getCompanySettings,
  getCustomerConfiguration,
} from '@lanewise/contract/configuration'
import type { DockSchedule, Location } from '@lanewise/contract/location-shapes'
import { type FormStop, formLocation } from '@lanewise/contract/order-payload'
import { createOrder, getCompanyReferenceNumbers, getOrderRequirementFlags } from '@lanewise/contract/orders'
import { getMileage } from '@lanewise/contract/places'
import { newOrder } from '@lanewise/domain/orders/form/new-order'
import { newStopOf } from '@lanewise/domain/orders/form/references'
import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { screen, within } from '@testing-library/react'
import { anItem, withLookups } from '#features/line-items/testing/given.tsx'
import { PageFrame } from '#features/orders/form/frame/PageFrame.tsx'
import { OrderForm } from '#features/orders/form/OrderForm.tsx'
import type { OrderDraft } from '#features/orders/form/order-draft.ts'
import { basisOf, type OrderInputs } from '#features/orders/form/order-form.api.ts'
import { type OrderFormContent, useOrderForm } from '#features/orders/form/order-form.tsx'
import type { OrderStart } from '#features/orders/form/use-order-content.ts'
import type { FakePortal } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const id = (end: string) => `0198c0de-0000-7000-8000-${end.padStart(12, '0')}`

export const noConfiguration: CustomerConfiguration = {
  defaultOrderType: 'Purchase',
  defaultFreightTerm: 'Prepaid',
  defaultPrepaidAdd: null,
  defaultShippingMode: 'TL',
  defaultEquipmentMode: null,
  defaultEquipmentType: null,
  defaultReeferMode: null,
  defaultReeferTemp: null,
  defaultLocation: null,
  defaultLTLSpecialInstructions: '',
  defaultTLSpecialInstructions: '',
  defaultCommodity: null,
  availableFreightTerms: [],
  availableShippingModes: [],
  availableEquipmentModes: [],
  availableEquipmentTypes: [],
  availableDefaultLTLAccessorials: [],
  internationalTLMarkup: null,
  internationalLTLMarkup: null,
  domesticTLMarkup: null,
  domesticLTLMarkup: null,
  includePartialTLQuotes: true,
  includePrepaidAddMarkupQuotes: false,
  prepaidAddMarkupMethod: 'Markup',
  customsBrokerName: null,
  customsContact: null,
  customsPhoneNumber: null,
  customsPort: null,
  additionalRequirements: [],
  mustHaveRequirements: [],
  mustNotHaveRequirements: [],
  prioritizeHistoricalLocations: false,
  showLocationName: false,
  companyHolidays: [],
}

export const billingSetting: BillingSetting = {
  id: id('b1'),
  version: 1,
  name: 'Main office',
  billToName: 'Acme Foods',
  addressLine1: '1 Main St',
  addressLine2: null,
  city: 'Joliet',
  state: 'IL',
  postalCode: '60431',
  country: 'US',
  terms: 30,
  isDefault: true,
  isThirdParty: false,
}

export const acme: BillToCompany = {
  id: id('c1'),
  version: 1,
  billToCompanyNumber: 'B100',
  name: 'Acme Foods, Inc.',
  addressLine1: '1 Main St',
  addressLine2: null,
  city: 'Joliet',
  state: 'IL',
  postalCode: '60431',
  country: 'US',
  terms: null,
}

const settings: CompanySettings = {
  allowTMSBillToCompany: false,
  defaultSpecialInstructions: '',
  defaultLTLSpecialInstructions: '',
  enableTMSFreightAudit: false,
  enableThirdPartyTMSFreightAudit: false,
  freightAuditEnabled: false,
  freightAuditManagementFee: 0,
}

const references: OrderInputs['references'] = {
  order: [
    { typeId: 'PurchaseOrder', label: 'Purchase Order #', isRequired: false },
    { typeId: 'SalesOrder', label: 'Sales Order #', isRequired: false },
    { typeId: 'GlCode', label: 'GL Code', isRequired: false },
  ],
  pickup: [{ typeId: 'PickupNumber', label: 'Pickup #', isRequired: false }],
  dropoff: [{ typeId: 'DeliveryNumber', label: 'Delivery #', isRequired: false }],
}

export type Facts = {
  configuration?: Partial<CustomerConfiguration>
  settings?: Partial<CompanySettings>
  references?: Partial<OrderInputs['references']>
}

export const inputsWith = (facts: Facts = {}): OrderInputs => ({
  configuration: { ...noConfiguration, ...facts.configuration },
  settings: { ...settings, ...facts.settings },
  requirements: [
    { value: 'LiftGate', label: 'Lift Gate' },
    { value: 'FoodGrade', label: 'Food Grade' },
    { value: 'Tarps', label: 'Tarps' },
  ],
  references: { ...references, ...facts.references },
  billingSetting,
  billToCompanies: [acme],
})

export function orderingPortal(facts: Facts = {}, portal: FakePortal = withLookups()) {
  const inputs = inputsWith(facts)
  portal.on(getCustomerConfiguration, inputs.configuration)
  portal.on(getCompanySettings, inputs.settings)
  portal.on(getOrderRequirementFlags, { items: [...inputs.requirements] })
  portal.on(getCompanyReferenceNumbers, inputs.references)
  portal.on(getDefaultBillingSetting, { billingSetting })
  portal.on(getBillingSettings, { data: [billingSetting] })
  portal.on(getBillToCompanies, { data: [acme] })
  portal.on(getMileage, { totalMiles: 716, line: [], source: 'own roads' })
  portal.on(createOrder, { orderNumber: 'O200123', orderId: id('d1'), version: 1 })
  return portal
}

export const aLocation = (facts: Partial<Location> = {}): Location => ({
  id: id('a1'),
  locationNumber: 'L1001',
  companyId: id('a'),
  companyName: 'Acme Foods',
  companyAlias: null,
  verifiedCompanyName: null,
  belongsToMyCompany: true,
  locationName: 'Acme Foods Joliet',
  locationAlias: null,
  verifiedLocationName: null,
  addressLine1: '2400 Mound Rd',
  addressLine2: null,
  city: 'Joliet',
  state: 'IL',
  postalCode: '60436',
  country: 'US',
  isInternational: false,
  latitude: 41.49,
  longitude: -88.13,
  ianaTimeZone: 'America/Chicago',
  ediCodes: [],
  leadProviderId: null,
  supportLocationTypes: ['Warehouse'],
  requirementFlags: [],
  notes: null,
  averageLoadingMinutes: null,
  averageUnloadingMinutes: null,
  version: 1,
  updatedAt: '2026-11-14T15:30:00.000Z',
  ...facts,
})

export const joliet = aLocation()
export const atlanta = aLocation({
  id: id('a2'),
  locationNumber: 'L1002',
  locationName: 'Harvest Lane Grocers',
  city: 'Atlanta',
  state: 'GA',
  postalCode: '30336',
  latitude: 33.74,
  longitude: -84.56,
  ianaTimeZone: 'America/New_York',
})
export const toronto = aLocation({
  id: id('a3'),
  locationNumber: 'L1003',
  locationName: 'Maple Foods',
  city: 'Toronto',
  state: 'ON',
  postalCode: 'M5V 2T6',
  country: 'CA',
  ianaTimeZone: 'America/Toronto',
})

export const aDock = (facts: Partial<DockSchedule> = {}): DockSchedule => ({
  id: id('e1'),
  isAppointmentRequired: false,
  dockHours: [],
  version: 1,
  ...facts,
})

type StopFacts = Partial<Omit<FormStop, 'location'>> & { at?: Location | null }

export const aStop = ({ at = joliet, ...facts }: StopFacts = {}): FormStop => ({
  ...newStopOf(facts.type ?? 'Pickup', references),
  id: null,
  location: at && formLocation(at),
  baseDate: '2099-11-17',
  earlyTime: '07:00:00',
  lateTime: '15:00:00',
  lineItems: [anItem()],
  ...facts,
})

export const hazardous: Partial<LineItem> = {
  isHazmat: true,
  hazmatHazardClass: '8',
  hazmatPackingGroup: 'II',
  hazmatUNNumber: 'UN1760',
  properShippingName: 'Corrosive liquid',
}

export function aDraft(facts: Partial<OrderDraft> = {}, given: Facts = {}): OrderDraft {
  const stops = [aStop(), aStop({ type: 'Dropoff', at: atlanta, baseDate: '2099-11-19' })]
  const order = newOrder(basisOf(inputsWith(given)), stops)
  const referenceNumbers = order.referenceNumbers.map((one) => ({ ...one, value: '4500128837' }))
  return { ...order, referenceNumbers, ...facts }
}

type Given = Facts & {
  draft?: Partial<OrderDraft>
  start?: Partial<OrderStart>
  portal?: FakePortal
  path?: string
  user?: Partial<CurrentUser>
  booksFrom?: 'quotes'
}

/** Opens the form with a draft. `draft` returns its current state. */
export async function openForm(given: Given = {}) {
  const { draft, start, portal, path = '/orders/create', user, booksFrom, ...facts } = given
  const seen: { content: OrderFormContent | null } = { content: null }
  const whole: OrderStart = {
    draft: aDraft(draft, facts),
    quote: null,
    edited: null,
    docks: [],
    draftName: 'new',
    accepted: [],
    ...start,
  }
  function Spy() {
    seen.content = useOrderForm()
    return null
  }
  const orderNumber = whole.edited?.orderNumber ?? null
  const form = (
    <OrderForm
      inputs={inputsWith(facts)}
      start={whole}
      {...(booksFrom && { booksFrom })}
      frame={(parts) => (
        <>
          <PageFrame parts={parts} orderNumber={orderNumber} onCancel={() => {}} />
          <Spy />
        </>
      )}
    />
  )
  const opened = await renderScreen(form, { portal: orderingPortal(facts, portal), path, ...(user && { user }) })
  await screen.findByText(/Order/, { selector: 'h1' })
  const content = () => seen.content as OrderFormContent
  return { ...opened, content, draft: () => content().form.getValues() }
}
export type Opened = Awaited<ReturnType<typeof openForm>>

export const press = ({ keys }: Pick<Opened, 'keys'>, name: string | RegExp) =>
  keys.click(screen.getByRole('button', { name }))

export async function choose({ keys }: Pick<Opened, 'keys'>, label: string | RegExp, option: string) {
  await keys.click(screen.getByRole('combobox', { name: label }))
  await keys.click(await screen.findByRole('option', { name: option }))
}

export const optionsOf = async ({ keys }: Pick<Opened, 'keys'>, label: string | RegExp) => {
  await keys.click(screen.getByRole('combobox', { name: label }))
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  await keys.keyboard('{Escape}')
  return names
}

export const mode = (name: string) =>
  within(screen.getByRole('radiogroup', { name: 'Shipping Mode' })).getByRole('radio', { name })

export const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

/** An existing order, opened in its form. */
export const edited = {
  orderNumber: 'O200123',
  orderId: '0198c0de-0000-7000-8000-0000000000d1',
  version: 3,
  status: 'Accepted',
} as const

export const chosenRate = (expiresAt: string | null = null) =>
  ({
    quoteNumberOrId: 'r1',
    carrierName: 'Copperline Transport',
    serviceLevel: null,
    transit: null,
    cost: 198_500,
    expiresAt,
  }) as never

/** Texts of a description list by term. */
export const factsIn = (part: Pick<typeof screen, 'getAllByRole'>) =>
  Object.fromEntries(part.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]))
