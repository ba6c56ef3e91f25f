import type { Consolidation } from '@lanewise/contract/consolidation'
import { X } from 'lucide-react'
import { Link as RouterLink } from 'react-router'
import { LiveStatus } from '#platform/live/LiveStatus.tsx'
import { ShipmentLink } from '#platform/record/NumberLink.tsx'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { hotkeyText, useHotkey } from '#ui/keyboard/use-hotkeys.ts'
import { Head, Words } from './page-layout.tsx'

type WorkHeaderProps = {
  consolidation: Consolidation
  /** Why nothing can be saved now. */
  obstacle: string | undefined
  isSaving: boolean
  onSave: () => void
}

const saveKey = 'mod+enter'

/** Which order others are put to, and the way to save it. */
export function WorkHeader({ consolidation, obstacle, isSaving, onSave }: WorkHeaderProps) {
  const { base, shipment, refusal } = consolidation
  useHotkey(saveKey, onSave, { enabled: obstacle === undefined, label: 'Save consolidation' })
  return (
    <Head>
      <IconButton
        label="Close"
        icon={<X />}
        component={RouterLink}
        to={`/orders/${encodeURIComponent(base.orderNumber)}`}
      />
      <Words>
        <h1>
          Consolidate <span>{base.orderNumber}</span>
        </h1>
        <p>
          {shipment ? (
            <>
              On shipment{' '}
              {shipment.shipmentNumber ? <ShipmentLink number={shipment.shipmentNumber} /> : 'that is a draft'}
            </>
          ) : (
            'On no shipment yet'
          )}
        </p>
      </Words>
      <LiveStatus />
      {refusal === null && (
        <Button
          kind="primary"
          loading={isSaving}
          shortcut={hotkeyText(saveKey)}
          {...(obstacle && { disabledReason: obstacle })}
          onClick={onSave}
        >
          Save
        </Button>
      )}
    </Head>
  )
}
