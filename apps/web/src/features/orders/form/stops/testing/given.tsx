import type { CurrentUser } from '@lanewise/contract/auth'
import type { CustomerConfiguration } from '@lanewise/contract/configuration'
import type { ContactAtLocation, DockSchedule, Location } from '@lanewise/contract/location-shapes'
import { findEdiLocations, findLocations, getDockSchedule, getLocationContacts } from '@lanewise/contract/locations'
import { type FormStop, formLocation, payloadOf } from '@lanewise/contract/order-payload'
import { newOrder } from '@lanewise/domain/orders/form/new-order'
import type { OrderBasis } from '@lanewise/domain/orders/form/order-defaults'
import { newStopOf } from '@lanewise/domain/orders/form/references'
import type { StopType } from '@lanewise/domain/orders/stops/stop'
import { screen, within } from '@testing-library/react'
import { useRef, useState } from 'react'
import { withLookups } from '#features/line-items/testing/given.tsx'
import { locationOptionOf } from '#features/locations/index.ts'
import { answerEach, aPortal, aSchedule } from '#features/locations/testing/given.tsx'
import type { OrderDraft } from '#features/orders/form/order-draft.ts'
import type { OrderInputs } from '#features/orders/form/order-form.api.ts'
import { OrderFormProvider } from '#features/orders/form/order-form.tsx'
import { StopsSection } from '#features/orders/form/stops/StopsSection.tsx'
import { takeOver, useDraftForm } from '#features/orders/form/use-draft-form.ts'
import { noConfiguration } from '#features/quotes/testing/given.tsx'
import { renderScreen } from '#testing/render-screen.tsx'

export const noReferences: OrderBasis['references'] = { order: [], pickup: [], dropoff: [] }

const settings = {
  allowTMSBillToCompany: false,
  defaultSpecialInstructions: '',
  defaultLTLSpecialInstructions: '',
  enableTMSFreightAudit: false,
  enableThirdPartyTMSFreightAudit: false,
  freightAuditEnabled: false,
  freightAuditManagementFee: 0,
}

/** A stop of the form with the facts that matter to a test. */
export const aStop = (type: StopType, { at, ...facts }: Partial<FormStop> & { at?: Location } = {}): FormStop => ({
  ...newStopOf(type, noReferences),
  id: null,
  location: at ? formLocation(at) : null,
  ...facts,
})

/** A contact at a location. */
export const aContact = (firstName: string, lastName: string, id: string): ContactAtLocation => ({
  id: `0198c0de-0000-7000-b000-0000000000${id}`,
  name: `${firstName} ${lastName}`,
  firstName,
  lastName,
  title: null,
  primaryEmailAddress: `${firstName.toLowerCase()}@acme.test`,
  officeNumber: null,
  mobileNumber: null,
})

type Given = {
  stops?: FormStop[]
  order?: Partial<OrderDraft>
  configuration?: Partial<CustomerConfiguration>
  references?: Partial<OrderBasis['references']>
  hasQuote?: boolean
  locations?: Location[]
  /** By the number of the location. */
  docks?: Record<string, Partial<DockSchedule>>
  contacts?: ContactAtLocation[]
  user?: Partial<CurrentUser>
}

/** What the order became, and what was submitted. */
type Kept = { draft: OrderDraft; submitted: OrderDraft[]; change: (facts: Partial<OrderDraft>) => void }

/** The stops of an order, as they stand in its form. */
export async function openStops(given: Given = {}) {
  const { stops = [aStop('Pickup'), aStop('Dropoff')], hasQuote = false } = given
  const basis = basisOf(given)
  const start: OrderDraft = { ...newOrder(basis, stops), ...complete, ...given.order }
  const kept: Kept = { draft: start, submitted: [], change: () => {} }
  const inputs: OrderInputs = {
    ...basis,
    settings,
    requirements: [],
    billingSetting: null,
    billToCompanies: [],
  } as never
  const portal = stopsPortal(given)
  const opened = await renderScreen(<OrderPart start={start} inputs={inputs} hasQuote={hasQuote} kept={kept} />, {
    portal,
    ...(given.user && { user: given.user }),
  })
  return {
    ...opened,
    stops: () => kept.draft.stops,
    stop: (index: number) => kept.draft.stops[index] as FormStop,
    sent: () => payloadOf(kept.draft, { quoteNumberOrId: null, acceptedSurprises: [] }).stops,
    submitted: () => kept.submitted,
    /** A change in another section of the form. */
    changeOrder: (facts: Partial<OrderDraft>) => kept.change(facts),
  }
}
export type Opened = Awaited<ReturnType<typeof openStops>>

