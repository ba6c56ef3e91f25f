import type { QuoteDraft } from '@lanewise/contract/quote-form'
import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { freightOf } from '@lanewise/domain/quotes/details'
import { servicesFor } from '@lanewise/domain/quotes/mode-cards'
import { type RefObject, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { LineItems, type LineItemsHandle } from '#features/line-items/index.ts'
import { PartTitle } from './PartTitle.tsx'

type FreightCardProps = { defaultCommodity: string | null; items: RefObject<LineItemsHandle | null> }

/** Freight lines. The overlength accessorial follows the longest of them. */
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
    setValue('lineItems', next, { shouldValidate: formState.isSubmitted })
  }
  const wrong = formState.errors.lineItems
  return (
    <LineItems
      title={<PartTitle number={4}>Freight</PartTitle>}
      items={lineItems as LineItem[]}
      onChange={change}
      freight={freight}
      defaultCommodity={defaultCommodity}
      error={wrong?.root?.message ?? wrong?.message}
      ref={items}
    />
  )
}
