import type { BookingSettingsFields } from '@lanewise/contract/booking-settings-fields'
import { styled } from '@mui/material/styles'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { todayHere } from '#platform/date-time.ts'
import { DateField } from '#platform/form/date/DateField.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { useNow } from '#platform/use-now.ts'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'

/** Days on which the company ships nothing, besides the holidays of its carriers. (DEF-133) */
export function CompanyHolidays() {
  const { control } = useFormContext<BookingSettingsFields>()
  const { fields, append, remove } = useFieldArray({ control, name: 'companyHolidays' })
  const today = todayHere(useNow())
  return (
    <List>
      {fields.map(({ id }, index) => (
        <Row key={id} role="group" aria-label={`Holiday ${index + 1}`}>
          <DateField name={`companyHolidays.${index}.date`} label="Day" required today={today} isOpen={() => true} />
          <TextField name={`companyHolidays.${index}.name`} label="Name" required maxLength={60} />
          <IconButton
            label={`Remove holiday ${index + 1}`}
            tooltip="Remove"
            icon={<Trash2 />}
            onClick={() => remove(index)}
          />
        </Row>
      ))}
      <Button size="small" icon={<Plus />} onClick={() => append(newHoliday)}>
        Add Holiday
      </Button>
    </List>
  )
}

/** The form refuses to save until the day is entered. */
const newHoliday = { date: null as unknown as string, name: '' }

const List = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  '& > button': { alignSelf: 'flex-start' },
})

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 32px',
  alignItems: 'start',
  gap: 8,
  // Aligns the button with the inputs, which stand below their labels.
  '& > button': { marginTop: 20 },
})
