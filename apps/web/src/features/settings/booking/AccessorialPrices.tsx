import type { BookingSettingsFields } from '@lanewise/contract/booking-settings-fields'
import { feetOfOverlength } from '@lanewise/domain/rating/accessorials'
import {
  serviceLabel,
  type TruckloadService,
  truckloadServices,
} from '@lanewise/domain/rating/services/truckload-services'
import { styled } from '@mui/material/styles'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { NumberField, SelectField } from '#platform/form/fields.tsx'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { visuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { breakpoints, TOUCH } from '#ui/theme/tokens.ts'

/** Price list of services that a truckload rate does not include. (DEF-130) */
export function AccessorialPrices() {
  const { control } = useFormContext<BookingSettingsFields>()
  const { fields, append, remove } = useFieldArray({ control, name: 'accessorialPrices' })
  return (
    <List>
      {fields.map(({ id }, index) => (
        <Row key={id} role="group" aria-label={`Price ${index + 1}`}>
          <SelectField name={`accessorialPrices.${index}.service`} label="Service" required options={services} />
          <NumberField name={`accessorialPrices.${index}.truckload`} label="Truckload (USD)" maxLength={9} />
          <NumberField name={`accessorialPrices.${index}.partial`} label="Partial (USD)" maxLength={9} />
          <IconButton
            label={`Remove price ${index + 1}`}
            tooltip="Remove"
            icon={<Trash2 />}
            onClick={() => remove(index)}
          />
        </Row>
      ))}
      <Button size="small" icon={<Plus />} onClick={() => append(newPrice)}>
        Add Price
      </Button>
    </List>
  )
}

/** The service is chosen in the row; until then the form refuses to save. */
const newPrice = { service: null as unknown as TruckloadService, truckload: null, partial: null }

const isOverlength = (service: TruckloadService) => service !== 'LiftGate' && feetOfOverlength(service) !== null

/** Overlength concerns freight that shares a trailer. */
const services = truckloadServices
  .filter((service) => !isOverlength(service))
  .map((value) => ({ value, label: serviceLabel(value) }))

const List = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  '& > button': { alignSelf: 'flex-start' },
})

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr) 32px',
  alignItems: 'start',
  gap: 8,
  // Aligns the button with the inputs, which stand below their labels.
  '& > button': { marginTop: 20 },
  // The labels of the first row head the columns.
  [`@media (min-width:${breakpoints.w768}px)`]: {
    '& ~ & label': visuallyHidden,
    '& ~ & > button': { marginTop: 0 },
  },
  [TOUCH]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 44px',
    '& > div:first-of-type': { gridColumn: '1 / -1' },
  },
})
