import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Button } from '#ui/action/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import { MultiSelect } from '#ui/form/MultiSelect.tsx'
import { ChoicePills } from '#ui/form/options/ChoicePills.tsx'
import { Popover } from '#ui/layout/Popover.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { type FilterControlProps, type FilterField, noFilters, saidOf, setTo } from './filter-field.ts'

type Filters<F extends string> = Record<F, string[]>

type FilterPanelProps<F extends string> = {
  /** The button it belongs to, while it is open. */
  anchor: HTMLElement | null
  fields: readonly FilterField<F>[]
  filters: Filters<F>
  onChange: (filters: Filters<F>) => void
  onClose: () => void
}

/** What a list can be filtered by; each choice holds at once. */
export function FilterPanel<F extends string>({ anchor, onClose, ...chosen }: FilterPanelProps<F>) {
  return (
    <Popover anchor={anchor} label="Filters" width={340} onClose={onClose}>
      <Choices {...chosen} onClose={onClose} />
    </Popover>
  )
}

/** Keeps what was chosen while it is open: the address follows a moment later, and quick presses must not lose any. */
function Choices<F extends string>({ fields, filters, onChange, onClose }: Omit<FilterPanelProps<F>, 'anchor'>) {
  const [chosen, setChosen] = useState(filters)
  const isSet = fields.some((field) => isChanged(field, chosen[field.name]))
  const choose = (next: Filters<F>) => {
    setChosen(next)
    onChange(next)
  }
  return (
    <>
      {fields.map((field) => (
        <Section key={field.name}>
          <FilterControl
            field={field}
            values={setTo(field, chosen[field.name])}
            onChange={(values) => choose({ ...chosen, [field.name]: saidOf(field, values) })}
          />
        </Section>
      ))}
      <Foot>
        <Button kind="ghost" disabled={!isSet} onClick={() => choose(noFilters(fields))}>
          Reset
        </Button>
        <Button onClick={onClose}>Done</Button>
      </Foot>
    </>
  )
}

/** Whether it is set to something else than how the list opens. */
const isChanged = (field: FilterField, values: string[]) => setTo(field, values).join() !== (field.opening ?? []).join()

/** More choices than this are searched in a list of their own. */
const PILLS = 8

function FilterControl({ field, values, onChange }: FilterControlProps & { field: FilterField }) {
  const { label, options = [], control, controls } = field
  if (control) return <Field label={label}>{control({ values, onChange })}</Field>
  if (options.length > PILLS)
    return (
      <Field label={label}>
        <MultiSelect value={values} options={options} placeholder="Any" onChange={onChange} />
      </Field>
    )
  if (controls)
    return (
      <Several role="group" aria-label={label}>
        <Name aria-hidden="true">{label}</Name>
        {controls({ values, onChange })}
      </Several>
    )
  return (
    <>
      <Name aria-hidden="true">{label}</Name>
      <ChoicePills label={label} values={values} options={options} onChange={onChange} />
    </>
  )
}

const Section = styled('div')({ '& + &': { marginTop: 16 } })
const Several = styled('div')({ minWidth: 0 })

/** As the label of a field looks. */
const Name = styled('div')(({ theme }) => ({
  marginBottom: 6,
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  [TOUCH]: { fontSize: 13 },
}))

const Foot = styled('div')({ display: 'flex', justifyContent: 'space-between', marginTop: 16 })
