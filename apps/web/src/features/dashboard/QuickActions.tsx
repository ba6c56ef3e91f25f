import { createCommodity } from '@lanewise/contract/commodities'
import { BadgeDollarSign, Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useDisabledReason, useRefusalOf } from '#platform/allowed.tsx'
import { Button } from '#ui/action/Button.tsx'

/** The shortest way to what people do most. */
export function QuickActions() {
  const navigate = useNavigate()
  const noCommodity = useRefusalOf(createCommodity)
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
