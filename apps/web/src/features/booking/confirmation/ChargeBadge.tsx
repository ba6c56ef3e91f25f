import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useCarrierCharges } from '#features/booking/booking.api.ts'
import { dollarsText } from '#platform/record/figures-text.ts'
import { KeyValue, KeyValues } from '#ui/layout/KeyValue.tsx'
import { Popover } from '#ui/layout/overlay/Popover.tsx'
import { radius, TOUCH } from '#ui/theme/tokens.ts'

/** Carrier pay. A click opens its breakdown. (CONFIRM-11) */
export function ChargeBadge({ shipmentId }: { shipmentId: string }) {
  const { data } = useCarrierCharges(shipmentId)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!data || data.total === null) return null
  return (
    <>
      <Total
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span>Total carrier charge</span>
        <strong>{dollarsText(data.total)}</strong>
        <ChevronDown aria-hidden="true" />
      </Total>
      <Popover anchor={anchor} label="Carrier charges" onClose={() => setAnchor(null)}>
        <KeyValues>
          {data.charges.map(({ description, chargeTypeName, total }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: charges have no id, may be alike, and never change their order
            <KeyValue key={index} inline label={description || chargeTypeName}>
              {dollarsText(total)}
            </KeyValue>
          ))}
          <KeyValue inline label="Total">
            {dollarsText(data.total)}
          </KeyValue>
        </KeyValues>
      </Popover>
    </>
  )
}

const Total = styled(ButtonBase)(({ theme }) => ({
  gap: 10,
  minHeight: 40,
  marginLeft: 'auto',
  padding: '4px 14px',
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.ok.border}`,
  backgroundColor: theme.vars.palette.ok.bg,
  color: theme.vars.palette.ok.fg,
  fontSize: 12,
  '& strong': { ...theme.typography.h1, fontSize: 20, fontVariantNumeric: 'tabular-nums' },
  '& > svg': { width: 16, height: 16 },
  [TOUCH]: { width: '100%', minHeight: 48 },
}))
