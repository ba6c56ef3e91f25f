import { styled } from '@mui/material/styles'
import { Check, TriangleAlert, Wrench } from 'lucide-react'
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
      subtitle={open.length === 0 ? 'Everything is fixed or accepted.' : 'This usually costs extra later.'}
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
          <Row key={one.text} charge={one} charges={charges} />
        ))}
      </List>
    </Dialog>
  )
}

function Row({ charge, charges }: { charge: FormCharge; charges: ExtraChargesDialogProps['charges'] }) {
  const isAccepted = charges.isAccepted(charge)
  return (
    <li data-accepted={isAccepted || undefined}>
      {isAccepted ? <Check aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      <p>{charge.text}</p>
      <Actions>
        {charges.mayFix(charge) && (
          <Button size="small" icon={<Wrench />} onClick={() => charges.fix(charge)}>
            {charge.fixLabel}
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
