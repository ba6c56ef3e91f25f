import { styled } from '@mui/material/styles'
import { Button } from '#ui/action/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import { MultiSelect } from '#ui/form/MultiSelect.tsx'
import { ChoicePills } from '#ui/form/options/ChoicePills.tsx'
import { Popover } from '#ui/layout/Popover.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
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
    <Popover anchor={anchor} label="Filters" width={340} onClose={onClose}>
      {fields.map((field) => (
        <Section key={field.name}>
          <FilterControl
            field={field}
            values={filters[field.name]}
            onChange={(values) => onChange({ [field.name]: values } as unknown as Partial<Filters<F>>)}
          />
        </Section>
      ))}
      <Foot>
        <Button kind="ghost" disabled={!isSet} onClick={() => onChange(noFilters(fields))}>
          Reset
        </Button>
        <Button onClick={onClose}>Done</Button>
      </Foot>
    </Popover>
  )
}

type FilterControlProps = { field: FilterField; values: string[]; onChange: (values: string[]) => void }

/** More choices than this are searched in a list of their own. */
const PILLS = 8

function FilterControl({ field, values, onChange }: FilterControlProps) {
  const { label, options = [], control } = field
  if (control) return <Field label={label}>{control({ values, onChange })}</Field>
  if (options.length > PILLS)
    return (
      <Field label={label}>
        <MultiSelect value={values} options={options} placeholder="Any" onChange={onChange} />
      </Field>
    )
  return (
    <>
      <Name aria-hidden="true">{label}</Name>
      <ChoicePills label={label} values={values} options={options} onChange={onChange} />
    </>
  )
}

const Section = styled('div')({ '& + &': { marginTop: 16 } })

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
