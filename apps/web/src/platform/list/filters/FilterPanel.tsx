import { styled } from '@mui/material/styles'
import { Button } from '#ui/action/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import { MultiSelect } from '#ui/form/MultiSelect.tsx'
import { ChoicePills } from '#ui/form/options/ChoicePills.tsx'
import { Drawer } from '#ui/layout/overlay/Drawer.tsx'
import { FirstFocus } from '#ui/layout/overlay/FirstFocus.tsx'
import { SidePanel } from '#ui/layout/overlay/SidePanel.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { type FilterControlProps, type FilterField, noFilters, setTo, urlValuesOf } from './filter-field.ts'
import { useChosen } from './use-chosen.ts'
import type { Filters } from './use-filters.ts'

type FilterPanelProps = {
  filters: Filters /** Stands beside the list, where there is room for both. */
  isBeside: boolean
}

/**
 * The panel with all filters of a list. Each choice applies at once. It is beside the list from 900 px and over it
 * below.
 */
export function FilterPanel({ filters, isBeside }: FilterPanelProps) {
  const { fields, isOpen, close } = filters
  const { chosen, choose } = useChosen(filters.state.filters, (next) => filters.changeInPanel({ filters: next }))
  const { reset: run, isSet } = useReset(filters, chosen, choose)
  const reset = (
    <Button kind="ghost" disabled={!isSet} onClick={run}>
      Reset
    </Button>
  )
  const choices = (
    <FirstFocus>
      {fields.map((field) => (
        <Section key={field.name}>
          <FilterControl
            field={field}
            values={setTo(field, chosen[field.name])}
            onChange={(values) => choose({ ...chosen, [field.name]: urlValuesOf(field, values) })}
          />
        </Section>
      ))}
    </FirstFocus>
  )
  if (isBeside)
    return (
      <SidePanel title="Filters" action={reset} onClose={close}>
        {choices}
      </SidePanel>
    )
  const done = <Button onClick={close}>Done</Button>
  return (
    <Drawer
      open={isOpen}
      title="Filters"
      onClose={close}
      actions={
        <>
          {reset}
          {done}
        </>
      }
    >
      {choices}
    </Drawer>
  )
}

type Choices = Record<string, string[]>

/** Resets the filters to the list's defaults. Also reports whether the current state differs from them. */
function useReset(
  { fields, beginning, state, changeInPanel }: Filters,
  chosen: Choices,
  choose: (to: Choices) => void,
) {
  const isElsewhere = beginning !== null && (beginning.search !== state.search || beginning.sort !== state.sort)
  return {
    isSet: isElsewhere || fields.some((field) => isChanged(field, chosen[field.name])),
    reset: () => (beginning ? changeInPanel({ ...beginning, filters: noFilters(fields) }) : choose(noFilters(fields))),
  }
}

/** True when the filter differs from its default. */
const isChanged = (field: FilterField, values: string[] = []) =>
  setTo(field, values).join() !== (field.opening ?? []).join()

/** Filters with more options than this use a searchable list. */
const PILLS = 8

function FilterControl({ field, values, onChange }: FilterControlProps & { field: FilterField }) {
  const { label, options = [], control, controls, isSelfLabeled = false } = field
  if (controls && isSelfLabeled) return controls({ values, onChange })
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

/** Styled like the label of a text field. */
const Name = styled('div')(({ theme }) => ({
  marginBottom: 6,
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  [TOUCH]: { fontSize: 13 },
}))
