import { BadgeDollarSign, MapPinned, Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useDisabledReason } from '#platform/allowed.tsx'
import { Button, type ButtonProps } from '#ui/action/Button.tsx'

type QuickAction = Pick<ButtonProps, 'kind' | 'icon' | 'children'> & {
  path: string
  needs: 'CreateOrder' | 'CreateQuote' | 'ViewShipment'
}

/** Shortcuts to the most frequent tasks. (DASH-8) */
export const QuickActions = () => (
  <>
    <Quick kind="ghost" icon={<MapPinned />} path="/shipments/tracking" needs="ViewShipment">
      Track a Shipment
    </Quick>
    <Quick icon={<Plus />} path="/orders/create" needs="CreateOrder">
      Create Order
    </Quick>
    <Quick kind="primary" icon={<BadgeDollarSign />} path="/quotes" needs="CreateQuote">
      Get Quotes
    </Quick>
  </>
)

/**
 * Checks the permission by name: importing the operations would load the contracts of all features on the first screen.
 */
function Quick({ path, needs, ...appearance }: QuickAction) {
  const navigate = useNavigate()
  const refusal = useDisabledReason({ permissions: [needs] })
  return <Button {...appearance} {...(refusal && { disabledReason: refusal })} onClick={() => void navigate(path)} />
}
