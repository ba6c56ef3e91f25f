import { BadgeDollarSign, MapPinned, Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useDisabledReason } from '#platform/allowed.tsx'
import { Button, type ButtonProps } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { useNarrow } from '#ui/use-media.ts'

type QuickAction = Pick<ButtonProps, 'kind' | 'icon' | 'children'> & {
  path: string
  needs: 'CreateOrder' | 'CreateQuote' | 'ViewShipment'
}

/** Shortcuts to the most frequent tasks, on phones in one row. (DASH-8) */
export function QuickActions() {
  const isNarrow = useNarrow()
  return (
    <>
      {isNarrow ? <TrackIcon /> : <Track />}
      <Quick icon={<Plus />} path="/orders/create" needs="CreateOrder">
        Create Order
      </Quick>
      <Quick kind="primary" icon={<BadgeDollarSign />} path="/quotes" needs="CreateQuote">
        Get Quotes
      </Quick>
    </>
  )
}

const tracking = { path: '/shipments/tracking', needs: 'ViewShipment' } as const

const Track = () => (
  <Quick kind="ghost" icon={<MapPinned />} {...tracking}>
    Track a Shipment
  </Quick>
)

function TrackIcon() {
  const navigate = useNavigate()
  const refusal = useDisabledReason({ permissions: [tracking.needs] })
  return (
    <IconButton
      label="Track a Shipment"
      bordered
      style={{ flex: 'none' }}
      icon={<MapPinned />}
      {...(refusal && { disabledReason: refusal })}
      onClick={() => void navigate(tracking.path)}
    />
  )
}

/**
 * Checks the permission by name: importing the operations would load the contracts of all features on the first screen.
 */
function Quick({ path, needs, ...appearance }: QuickAction) {
  const navigate = useNavigate()
  const refusal = useDisabledReason({ permissions: [needs] })
  return <Button {...appearance} {...(refusal && { disabledReason: refusal })} onClick={() => void navigate(path)} />
}
