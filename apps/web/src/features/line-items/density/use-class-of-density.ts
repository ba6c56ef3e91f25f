import { type LineItemForm, lineItemOf } from '@lanewise/contract/line-items'
import { classToFill, recommendedClass } from '@lanewise/domain/orders/items/class-recommendation'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useToday } from '#platform/use-now.ts'

/** Fills in the freight class as soon as the density is known, where the mode needs a class. */
export function useClassOfDensity(isRequired: boolean) {
  const { control, setValue } = useFormContext<LineItemForm>()
  const item = lineItemOf(useWatch({ control }) as LineItemForm)
  const recommended = recommendedClass(item, useToday())?.freightClass ?? null
  const filled = useRef<typeof recommended>(null)
  const next = isRequired ? classToFill({ chosen: item.freightClass, filled: filled.current, recommended }) : null
  useEffect(() => {
    if (!next) return
    filled.current = next
    setValue('freightClass', next, { shouldValidate: true })
  }, [next, setValue])
}
