import type { QuoteDraft } from '@lanewise/contract/quote-form'
import { withoutLiftGates } from '@lanewise/domain/quotes/lift-gate'
import { accessorialLabels } from '@lanewise/domain/rating/accessorials'
import { styled } from '@mui/material/styles'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { accessorialGroups as groups, AccessorialName as Name } from '#features/orders/index.ts'
import { PartTitle } from '#features/quotes/details/PartTitle.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { useNarrow } from '#ui/use-media.ts'
import { AccessorialRow, fieldOf } from './AccessorialRow.tsx'
import { LinearFeetRow } from './LinearFeetRow.tsx'

/** Part 3: accessorials at the stops and along the route. */
export function AccessorialsCard() {
  const { control } = useFormContext<QuoteDraft>()
  const chosen = useWatch({ control, name: groupNames }).flat()
  const isNarrow = useNarrow()
  const count = chosen.length
  const label = count === 1 ? '1 accessorial' : `${count} accessorials`
  const note = count > 0 ? `${label}, each carrier says whether it includes them` : 'Optional'
  return (
    <Card
      title={<PartTitle number={3}>Additional information</PartTitle>}
      {...(isNarrow ? { side: `${count} chosen` } : { subtitle: note })}
    >
      <Rows>
        {isNarrow ? (
          <PhoneChoice chosen={chosen} />
        ) : (
          groups.map((group) => <AccessorialRow key={group.name} group={group} />)
        )}
        <Flags>
          {!isNarrow && <Name>Truckload</Name>}
          <Flag name="isTeam" label="Team" />
          <Flag name="isBlind" label="Blind" />
          <LiftGate />
          {!isNarrow && <LinearFeetRow />}
        </Flags>
        {isNarrow && <LinearFeetRow />}
      </Rows>
    </Card>
  )
}

const groupNames = Object.values(fieldOf)

/** On a small screen the page shows the chosen accessorials and a dialog offers the choice. */
function PhoneChoice({ chosen }: { chosen: QuoteDraft['additionalServices'] }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      {chosen.length > 0 && (
        <Chosen>
          {chosen.map((one) => (
            <Badge key={one} tone="accent">
              {accessorialLabels[one]}
            </Badge>
          ))}
        </Chosen>
      )}
      <Button icon={<Plus />} onClick={() => setOpen(true)}>
        Choose accessorials
      </Button>
      <Dialog
        open={isOpen}
        title="Accessorials"
        onClose={close}
        actions={
          <Button kind="primary" onClick={close}>
            Done
          </Button>
        }
      >
        <Rows>
          {groups.map((group) => (
            <AccessorialRow key={group.name} group={group} isWhole />
          ))}
        </Rows>
      </Dialog>
    </>
  )
}

/** Off also removes the lift-gate accessorials. */
function LiftGate() {
  const { getValues, setValue } = useFormContext<QuoteDraft>()
  const leave = (isOn: boolean) => {
    if (isOn) return
    for (const name of ['pickupAccessorials', 'dropoffAccessorials'] as const)
      setValue(name, withoutLiftGates(getValues(name)))
  }
  return <Flag name="isLiftGateRequired" label="Lift Gate" onChange={leave} />
}

type FlagName = 'isTeam' | 'isBlind' | 'isLiftGateRequired'
type FlagProps = { name: FlagName; label: string; onChange?: (isOn: boolean) => void }

function Flag({ name, label, onChange }: FlagProps) {
  const { control } = useFormContext<QuoteDraft>()
  const { field } = useController({ control, name })
  const change = (isOn: boolean) => {
    field.onChange(isOn)
    onChange?.(isOn)
  }
  return <Checkbox name={name} label={label} checked={field.value} onChange={change} ref={field.ref} />
}

const Rows = styled('div')({ display: 'flex', flexDirection: 'column', gap: 10 })
const Chosen = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 })
const Flags = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  '& > div': { marginRight: -12 },
  [TOUCH]: { justifyContent: 'space-between' },
})
