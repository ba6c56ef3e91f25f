import type { QuoteDraft } from '@lanewise/contract/quote-form'
import { digitsOnly } from '@lanewise/domain/commodities/commodity'
import { totalLinearFeet } from '@lanewise/domain/freight/linear-feet'
import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { freightOf } from '@lanewise/domain/quotes/details'
import { servicesFor } from '@lanewise/domain/quotes/mode-cards'
import { styled } from '@mui/material/styles'
import { type RefObject, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { LineItems, type LineItemsHandle } from '#features/line-items/index.ts'
import { NumberField } from '#platform/form/fields.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { PartTitle } from './PartTitle.tsx'

type FreightCardProps = { defaultCommodity: string | null; items: RefObject<LineItemsHandle | null> }

/** The lines of freight; overlength follows the longest of them. */
export function FreightCard({ defaultCommodity, items }: FreightCardProps) {
  const { control, setValue, getValues, formState } = useFormContext<QuoteDraft>()
  const [lineItems, shippingModes, equipmentMode] = useWatch({
    control,
    name: ['lineItems', 'shippingModes', 'equipmentMode'],
  })
  const freight = useMemo(() => freightOf({ shippingModes, equipmentMode }), [shippingModes, equipmentMode])
  const change = (next: LineItem[]) => {
    const modes = getValues()
    setValue('additionalServices', servicesFor(modes.shippingModes, modes.additionalServices, next))
    setValue('lineItems', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }
  const wrong = formState.errors.lineItems
  return (
    <>
      <LineItems
        title={<PartTitle number={4}>Freight</PartTitle>}
        items={lineItems as LineItem[]}
        onChange={change}
        freight={freight}
        defaultCommodity={defaultCommodity}
        error={wrong?.root?.message ?? wrong?.message}
        ref={items}
      />
      <Card>
        <Feet>
          <NumberField
            name="linearFeet"
            label="Linear feet (ft)"
            sanitize={decimal}
            maxLength={5}
            placeholder={String(totalLinearFeet(lineItems))}
          />
          <p>Worked out from the items; enter a number if your loading plan takes another length.</p>
        </Feet>
      </Card>
    </>
  )
}

const decimal = (text: string) => digitsOnly(text, undefined, { decimals: true })

const Feet = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  alignItems: 'end',
  gap: 16,
  '& p': { paddingBottom: 8, color: theme.vars.palette.text.tertiary, fontSize: 12, lineHeight: '16px' },
}))
