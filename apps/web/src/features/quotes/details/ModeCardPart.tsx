import type { CustomerConfiguration } from '@lanewise/contract/configuration'
import type { QuoteDraft } from '@lanewise/contract/quote-form'
import { equipmentModeLabels, isLtlMode } from '@lanewise/domain/freight/modes'
import { isPicked, type ModeSelection, modeCards, servicesFor } from '@lanewise/domain/quotes/mode-cards'
import { styled } from '@mui/material/styles'
import { Info } from 'lucide-react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { ModePicker } from '#features/orders/index.ts'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { breakpoints, TOUCH } from '#ui/theme/tokens.ts'
import { useMinWidth, useNarrow } from '#ui/use-media.ts'

/** Mode picker with an explanation of the current choice. */
export function ModeCardPart({ configuration }: { configuration: CustomerConfiguration }) {
  const { control, setValue, getValues } = useFormContext<QuoteDraft>()
  const { field, fieldState } = useController({ control, name: 'shippingModes' })
  const equipmentMode = useWatch({ control, name: 'equipmentMode' })
  const selection = { shippingModes: field.value, equipmentMode }
  const hasRoom = useMinWidth(breakpoints.w1024)
  const isNarrow = useNarrow()
  const pick = (next: ModeSelection) => {
    const { additionalServices, lineItems } = getValues()
    setValue('equipmentMode', next.equipmentMode)
    setValue('additionalServices', servicesFor(next.shippingModes, additionalServices, lineItems))
    field.onChange([...next.shippingModes])
  }
  const meaning = meaningOf(selection)
  return (
    <Card
      title="Shipping Mode"
      {...(isNarrow ? { side: meaning.title } : { subtitle: 'Modes of the same equipment can be rated together' })}
    >
      <Row>
        <ModePicker value={selection} onChange={pick} configuration={configuration} ref={field.ref} />
        {hasRoom && (
          <Meaning>
            <Info aria-hidden="true" />
            <div>
              <strong>{meaning.title}</strong>
              <p>{meaning.text}</p>
            </div>
          </Meaning>
        )}
      </Row>
      {fieldState.error?.message && (
        <Below>
          <Alert tone="late" live>
            {fieldState.error.message}
          </Alert>
        </Below>
      )}
    </Card>
  )
}

function meaningOf(selection: ModeSelection): { title: string; text: string } {
  const { shippingModes, equipmentMode } = selection
  const names = modeCards.filter((card) => isPicked(selection, card)).map(({ label }) => label)
  const count = names.length === 1 ? '1 mode' : `${names.length} modes`
  const title = `${equipmentModeLabels[equipmentMode]}, ${count}`
  if (names.length === 0) return { title, text: 'Pick at least one card.' }
  if (names.length > 1)
    return { title, text: `${names.join(' and ')} are compared on one page. Reefer or Flatbed would replace both.` }
  const text = shippingModes.some(isLtlMode)
    ? 'Your freight shares the trailer with other shippers; add Truckload Dry to compare.'
    : 'A full trailer: includes contracted rates and spot rates.'
  return { title, text }
}

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 24, [TOUCH]: { display: 'block' } })
const Below = styled('div')({ marginTop: 12 })

const Meaning = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  minWidth: 0,
  paddingLeft: 20,
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
  fontSize: 12,
  lineHeight: '16px',
  '& svg': { flex: 'none', width: 14, height: 14, marginTop: 2, color: theme.vars.palette.accent.fg },
  '& strong': { fontSize: 13, lineHeight: '18px', fontWeight: 600 },
  '& p': { color: theme.vars.palette.text.secondary },
}))
