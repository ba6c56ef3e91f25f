import { Unlink } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/action/Button.tsx'
import { ConfirmDialog } from '#ui/layout/overlay/ConfirmDialog.tsx'

type TakeAllOffProps = { shipmentNumber: string | null; onConfirm: () => void }

/** A shipment that loses its last order is voided, which is final. (DEF-55) */
export function TakeAllOff({ shipmentNumber, onConfirm }: TakeAllOffProps) {
  const [isAsking, setAsking] = useState(false)
  const name = shipmentNumber ? `shipment ${shipmentNumber}` : 'the draft'
  return (
    <>
      <Button kind="ghost" size="small" icon={<Unlink />} onClick={() => setAsking(true)}>
        Remove all
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={`Remove all orders from ${name}?`}
        text="All its orders become New again, and the shipment is voided. A voided shipment cannot be brought back."
        verb="Remove all"
        onConfirm={() => {
          setAsking(false)
          onConfirm()
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
