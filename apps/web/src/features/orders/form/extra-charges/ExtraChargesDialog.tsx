import { styled } from '@mui/material/styles'
import { Check, PenLine, TriangleAlert, Wrench } from 'lucide-react'
import { useDraft } from '#features/orders/form/order-form.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import type { FormCharge, useExtraCharges } from './use-extra-charges.ts'

type ExtraChargesDialogProps = {
  charges: ReturnType<typeof useExtraCharges>
  /** Label of the save button. */
  verb: string
  isSaving: boolean
  onSave: () => void
  onClose: () => void
}

/** Lists likely extra costs before saving. One click fixes or accepts each of them. */
export function ExtraChargesDialog({ charges, verb, isSaving, onSave, onClose }: ExtraChargesDialogProps) {
  // Subscribes to the draft, which may change while the dialog is open.
  useDraft((draft) => draft)
  const all = charges.find()
  const open = all.filter((one) => !charges.isAccepted(one))
  return (
    <Dialog
      open
      size={720}
      title="Before you save"
      subtitle={subtitleOf(open)}
      onClose={onClose}
      actions={
        <>
          {open.length > 1 && (
            <Button kind="ghost" onClick={() => charges.accept(open)}>
              Accept all
            </Button>
          )}
          <Button
            kind="primary"
            loading={isSaving}
            onClick={onSave}
            {...(open.length > 0 && { disabledReason: 'Fix or accept each item first' })}
          >
            {verb}
          </Button>
        </>
      }
      footerNote="Accepted items are saved with the order."
    >
      <List>
        {all.map((one) => (
          <Row key={one.text} charge={one} charges={charges} onLeave={onClose} />
        ))}
      </List>
    </Dialog>
  )
}

/** Names what stops a booking, because accepting it does not make it go away. */
function subtitleOf(open: readonly FormCharge[]): string {
  if (open.length === 0) return 'Everything is fixed or accepted.'
  if (open.every(({ blocksBooking }) => blocksBooking)) return 'You can save, but not book the order like this.'
  return open.some(({ blocksBooking }) => blocksBooking)
    ? 'Some of this blocks booking, the rest usually costs extra later.'
    : 'This usually costs extra later.'
}

type RowProps = {
  charge: FormCharge
  charges: ExtraChargesDialogProps['charges']
  onLeave: () => void
}

function Row({ charge, charges, onLeave }: RowProps) {
  const isAccepted = charges.isAccepted(charge)
  const { fix, field } = charge
  return (
    <li data-accepted={isAccepted || undefined}>
      {isAccepted ? <Check aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      <p>{charge.text}</p>
      <Actions>
        {fix && charges.mayFix(charge) && (
          <Button size="small" icon={<Wrench />} onClick={() => charges.fix(charge)}>
            {fix.label}
          </Button>
        )}
        {field && charges.mayFix(charge) && (
          <Button
            size="small"
            icon={<PenLine />}
            onClick={() => {
              onLeave()
              charges.goTo(field)
            }}
          >
            Enter It
          </Button>
        )}
        {isAccepted ? (
          <span>Accepted</span>
        ) : (
          <Button
            kind="ghost"
            size="small"
            aria-label={`Accept: ${charge.text}`}
            onClick={() => charges.accept([charge])}
          >
            Accept
          </Button>
        )}
      </Actions>
    </li>
  )
}

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 12,
    padding: '10px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    [TOUCH]: { gridTemplateColumns: '16px minmax(0, 1fr)' },
  },
  '& li > svg': { width: 16, height: 16, color: theme.vars.palette.risk.icon },
  '& li[data-accepted] > svg': { color: theme.vars.palette.ok.icon },
}))

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& > span': { color: theme.vars.palette.text.tertiary, fontSize: 12 },
  [TOUCH]: { gridColumn: 2 },
}))
