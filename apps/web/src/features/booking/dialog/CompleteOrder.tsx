import { Link as RouterLink } from 'react-router'
import type { Failure } from '#features/booking/book-rate.ts'
import { Link } from '#ui/action/Link.tsx'

/** Leads from a refused booking to the order that lacks something; nothing for other failures. */
export const CompleteOrder = ({ failure: { orderNumber } }: { failure: Failure }) =>
  orderNumber ? (
    <Link component={RouterLink} to={`/orders/${encodeURIComponent(orderNumber)}/edit?complete=hazmat`}>
      Complete order {orderNumber}
    </Link>
  ) : null
