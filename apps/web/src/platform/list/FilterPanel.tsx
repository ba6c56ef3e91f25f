import { styled } from '@mui/material/styles'
import { Button } from '#ui/action/Button.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { Field } from '#ui/form/Field.tsx'
import { ChoicePills } from '#ui/form/options/ChoicePills.tsx'
import type { Option } from '#ui/form/options/option.ts'
import { Drawer } from '#ui/layout/Drawer.tsx'
import { type FilterField, noFilters } from './filter-field.ts'

type Filters<F extends string> = Record<F, string[]>

type FilterPanelProps<F extends string> = {
  /** The button it belongs to, while it is open. */
  anchor: HTMLElement | null
  fields: readonly FilterField<F>[]
  filters: Filters<F>
  onChange: (filters: Partial<Filters<F>>) => void
  onClose: () => void
}

/** What a list can be filtered by; each choice holds at once. */
export function FilterPanel<F extends string>({ anchor, fields, filters, onChange, onClose }: FilterPanelProps<F>) {
  const isSet = fields.some(({ name }) => filters[name].length > 0)
  return (
    <Drawer
      open={anchor !== null}
      title="Filters"
      width={360}
      onClose={onClose}
      actions={
        <>
          <Button kind="ghost" disabled={!isSet} onClick={() => onChange(noFilters(fields))}>
            Reset
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      {fields.map((field) => (
        <Section key={field.name}>
          <FilterControl
            field={field}
            values={filters[field.name]}
            onChange={(values) => onChange({ [field.name]: values } as unknown as Partial<Filters<F>>)}
          />
        </Section>
      ))}
    </Drawer>
  )
}

type FilterControlProps = { field: FilterField; values: string[]; onChange: (values: string[]) => void }

/** More choices than this stand in a list of their own. */
const PILLS = 8

function FilterControl({ field, values, onChange }: FilterControlProps) {
  const { label, options = [], control } = field
  if (control) return <Field label={label}>{control({ values, onChange })}</Field>
  return (
    <>
      <Name aria-hidden="true">{label}</Name>
      {options.length <= PILLS ? (
        <ChoicePills label={label} values={values} options={options} onChange={onChange} />
      ) : (
        <ChoiceList label={label} values={values} options={options} onChange={onChange} />
      )}
    </>
  )
}

type ChoiceListProps = Omit<FilterControlProps, 'field'> & { label: string; options: readonly Option[] }

function ChoiceList({ label, values, options, onChange }: ChoiceListProps) {
  return (
    <List role="group" aria-label={label}>
      {options.map(({ value, label: name }) => (
        <Checkbox
          key={value}
          label={name}
          checked={values.includes(value)}
          onChange={(chosen) => onChange(chosen ? [...values, value] : values.filter((other) => other !== value))}
        />
      ))}
    </List>
  )
}

const Section = styled('div')(({ theme }) => ({
  padding: '14px 0',
  '&:first-of-type': { paddingTop: 0 },
  '&:last-of-type': { paddingBottom: 0 },
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}))

const Name = styled('div')(({ theme }) => ({ ...theme.typography.h3, marginBottom: 8 }))

const List = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4, maxHeight: 232, overflowY: 'auto' })
