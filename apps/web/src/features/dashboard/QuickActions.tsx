import { BadgeDollarSign, Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useDisabledReason } from '#platform/allowed.tsx'
import { Button } from '#ui/action/Button.tsx'

/** The shortest way to what people do most. */
export function QuickActions() {
  const navigate = useNavigate()
  // By their permissions: the operations themselves would bring the contracts of all features to the first screen.
  const noCommodity = useDisabledReason({ permissions: ['EditCommodity'] })
  const noOrder = useDisabledReason({ permissions: ['CreateOrder'] })
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
