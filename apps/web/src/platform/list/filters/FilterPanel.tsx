import { styled } from '@mui/material/styles'
import { Button } from '#ui/action/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import { MultiSelect } from '#ui/form/MultiSelect.tsx'
import { ChoicePills } from '#ui/form/options/ChoicePills.tsx'
import { Drawer } from '#ui/layout/overlay/Drawer.tsx'
import { FirstFocus } from '#ui/layout/overlay/FirstFocus.tsx'
import { SidePanel } from '#ui/layout/overlay/SidePanel.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { type FilterControlProps, type FilterField, noFilters, saidOf, setTo } from './filter-field.ts'
import { useChosen } from './use-chosen.ts'
import type { Filters } from './use-filters.ts'

type FilterPanelProps = {
  filters: Filters /** Stands beside the list, where there is room for both. */
  isBeside: boolean
}

/** What a list can be filtered by; each choice holds at once. Beside the list from 900 px, over it below. */
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
            onChange={(values) => choose({ ...chosen, [field.name]: saidOf(field, values) })}
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

/** Back to how the list opens, and whether that is another state than this one. */
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

/** Whether it is set to something else than how the list opens. */
const isChanged = (field: FilterField, values: string[] = []) =>
  setTo(field, values).join() !== (field.opening ?? []).join()

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
