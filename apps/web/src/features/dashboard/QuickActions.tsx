import { createCommodity } from '@lanewise/contract/commodities'
import { createOrder } from '@lanewise/contract/orders'
import { BadgeDollarSign, Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useDisabledReason, useRefusalOf } from '#platform/allowed.tsx'
import { Button } from '#ui/action/Button.tsx'

/** The shortest way to what people do most. */
export function QuickActions() {
  const navigate = useNavigate()
  const noCommodity = useRefusalOf(createCommodity)
  const noOrder = useRefusalOf(createOrder)
  const noQuote = useDisabledReason({ permissions: ['CreateQuote'] })
  return (
    <>
      <Button
        icon={<Plus />}
        {...(noCommodity && { disabledReason: noCommodity })}
        onClick={() => void navigate('/commodities?add=single')}
      >
        Add Commodity
      </Button>
      <Button
        icon={<Plus />}
        {...(noOrder && { disabledReason: noOrder })}
        onClick={() => void navigate('/orders/create')}
      >
        Create Order
      </Button>
      <Button
        kind="primary"
        icon={<BadgeDollarSign />}
        {...(noQuote && { disabledReason: noQuote })}
        onClick={() => void navigate('/quotes')}
      >
        Get Quotes
      </Button>
    </>
  )
}
