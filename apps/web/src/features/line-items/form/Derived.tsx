import { type LineItemForm, lineItemOf } from '@lanewise/contract/line-items'
import { withDerived } from '@lanewise/domain/orders/items/line-item'
import { formatNumber } from '@lanewise/domain/shared/format'
import { roundHalfUp } from '@lanewise/domain/shared/units'
import { styled } from '@mui/material/styles'
import { useFormContext, useWatch } from 'react-hook-form'
import { TOUCH } from '#ui/theme/tokens.ts'

/** Derived values: pounds per package and linear feet of the trailer. (ITEM-4, ITEM-5) */
export function Derived() {
  const { control } = useFormContext<LineItemForm>()
  const values = useWatch({ control }) as LineItemForm
  const { perPackageWeight, linearFeet } = withDerived(lineItemOf(values))
  const texts = [
    perPackageWeight !== null && `${formatNumber(roundHalfUp(perPackageWeight, 2))} lbs a package`,
    linearFeet > 0 && `${formatNumber(linearFeet)} linear ft`,
  ]
  return <Text>{texts.filter(Boolean).join(' · ')}</Text>
}

const Text = styled('span')(({ theme }) => ({
  flex: 1,
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
  [TOUCH]: { flexBasis: '100%' },
}))
