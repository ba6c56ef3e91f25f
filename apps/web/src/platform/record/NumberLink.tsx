import type { Permission } from '@lanewise/domain/access/permissions'
import { styled } from '@mui/material/styles'
import { Link as RouterLink } from 'react-router'
import { useDisabledReason } from '#platform/allowed.tsx'
import { Link } from '#ui/action/Link.tsx'
import { recordNumber } from '#ui/theme/tokens.ts'

type NumberLinkProps = { number: string; className?: string }

/** Order number, linked to the order for users who may see orders. (PERM-9) */
export const OrderLink = ({ number, className }: NumberLinkProps) => (
  <NumberLink number={number} needs="ViewOrder" path={`/orders/${encodeURIComponent(number)}`} className={className} />
)

/** Shipment number, linked to the shipment for users who may see shipments. (PERM-8) */
export const ShipmentLink = ({ number, className }: NumberLinkProps) => (
  <NumberLink
    number={number}
    needs="ViewShipment"
    path={`/shipments/${encodeURIComponent(number)}/preview`}
    className={className}
  />
)

type Linked = { number: string; needs: Permission; path: string; className: string | undefined }

function NumberLink({ number, needs, path, className }: Linked) {
  const isPlain = useDisabledReason({ permissions: [needs] }) !== undefined
  if (isPlain) return <Plain className={className}>{number}</Plain>
  return (
    <Link number component={RouterLink} to={path} {...(className && { className })}>
      {number}
    </Link>
  )
}

const Plain = styled('span')(recordNumber)