/** What an order needs besides its stops. */
const complete = {
  orderType: 'Purchase',
  freightTermType: 'Prepaid',
  billingSettings: '0198c0de-0000-7000-b000-00000000000b',
  shippingMode: 'TL',
  equipmentMode: 1,
} as const

const basisOf = ({ configuration, references }: Given): OrderBasis => ({
  configuration: { ...noConfiguration, ...configuration },
  settings,
  references: { ...noReferences, ...references },
  billingSetting: null,
})

type OrderPartProps = { start: OrderDraft; inputs: OrderInputs; hasQuote: boolean; kept: Kept }

function OrderPart({ start, inputs, hasQuote, kept }: OrderPartProps) {
  const [docks] = useState(() => new Map<string, DockSchedule>())
  const finish = useRef<() => Promise<boolean>>(async () => true)
  const form = useDraftForm(start, {
    allowsBillToCompany: false,
    dockWeekOf: ({ location }) => (location && docks.get(location.locationNumber)?.dockHours) ?? [],
  })
  kept.draft = form.watch() as OrderDraft
  const change = (to: (draft: OrderDraft) => OrderDraft) => takeOver(form, to(form.getValues() as OrderDraft))
  kept.change = (facts) => change((draft) => ({ ...draft, ...facts }))
  const submit = async () => {
    if (await finish.current()) await form.handleSubmit((values) => void kept.submitted.push(values as OrderDraft))()
  }
  const content = {
    form,
    inputs,
    orderNumber: null,
    quote: null,
    hasQuote,
    docks: {
      of: (number: string) => docks.get(number) ?? null,
      keep: (number: string, dock: DockSchedule) => void docks.set(number, dock),
    },
    change,
    beforeSubmit: (run: () => Promise<boolean>) => {
      finish.current = run
      return () => {}
    },
  }
  return (
    <OrderFormProvider content={content}>
      <StopsSection />
      <button type="button" onClick={() => void submit()}>
        Create Order
      </button>
    </OrderFormProvider>
  )
}

function stopsPortal({ locations = [], docks = {}, contacts = [] }: Given) {
  const { portal, book } = aPortal(locations)
  withLookups(portal)
  const found = { items: locations.map(locationOptionOf) }
  portal.on(findEdiLocations, found)
  portal.on(findLocations, found)
  portal.on(getDockSchedule, ({ params }) => aSchedule(docks[params.locationNumber ?? '']))
  portal.on(getLocationContacts, { data: contacts })
  answerEach(portal, book)
  return portal
}

/** What stands in the card of a stop. */
export const card = (title: string | RegExp) => within(screen.getByRole('region', { name: title }))

export async function submit({ keys }: Pick<Opened, 'keys'>) {
  await keys.click(screen.getByRole('button', { name: 'Create Order' }))
}

/** Puts a text into a field, as a paste, and leaves it. */
export async function enter({ keys }: Pick<Opened, 'keys'>, field: HTMLElement, text: string) {
  await keys.clear(field)
  await keys.click(field)
  if (text) await keys.paste(text)
  await keys.tab()
}

/** Finds a location by a text and takes the first of what is offered. */
export async function chooseLocation({ keys }: Pick<Opened, 'keys'>, field: HTMLElement, text: string) {
  await keys.click(field)
  await keys.paste(text)
  await keys.click((await screen.findAllByRole('option'))[0] as HTMLElement)
}
