import { createCommodity } from '@lanewise/contract/commodities'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useRefusalOf } from '#platform/allowed.tsx'
import { Button } from '#ui/action/Button.tsx'

/** The shortest way to what people create most. */
export function QuickActions() {
  const navigate = useNavigate()
  const refusal = useRefusalOf(createCommodity)
  return (
    <Button
      kind="primary"
      icon={<Plus />}
      {...(refusal && { disabledReason: refusal })}
      onClick={() => void navigate('/commodities?add=single')}
    >
      Add Commodity
    </Button>
  )
}
