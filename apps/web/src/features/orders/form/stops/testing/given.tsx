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
type Kept = {
  draft: () => OrderDraft
  submitted: OrderDraft[]
  change: (facts: Partial<OrderDraft>) => void
  reveal: (name: string) => void
}

/** The stops of an order, as they stand in its form. */
export async function openStops(given: Given = {}) {
  const { stops = [aStop('Pickup'), aStop('Dropoff')], hasQuote = false } = given
  const inputs = inputsWith({
    ...given,
    references: { ...noReferences, ...given.references } as OrderInputs['references'],
  })
  const start: OrderDraft = { ...newOrder(basisOf(inputs), stops), ...complete, ...given.order }
  const kept: Kept = { draft: () => start, submitted: [], change: () => {}, reveal: () => {} }
  const portal = stopsPortal(given)
  const opened = await renderScreen(<OrderPart start={start} inputs={inputs} hasQuote={hasQuote} kept={kept} />, {
    portal,
    ...(given.user && { user: given.user }),
  })
  return {
    ...opened,
    stops: () => kept.draft().stops,
    stop: (index: number) => kept.draft().stops[index] as FormStop,
    sent: () => payloadOf(kept.draft(), { quoteNumberOrId: null, acceptedSurprises: [] }).stops,
    submitted: () => kept.submitted,
    /** A change in another section of the form. */
    reveal: (name: string) => kept.reveal(name),
    changeOrder: (facts: Partial<OrderDraft>) => kept.change(facts),
  }
}
export type Opened = Awaited<ReturnType<typeof openStops>>

/** What an order needs besides its stops. */
const complete = {
  orderType: 'Purchase',
  freightTermType: 'Prepaid',
  referenceNumbers: [],
  billingSettings: '0198c0de-0000-7000-b000-00000000000b',
  shippingMode: 'TL',
  equipmentMode: 1,
} as const

type OrderPartProps = { start: OrderDraft; inputs: OrderInputs; hasQuote: boolean; kept: Kept }

function OrderPart({ start, inputs, hasQuote, kept }: OrderPartProps) {
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
  kept.draft = () => form.getValues()
  kept.reveal = content.reveal
  kept.change = (facts) => change((draft) => ({ ...draft, ...facts }))
  const submit = async () => {
    if (await finish()) await form.handleSubmit((values) => void kept.submitted.push(values as OrderDraft))()
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
