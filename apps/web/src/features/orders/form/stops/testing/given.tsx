import type { CurrentUser } from '@lanewise/contract/auth'
import type { CustomerConfiguration } from '@lanewise/contract/configuration'
import type { ContactAtLocation, DockSchedule, Location } from '@lanewise/contract/location-shapes'
import { findEdiLocations, findLocations, getDockSchedule, getLocationContacts } from '@lanewise/contract/locations'
import { type FormStop, formLocation, payloadOf } from '@lanewise/contract/order-payload'
import { newOrder } from '@lanewise/domain/orders/form/new-order'
import type { OrderBasis } from '@lanewise/domain/orders/form/order-defaults'
import { newStopOf } from '@lanewise/domain/orders/form/references'
import type { StopType } from '@lanewise/domain/orders/stops/stop'
import { cents } from '@lanewise/domain/shared/units'
import { screen, within } from '@testing-library/react'
import { withLookups } from '#features/line-items/testing/given.tsx'
import { locationOptionOf } from '#features/locations/index.ts'
import { answerEach, aPortal, aSchedule } from '#features/locations/testing/given.tsx'
import type { OrderDraft } from '#features/orders/form/order-draft.ts'
import { basisOf, type OrderInputs } from '#features/orders/form/order-form.api.ts'
import { OrderFormProvider } from '#features/orders/form/order-form.tsx'
import { StopsSection } from '#features/orders/form/stops/StopsSection.tsx'
import { inputsWith } from '#features/orders/form/testing/given.tsx'
import { useOrderContent } from '#features/orders/form/use-order-content.ts'
import { renderScreen } from '#testing/render-screen.tsx'

export const noReferences: OrderBasis['references'] = { order: [], pickup: [], dropoff: [] }

export const aStop = (type: StopType, { at, ...facts }: Partial<FormStop> & { at?: Location } = {}): FormStop => ({
  ...newStopOf(type, noReferences),
  id: null,
  location: at ? formLocation(at) : null,
  ...facts,
})

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
  /** Dock schedules by location number. */
  docks?: Record<string, Partial<DockSchedule>>
  contacts?: ContactAtLocation[]
  user?: Partial<CurrentUser>
}

/** Current order and submitted orders. */
type FormProbe = {
  draft: () => OrderDraft
  submitted: OrderDraft[]
  change: (facts: Partial<OrderDraft>) => void
  reveal: (name: string) => void
}

/** Opens the stops of an order inside its form. */
export async function openStops(given: Given = {}) {
  const { stops = [aStop('Pickup'), aStop('Dropoff')], hasQuote = false } = given
  const inputs = inputsWith({
    ...given,
    references: { ...noReferences, ...given.references } as OrderInputs['references'],
  })
  const start: OrderDraft = { ...newOrder(basisOf(inputs), stops), ...complete, ...given.order }
  const probe: FormProbe = { draft: () => start, submitted: [], change: () => {}, reveal: () => {} }
  const portal = stopsPortal(given)
  const opened = await renderScreen(<OrderPart start={start} inputs={inputs} hasQuote={hasQuote} kept={probe} />, {
    portal,
    ...(given.user && { user: given.user }),
  })
  return {
    ...opened,
    stops: () => probe.draft().stops,
    stop: (index: number) => probe.draft().stops[index] as FormStop,
    sent: () => payloadOf(probe.draft(), { quoteNumberOrId: null, acceptedSurprises: [] }).stops,
    submitted: () => probe.submitted,
    /** Simulates a change in another section of the form. */
    reveal: (name: string) => probe.reveal(name),
    changeOrder: (facts: Partial<OrderDraft>) => probe.change(facts),
  }
}
export type Opened = Awaited<ReturnType<typeof openStops>>

/** Order fields required besides the stops. */
const complete = {
  orderType: 'Purchase',
  freightTermType: 'Prepaid',
  referenceNumbers: [],
  billingSettings: '0198c0de-0000-7000-b000-00000000000b',
  shippingMode: 'TL',
  equipmentMode: 1,
} as const

type OrderPartProps = { start: OrderDraft; inputs: OrderInputs; hasQuote: boolean; kept: FormProbe }

function OrderPart({ start, inputs, hasQuote, kept: stored }: OrderPartProps) {
  const quote = hasQuote ? aRate : null
  const content = useOrderContent(inputs, {
    draft: start,
    quote,
    edited: null,
    docks: [],
    draftName: 'new',
    accepted: [],
  })
  const { form, change, finish } = content
  stored.draft = () => form.getValues()
  stored.reveal = content.reveal
  stored.change = (facts) => change((draft) => ({ ...draft, ...facts }))
  const submit = async () => {
    if (await finish()) await form.handleSubmit((values) => void stored.submitted.push(values as OrderDraft))()
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

const aRate = {
  quoteNumberOrId: 'Q1',
  carrierName: 'Copperline Transport',
  serviceLevel: null,
  transit: '2',
  cost: cents(198500),
  expiresAt: null,
}

function stopsPortal({ locations = [], docks = {}, contacts = [] }: Given) {
  const { portal, book } = aPortal(locations)
  withLookups(portal)
  const options = { items: locations.map(locationOptionOf) }
  portal.on(findEdiLocations, options)
  portal.on(findLocations, options)
  portal.on(getDockSchedule, ({ params }) => aSchedule(docks[params.locationNumber ?? '']))
  portal.on(getLocationContacts, { data: contacts })
  answerEach(portal, book)
  return portal
}

export const card = (title: string | RegExp) => within(screen.getByRole('region', { name: title }))

export async function submit({ keys }: Pick<Opened, 'keys'>) {
  await keys.click(screen.getByRole('button', { name: 'Create Order' }))
}

/** Pastes a text into a field and leaves the field. */
export async function enter({ keys }: Pick<Opened, 'keys'>, field: HTMLElement, text: string) {
  await keys.clear(field)
  await keys.click(field)
  if (text) await keys.paste(text)
  await keys.tab()
}

/** Searches a location by text and selects the first option. */
export async function chooseLocation({ keys }: Pick<Opened, 'keys'>, field: HTMLElement, text: string) {
  await keys.click(field)
  await keys.paste(text)
  await keys.click((await screen.findAllByRole('option'))[0] as HTMLElement)
}
