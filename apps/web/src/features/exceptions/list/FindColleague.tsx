import type { ExceptionEntry } from '@lanewise/contract/exceptions'
import { useState } from 'react'
import { Button } from '#ui/action/Button.tsx'
import { Combobox } from '#ui/form/Combobox.tsx'
import { Field } from '#ui/form/Field.tsx'
import type { Option } from '#ui/form/options/OptionText.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { useAssigneeSearch } from '../exceptions.api.ts'
import type { Dealing } from '../use-dealing.ts'

type FindColleagueProps = { entries: readonly ExceptionEntry[]; dealing: Dealing; onClose: () => void }

/** Assigns to a colleague found by name, among those who may handle the entries. (DEF-128) */
export function FindColleague({ entries, dealing, onClose }: FindColleagueProps) {
  const search = useAssigneeSearch([...new Set(entries.map(({ kind }) => kind))])
  const [chosen, choose] = useState<Option | null>(null)
  const assign = () => {
    if (!chosen) return
    onClose()
    void dealing.assign(entries, { id: chosen.value, name: chosen.label })
  }
  return (
    <Dialog
      open
      size={480}
      title="Assign"
      onClose={onClose}
      onSubmit={assign}
      actions={
        <Button kind="primary" onClick={assign} {...(!chosen && { disabledReason: 'Choose a colleague first' })}>
          Assign
        </Button>
      }
    >
      <Field label="Colleague" help="Only people who may do the next step">
        <Combobox value={chosen} onChange={choose} search={search} placeholder="Name" />
      </Field>
    </Dialog>
  )
}
