import type { OrderFields, SelectedQuote } from '@lanewise/contract/order-fields'
import type { EnteredOrder } from '@lanewise/domain/orders/order'
import type { MeasuredRoute } from '#connectors/routing/measure-route.ts'
import type { User } from '#platform/context.ts'
import type { OrderContext } from '../order-context.ts'
import type { SavedOrder } from '../saved-order.ts'

/** Everything that is written for an order, apart from the rows themselves. */
export type OrderToWrite = {
  fields: OrderFields
  entered: EnteredOrder
  context: OrderContext
  route: MeasuredRoute
  selectedQuote: SelectedQuote | null
  contacts: StopContacts
  before: SavedOrder | null
  user: User
}

/** The contact of each stop, by the position of the stop in the order. New contacts have been created by now. */
export type StopContacts = ReadonlyMap<number, StopContact>
export type StopContact = {
  contactId: string | null
  contactFirstName: string | null
  contactLastName: string | null
  contactEmail: string | null
  contactPhone: string | null
}
