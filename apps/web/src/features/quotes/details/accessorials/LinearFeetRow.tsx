import type { QuoteDraft } from '@lanewise/contract/quote-form'
import { decimalDigits } from '@lanewise/domain/commodities/commodity'
import { totalLinearFeet } from '@lanewise/domain/freight/linear-feet'
import { styled } from '@mui/material/styles'
import { useFormContext, useWatch } from 'react-hook-form'
import { NumberField } from '#platform/form/fields.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'

/** Linear feet of trailer, computed from the items until the user overrides the value. */
export function LinearFeetRow() {
  const { control } = useFormContext<QuoteDraft>()
  const [items, entered] = useWatch({ control, name: ['lineItems', 'linearFeet'] })
  const computed = totalLinearFeet(items)
  return (
    <Row>
      <NumberField
        name="linearFeet"
        label="Linear feet (ft)"
        sanitize={decimalDigits}
        maxLength={5}
        placeholder={String(computed)}
      />
      <Note>
        {entered === null
          ? 'From the items. Overwrite it if you load differently.'
          : `The items alone come to ${computed} ft. Clear the field to use that.`}
      </Note>
    </Row>
  )
}

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  alignItems: 'end',
  gap: 12,
  flex: '1 1 360px',
  maxWidth: 480,
  marginLeft: 'auto',
  [TOUCH]: { maxWidth: 'none', marginLeft: 0 },
})

const Note = styled('div')(({ theme }) => ({
  paddingBottom: 8,
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  lineHeight: '16px',
}))
